'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
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
  const [media, setMedia] = useState<HTMLMediaElement | null>(null)
  useEffect(() => {
    if (!media) return undefined
    const arrive = async () => {
      const { Console: Arrived } = await import('./console.tsx')
      // What already plays is left alone: taking over would stop it.
      if (media.isConnected && media.paused) setConsole(() => Arrived)
    }
    // The recording that a page is about is steered at once; one in a text, when the reader comes near. Where the code
    // does not come, the platform's controls stay.
    const wait = item.href === null ? whenNear : atOnce
    return wait(media, () => void arrive().catch(() => undefined))
  }, [media, item.href])
  const label = item.byline ? `${item.title}, ${item.byline}` : item.title
  return (
    <div data-screen="" className="on-night overflow-hidden rounded-xl border border-line">
      {item.kind === 'video' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- it has a track wherever its words are known
        <video
          ref={setMedia}
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
              <audio ref={setMedia} controls preload="none" aria-label={label} className="w-full">
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
