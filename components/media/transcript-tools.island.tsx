'use client'

import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { isPlainClick } from '#components/ui/plain-click.ts'
import { findMatches } from '#lib/media/transcript/find.ts'
import { followAlong } from './follow-along.ts'
import { highlight, highlightAt, rangesOf } from './highlights.ts'

type Props = {
  readonly id: string
  readonly words: Readonly<Record<'search' | 'next' | 'previous' | 'none' | 'found' | 'count' | 'follow', string>>
  readonly children: ReactNode
}

/** Plays a recording from a moment, as soon as its player is there; our controls do not come while the platform's play it. */
const playFrom = async (id: string, time: number) => {
  const media = document.querySelector<HTMLMediaElement>(`[data-recording="${CSS.escape(id)}"]`)
  if (media && !media.paused) {
    media.currentTime = time
    return
  }
  const { playbackById } = await import('#components/player/playback.ts')
  const playback = await playbackById(id)
  playback.seek(time)
  playback.play()
}

/** Search in what is said, times that play, and a mark that goes along with the sound. */
export const TranscriptTools = ({ id, words, children }: Props) => {
  const text = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [ranges, setRanges] = useState<readonly Range[]>([])
  const [query, setQuery] = useState('')
  /** Which of the places was jumped to; none yet at -1. */
  const [at, setAt] = useState(-1)
  const [scrolls, setScrolls] = useState(false)

  useEffect(() => followAlong(id, text, scrolls), [id, scrolls])
  useEffect(() => () => highlight([]), [])

  const search = (wanted: string) => {
    setQuery(wanted)
    const matches = text.current
      ? rangesOf(text.current, '[id] > span', (sentence) => findMatches(sentence, wanted))
      : []
    setRanges(matches)
    setAt(-1)
    highlight(matches)
  }
  // Words that were typed before this code arrived count too.
  const searchTyped = useEffectEvent(() => search(field.current?.value ?? ''))
  useEffect(() => searchTyped(), [])
  const jump = (by: 1 | -1) => {
    if (!ranges.length) return
    const last = ranges.length - 1
    const next = by > 0 ? (at === last ? 0 : at + 1) : at <= 0 ? last : at - 1
    const range = ranges[next]
    setAt(next)
    highlightAt(range)
    range?.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  }
  const onKeyDown = ({ key, shiftKey, nativeEvent }: KeyboardEvent) => {
    if (nativeEvent.isComposing) return
    if (key === 'Enter') jump(shiftKey ? -1 : 1)
    if (key === 'Escape') search('')
  }
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="?t="]') : null
    const start = link?.closest<HTMLElement>('[data-start]')?.dataset['start']
    if (!link || start === undefined || !isPlainClick(event)) return
    event.preventDefault()
    // Without its code nothing can play from here; the link then does what links do.
    playFrom(id, Number(start)).catch(() => location.assign(link.href))
  }
  const outcome = (at < 0 ? (ranges.length ? words.found : words.none) : words.count)
    .replace('{current}', String(at + 1))
    .replace('{count}', String(ranges.length))
  return (
    <>
      <div data-screen="" className="noscript:hidden flex flex-wrap items-end gap-x-4 gap-y-3">
        <label className="min-w-56 grow sm:max-w-80">
          <span className="block pb-1 text-sm font-semibold">{words.search}</span>
          <input
            ref={field}
            type="search"
            className="field"
            value={query}
            onChange={({ currentTarget }) => search(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </label>
        {ranges.length > 1
          ? ([-1, 1] as const).map((by) => (
              <button
                key={by}
                type="button"
                onClick={() => jump(by)}
                className="min-h-12 rounded-full border border-line-strong px-5 font-semibold hover:bg-sunken"
              >
                {by < 0 ? words.previous : words.next}
              </button>
            ))
          : null}
        <output aria-live="polite" className="py-3 text-sm text-muted">
          {query.trim() ? outcome : ''}
        </output>
        <label className="flex min-h-12 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={scrolls}
            onChange={({ currentTarget }) => setScrolls(currentTarget.checked)}
            className="size-5 accent-brand"
          />
          {words.follow}
        </label>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links in it are what is clicked, by keys too */}
      <div ref={text} onClick={onClick}>
        {children}
      </div>
    </>
  )
}
