import type { RefObject } from 'react'
import type { Playback } from '#components/player/playback.ts'

/** The lines of a transcript with the seconds at which they begin. */
const linesIn = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('[data-start]')].map((line) => ({
    line,
    start: Number(line.dataset['start']),
  }))

/**
 * Marks the line that is being said while the recording of that id plays, and keeps it in view when `scrolls`.
 * Ends by what comes back.
 */
export const followAlong = (id: string, text: RefObject<HTMLElement | null>, scrolls: boolean): (() => void) => {
  let marked: HTMLElement | null = null
  let release = () => {}
  let ended = false
  const mark = (playback: Playback) => {
    if (!text.current) return
    const { time } = playback.snapshot()
    const line = linesIn(text.current).findLast(({ start }) => start <= time + 0.05)?.line ?? null
    if (line === marked) return
    marked?.removeAttribute('aria-current')
    line?.setAttribute('aria-current', 'true')
    if (scrolls) line?.scrollIntoView({ block: 'center' })
    marked = line
  }
  const begin = async () => {
    const { currentPlayback } = await import('#components/player/playback.ts')
    if (ended) return
    let stop = () => {}
    const meet = () => {
      stop()
      const playback = currentPlayback.get()
      stop = playback?.item.id === id ? playback.subscribe(() => mark(playback)) : () => {}
    }
    const leave = currentPlayback.subscribe(meet)
    meet()
    release = () => {
      leave()
      stop()
    }
  }
  // Without its code nothing is marked, and the transcript reads as it did.
  begin().catch(() => undefined)
  return () => {
    ended = true
    release()
    marked?.removeAttribute('aria-current')
  }
}
