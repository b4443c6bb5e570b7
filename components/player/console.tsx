import {
  mdiClosedCaptionOutline,
  mdiFastForward15,
  mdiFullscreen,
  mdiPause,
  mdiPlay,
  mdiRewind15,
  mdiShareVariantOutline,
} from '@mdi/js'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { clock, parseMoment } from '#lib/media/transcript/time.ts'
import { ChapterList } from './chapter-list.tsx'
import { Control } from './control.tsx'
import { openDock } from './dock.tsx'
import { fillScreen, showCaptions, steerFilm } from './film.ts'
import { Frame } from './frame.tsx'
import { fill, spoken, type PlayerItem, type PlayerWords } from './item.ts'
import { leap, playerKeys } from './keys.ts'
import { memory, speeds } from './memory.ts'
import { playbackOf, skip, currentPlayback, toggle } from './playback.ts'
import { useShare } from './use-share.ts'
import { VoiceStrip } from './voice-strip.tsx'

export type ConsoleProps = {
  readonly item: PlayerItem
  readonly words: PlayerWords
  /** The film's own element; null for sound. */
  readonly film: HTMLMediaElement | null
}

/** The controls of a recording. */
export const Console = ({ item, words, film }: ConsoleProps) => {
  const root = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLButtonElement>(null)
  const keys = useId()
  const router = useRouter()
  const playback = useMemo(() => playbackOf(item, film), [item, film])
  const { time, duration, playing, waiting, failed, speed } = useSyncExternalStore(
    playback.subscribe,
    playback.snapshot,
    playback.snapshot,
  )
  const [captions, setCaptions] = useState(memory.captions)
  const { share, shared } = useShare(item.href, words.shared)
  const [left] = useState(() => memory.position(item.id))

  useEffect(() => openDock({ words, navigate: (href) => router.push(href) }), [words, router])
  useEffect(() => {
    if (film) showCaptions(film, captions)
  }, [film, captions])
  // A page that was left is kept, hidden: its film must not go on talking.
  useEffect(() => (film ? steerFilm(film, playback) : undefined), [film, playback])
  useEffect(() => {
    const moment = parseMoment(new URLSearchParams(location.search).get('t'))
    if (moment !== null && playback.snapshot().time === 0) playback.seek(moment)
  }, [playback])
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => currentPlayback.show(item.id, entry?.isIntersecting ?? false))
    if (root.current) seen.observe(root.current)
    return () => {
      seen.disconnect()
      currentPlayback.show(item.id, false)
    }
  }, [item.id])

  const chapter = item.chapters.findLast(({ start }) => start <= time + 0.01)
  const start = (from: number) => {
    playback.seek(from)
    playback.play()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the group; what they do has buttons of its own
    <div
      ref={root}
      role="group"
      aria-label={fill(words.player, { title: item.title })}
      aria-describedby={keys}
      onKeyDown={playerKeys(playback)}
    >
      <Frame
        item={item}
        words={words}
        main={
          <Control
            ref={main}
            look="main"
            label={playing ? words.pause : words.play}
            icon={playing ? mdiPause : mdiPlay}
            onClick={() => toggle(playback)}
          />
        }
        offer={
          left !== null && time === 0 && !playing ? (
            <button
              type="button"
              onClick={() => {
                // The pressed button goes away.
                main.current?.focus()
                start(left)
              }}
              className="min-h-11 rounded-full border border-line-strong px-4 text-sm font-semibold hover:bg-surface"
            >
              {fill(words.resume, { time: clock(left) })}
            </button>
          ) : null
        }
        strip={
          <>
            <VoiceStrip {...item} time={time} duration={duration} />
            <input
              type="range"
              className="scrubber absolute inset-0"
              min={0}
              max={Math.max(1, Math.floor(duration))}
              step={1}
              value={Math.floor(time)}
              onChange={({ currentTarget }) => playback.seek(Number(currentTarget.value))}
              aria-label={words.seek}
              aria-valuetext={
                duration
                  ? fill(words.position, { time: spoken(time, words), duration: spoken(duration, words) })
                  : spoken(time, words)
              }
            />
          </>
        }
        tools={
          <>
            <p className="mt-0! grow basis-full text-sm tabular-nums sm:basis-0">
              {clock(time)} {duration ? <span className="text-muted">/ {clock(duration)}</span> : null}
              <span role="status" className="ms-4 text-sun">
                {failed ? words.failed : shared || (waiting ? words.waiting : '')}
              </span>
            </p>
            <Control label={words.back} icon={mdiRewind15} onClick={() => skip(playback, -leap)} />
            <Control label={words.forward} icon={mdiFastForward15} onClick={() => skip(playback, leap)} />
            <select
              aria-label={words.speed}
              title={words.speed}
              value={speed}
              onChange={({ currentTarget }) => playback.setSpeed(Number(currentTarget.value))}
              className="min-h-11 w-18 rounded-full border border-line-strong bg-night ps-3 text-sm font-semibold"
            >
              {speeds.map((one) => (
                <option key={one} value={one}>
                  {one.toLocaleString(words.locale)}×
                </option>
              ))}
            </select>
            {film && item.captions ? (
              <Control
                label={words.captions}
                icon={mdiClosedCaptionOutline}
                pressed={captions}
                onClick={() => {
                  memory.keepCaptions(!captions)
                  setCaptions(!captions)
                }}
              />
            ) : null}
            {film ? <Control label={words.fullscreen} icon={mdiFullscreen} onClick={() => fillScreen(film)} /> : null}
            {item.href ? (
              <Control label={words.share} icon={mdiShareVariantOutline} onClick={() => share(time)} />
            ) : null}
          </>
        }
      />
      <p id={keys} className="sr-only">
        {words.keys}
      </p>
      <ChapterList
        title={words.chapters}
        chapters={item.chapters}
        language={item.language}
        current={chapter?.start ?? null}
        onPick={start}
      />
    </div>
  )
}
