'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Travel } from '#lib/geo/travel.ts'
import type { SpotPill } from './spot-pills.ts'

type Props = {
  readonly id: string
  /** What the map shows now; null until it is known. */
  readonly pills: readonly SpotPill[] | null
  readonly isCut: boolean
  /** Whether the map was drawn: before, no count stands above it. */
  readonly isDrawn: boolean
  /** Whether the places are those of a former search, since the newer ones did not come. */
  readonly isStale: boolean
  /** Asks for the newer ones again. */
  readonly onRetry: () => void
  /** Whether the base map did not come. */
  readonly isBare: boolean
  /** Whether what is in sight is announced as the map moves: not where the list follows, whose count is. */
  readonly isAnnounced: boolean
  /** The travel time whose reach the map outlines; absent where it outlines none. */
  readonly travel: Travel | undefined
  readonly onHighlight: (pill: SpotPill | null) => void
  readonly onChoose: (pill: SpotPill) => void
}

/** What is in sight on the map, as a list of buttons, the largest first: all that the map shows, for who does not see it. */
export const MapList = ({
  id,
  pills,
  isDrawn,
  isCut,
  isStale,
  onRetry,
  isBare,
  isAnnounced,
  travel,
  onHighlight,
  onChoose,
}: Props) => {
  const [t, search] = [useTranslations('finder'), useTranslations('search')]
  // A closed list is not made anew at every move of the map.
  const [isOpen, setOpen] = useState(false)
  // That the map is loading is announced at first only, not at each search of its area.
  const isCounted = pills !== null && isDrawn && !isStale
  const [isLoaded, setLoaded] = useState(isCounted)
  if (isCounted && !isLoaded) setLoaded(true)
  const programs = new Set(pills?.flatMap((pill) => [...pill.programs])).size
  // A pill may stand for several: their number is counted as above the list.
  const locations = pills?.reduce((sum, { members }) => sum + members.length, 0) ?? 0
  const uncounted = isStale ? t('mapIncomplete') : t('mapLoading')
  const status = isCounted ? t('inSight', { programs, locations }) : uncounted
  return (
    <div className="map-note">
      {/* Announced as the map moves; the summary shows the same visually. */}
      <output className="sr-only">{isAnnounced || !isLoaded ? status : null}</output>
      {travel ? (
        <p className="flex items-center gap-2 border-b border-line px-3 py-1.5">
          <svg viewBox="0 0 24 2" aria-hidden="true" className="h-0.5 w-6 shrink-0 stroke-accent stroke-2">
            <path d="M0 1h24" strokeDasharray="5 3" />
          </svg>
          {t('reachKey', { time: t(`travel.${travel.by}`, { minutes: travel.minutes }) })}
        </p>
      ) : null}
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="min-h-8 px-3 py-1.5 font-semibold pointer-coarse:min-h-11 pointer-coarse:py-3">
          <span id={id}>{status}</span>
        </summary>
        {isOpen && pills?.length ? (
          <ul aria-label={t('inSightList')} className="max-h-56 overflow-y-auto border-t border-line py-1">
            {pills.map((pill) => (
              <li key={pill.id}>
                <button
                  type="button"
                  onPointerEnter={() => onHighlight(pill)}
                  onPointerLeave={() => onHighlight(null)}
                  onFocus={() => onHighlight(pill)}
                  onBlur={() => onHighlight(null)}
                  onClick={() => onChoose(pill)}
                  className="flex min-h-9 w-full items-baseline pointer-coarse:min-h-11 justify-between gap-3 px-3 py-1.5 text-start hover:bg-sunken"
                >
                  <span lang="nl">
                    {pill.hasMore
                      ? t(pill.level === 'town' ? 'pillAround' : 'pillOthers', { name: pill.name })
                      : pill.name}
                  </span>
                  <span className="shrink-0 text-muted">{t('programsHere', { count: pill.programs.size })}</span>
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <p className="border-t border-line px-3 py-2 text-muted">{t('mapHelp')}</p>
      </details>
      {isCut ? <p className="border-t border-line px-3 py-2">{t('mapCut')}</p> : null}
      {isStale ? (
        <p role="status" className="border-t border-line px-3 py-2">
          {t('mapStale')}{' '}
          <button type="button" onClick={onRetry} className="font-semibold link pointer-coarse:min-h-11">
            {search('retry')}
          </button>
        </p>
      ) : null}
      {isBare ? (
        <p role="status" className="border-t border-line px-3 py-2">
          {t('mapBare')}
        </p>
      ) : null}
    </div>
  )
}
