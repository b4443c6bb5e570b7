'use client'

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { ConsoleProps } from './console.tsx'
import { Frame } from './frame.tsx'
import type { PlayerItem, PlayerWords } from './item.ts'

type Props = {
  readonly item: PlayerItem
  readonly words: PlayerWords
  /** The chapters as text, for as long as there are no buttons. */
  readonly children?: ReactNode
}

const atOnce = (_: Element, action: () => void) => {
  action()
  return () => {}
}

/** Acts once the element is less than half a screen away; ends by what comes back. */
const whenNear = (element: Element, action: () => void) => {
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      near.disconnect()
      action()
    },
    { rootMargin: '50%' },
  )
  near.observe(element)
  return () => near.disconnect()
}

/**
 * A recording in the platform's own player; our controls take over once their code is here. Without script, or when
 * that code does not come, everything can still be played.
 */
export const Player = ({ item, words, children }: Props) => {
  const [Console, setConsole] = useState<ComponentType<ConsoleProps> | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const [media, setMedia] = useState<HTMLMediaElement | null>(null)
  useEffect(() => {
    if (!media) return undefined
    // Where the code does not come, the platform's controls stay.
    const begin = () => void arrive().catch(() => undefined)
    const arrive = async () => {
      const [{ Console: Arrived }, { playbackOf }] = await Promise.all([
        import('./console.tsx'),
        import('./playback.ts'),
      ])
      if (!media.isConnected || ended.signal.aborted) return
      // What already plays is left alone until it pauses, as it does at its end: taking over would stop it.
      if (!media.paused) return media.addEventListener('pause', begin, { once: true, signal: ended.signal })
      const hasFocus = document.activeElement === media
      // Sound gets an element of its own, which begins where this one was.
      if (item.kind === 'audio' && media.currentTime && !media.ended) playbackOf(item, null).seek(media.currentTime)
      flushSync(() => setConsole(() => Arrived))
      if (hasFocus) root.current?.querySelector('button')?.focus()
    }
    const ended = new AbortController()
    // The recording that a page is about is steered at once; one in a text, when the reader comes near.
    const stop = (item.href === null ? whenNear : atOnce)(media, begin)
    return () => {
      ended.abort()
      stop()
    }
  }, [media, item])
  const label = item.byline ? `${item.title}, ${item.byline}` : item.title
  return (
    <div ref={root} data-screen="" className="on-night overflow-hidden rounded-xl border border-line">
      {item.kind === 'video' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- it has a track wherever its words are known
        <video
          ref={setMedia}
          data-recording={item.id}
          controls={!Console}
          playsInline
          preload="none"
          poster={item.poster ?? undefined}
          aria-label={label}
          className="aspect-video w-full bg-night"
        >
          <source src={item.src} type={item.type ?? undefined} />
          {item.captions ? <track kind="captions" src={item.captions} srcLang="nl" label="Nederlands" /> : null}
        </video>
      ) : null}
      {Console ? (
        <Console item={item} words={words} film={item.kind === 'video' ? media : null} />
      ) : (
        <Frame
          item={item}
          words={words}
          strip={
            item.kind === 'audio' ? (
              // oxlint-disable-next-line jsx-a11y/media-has-caption -- sound alone: what is said follows as text
              <audio
                ref={setMedia}
                data-recording={item.id}
                controls
                preload="none"
                aria-label={label}
                className="w-full"
              >
                <source src={item.src} type={item.type ?? undefined} />
              </audio>
            ) : null
          }
        />
      )}
      {Console ? null : children}
    </div>
  )
}
