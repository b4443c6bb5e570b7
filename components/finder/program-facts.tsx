'use client'

import { useTranslations } from 'next-intl'
import { usePageFormat } from '#lib/i18n/use-page-format.ts'
import { useFacetValue } from '#components/search/filters/facet-names.ts'
import { lengthInWords } from '#lib/routes/duration-in-words.ts'
import type { Nearest } from '#lib/search/spots.ts'
import type { SearchRecord } from '#schema/index.ts'

export type ProgramHit = SearchRecord<'programs'>

/** The facts of a programme in words; empty where the catalogue does not say. */
export const useFacts = () => {
  const [word, t] = [useFacetValue(), useTranslations('finder')]
  return (hit: ProgramHit) => ({
    level: hit.level ? word('level', hit.level) : '',
    form: [
      ...new Set(
        (hit.program_forms ?? []).flatMap(({ track }) =>
          track ? [word('program_forms.tracks.name', track.name)] : [],
        ),
      ),
    ].join(', '),
    duration: hit.duration_in_months ? lengthInWords(t, hit.duration_in_months) : '',
    institution: (hit.educational_institutions ?? []).map(({ title }) => title).join(', '),
    qualifications: (hit.qualifications ?? []).map(({ name }) => word('qualifications.name', name)).join(', '),
  })
}

/** Where a programme is taught, and how far that is, in words; without a location it says so, and nothing while that is not known (null). */
export const useLocationWords = () => {
  const t = useTranslations('finder')
  const format = usePageFormat()
  return (where: Nearest | undefined | null): string => {
    if (where === null) return ''
    if (!where) return t('noPlace')
    const { spot, count } = where
    if (spot.minutes !== null) {
      const minutes = format.number(spot.minutes)
      return `${spot.city} · ${count > 1 ? t('soonestOf', { minutes, count }) : t('minutes', { minutes })}`
    }
    if (spot.distance === null) return count > 1 ? t('inPlaces', { city: spot.city, count: count - 1 }) : spot.city
    const km = format.number(spot.distance / 1000, { maximumFractionDigits: spot.distance < 10_000 ? 1 : 0 })
    return `${spot.city} · ${count > 1 ? t('nearestOf', { km, count }) : t('distance', { km })}`
  }
}
