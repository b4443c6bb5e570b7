'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef } from 'react'
import { travelMeans, writeTravel } from '#lib/geo/travel.ts'
import { everywhere, locationKeys } from '#lib/search/change-location.ts'
import type { LocationFilter } from '#lib/search/location-filter.ts'
import { radiiWith, type Where } from '#lib/search/where.ts'
import { writtenDistance } from './hidden-fields.tsx'

type Props = {
  readonly locationFilter: LocationFilter
  /** Searches with another distance at once, or has the page say that it needs a place; null where the place is not known. */
  readonly onChoose: (() => void) | null
}

const automaticLabel = ({ isAutomatic, radius, widenedFrom }: Extract<Where, { kind: 'place' }>) => {
  if (radius === null) return widenedFrom === undefined ? 'auto' : 'widenedToAll'
  if (widenedFrom !== undefined) return 'widenedRadius'
  return isAutomatic ? 'autoRadius' : 'radiusFromWords'
}

/** How far from the place: one choice, in groups by what is counted. */
export const RadiusField = ({ locationFilter: { chosen, travel, where }, onChoose }: Props) => {
  const t = useTranslations('finder')
  const id = useId()
  const field = useRef<HTMLSelectElement>(null)
  const current = writtenDistance({ chosen, travel }) ?? ''
  const shown = useRef(current)
  // What was chosen before this code came counts.
  useEffect(() => {
    if (field.current && field.current.value !== current) onChoose?.()
    // Once: from here on it is chosen with the code there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  // Another address is another choice. The field stays mounted, and with it the focus; what was chosen before hydration stays too.
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    if (field.current) field.current.value = current
  }, [current])
  // A travel time among the words of the query is none of the address.
  const understood = !travel && 'travel' in where ? where.travel : undefined
  const auto = understood
    ? t(`travel.${understood.by}`, { minutes: understood.minutes })
    : where.kind === 'place' && chosen === undefined && !travel
      ? t(automaticLabel(where), { radius: where.radius ?? 0 })
      : where.kind === 'region' && !travel
        ? t('autoRegion')
        : t('auto')
  return (
    <div className="bar-field">
      <label htmlFor={id}>{t('radius')}</label>
      <select
        ref={field}
        id={id}
        name={locationKeys.radius}
        defaultValue={current}
        onChange={(event) => {
          // In the popover of a phone the button searches, for what else is filled in there.
          if (!event.currentTarget.closest(':popover-open')) onChoose?.()
        }}
      >
        <option value="">{auto}</option>
        <optgroup label={t('radiusGroup')}>
          {radiiWith(chosen).map((radius) => (
            <option key={radius} value={radius}>
              {t('radiusKm', { radius })}
            </option>
          ))}
        </optgroup>
        {(['fiets', 'trein'] as const).map((by) => (
          <optgroup key={by} label={t(`travelGroups.${by}`)}>
            {travelMeans[by].map((minutes) => (
              <option key={minutes} value={writeTravel({ by, minutes })}>
                {t(`travel.${by}`, { minutes })}
              </option>
            ))}
          </optgroup>
        ))}
        <option value={everywhere}>{t('anywhere')}</option>
      </select>
    </div>
  )
}
