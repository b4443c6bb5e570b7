'use client'

import { useTranslations } from 'next-intl'
import { useDeferredResults } from '#components/search/list/search-state.ts'
import { writeTravel } from '#lib/geo/travel.ts'
import { wider } from '#lib/search/finder.ts'
import { everywhere } from '#lib/search/change-location.ts'
import type { Where } from '#lib/search/where.ts'
import type { LinkToLocation } from './use-location-links.ts'

type Props = {
  readonly where: Where
  /** Programmes within each of the wider distances. */
  readonly counts: readonly number[]
  readonly count: number
  readonly linkTo: LinkToLocation
}

/** Number of programmes from which no wider search is suggested. */
const enough = 10

/** For few results: links to longer rides and larger distances with more results, each with its count. */
export const WiderSearch = ({ where, counts, count: current, linkTo }: Props) => {
  const t = useTranslations('finder')
  const { isAnswer } = useDeferredResults()
  if (!isAnswer || current >= enough) return null
  const steps = wider(where)
    .map(({ radius, travel }, index) => ({ radius, travel, count: counts[index] ?? 0 }))
    .filter(({ count }, index, all) => count > (all[index - 1]?.count ?? current))
  if (!steps.length) return null
  return (
    <div className="space-y-3 rounded-lg bg-sunken p-5">
      <p className="font-display font-semibold">{t('widen')}</p>
      <ul className="flex flex-wrap gap-2">
        {steps.map(({ radius, travel, count }) => (
          <li key={radius}>
            <a
              {...linkTo({ radius: travel ? writeTravel(travel) : radius === null ? everywhere : String(radius) })}
              className="tag gap-2"
            >
              {travel
                ? t(`travel.${travel.by}`, { minutes: travel.minutes })
                : radius === null
                  ? t('anywhere')
                  : t('radiusKm', { radius })}
              <span className="text-sm text-muted tabular-nums">{t('programsHere', { count })}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
