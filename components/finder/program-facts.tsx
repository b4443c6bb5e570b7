'use client'

import { useTranslations } from 'next-intl'
import { usePageFormat } from '#lib/i18n/use-page-format.ts'
import { useFacetValue, useValueLanguage } from '#components/search/filters/facet-names.ts'
import { lengthInWords } from '#lib/routes/duration-in-words.ts'
import type { Nearest } from '#lib/search/spots.ts'
import type { SearchRecord } from '#schema/index.ts'

export type ProgramHit = SearchRecord<'programs'>

/** The facts of a programme in words, empty where the catalogue does not say; those of terms with the language that they are in. */
export const useFacts = () => {
  const [word, languageOf, t] = [useFacetValue(), useValueLanguage(), useTranslations('finder')]
  const termsOf = (attribute: string, names: readonly string[]) => ({
    text: [...new Set(names.map((name) => word(attribute, name)))].join(', '),
    lang: languageOf(attribute, ...names),
  })
  return (hit: ProgramHit) => ({
    level: hit.level ? word('level', hit.level) : '',
    form: termsOf(
      'program_forms.tracks.name',
      (hit.program_forms ?? []).flatMap(({ track }) => track?.name ?? []),
    ),
    // A number stays on the line of its unit.
    duration: hit.duration_in_months ? lengthInWords(t, hit.duration_in_months).replaceAll(/(\d) /g, '$1\u00a0') : '',
    institution: (hit.educational_institutions ?? []).map(({ title }) => title).join(', '),
    qualifications: termsOf(
      'qualifications.name',
      (hit.qualifications ?? []).map(({ name }) => name),
    ),
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
