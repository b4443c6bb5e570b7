'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useCurrentResults, type CurrentResults } from '#components/search/list/search-state.ts'
import { locationParameters } from '#lib/search/finder.ts'
import type { Where } from '#lib/search/location-filter.ts'
import { isNarrowed } from '#lib/search/state.ts'
import type { Around } from './finder-search.ts'
import { useCurrentWhere } from './use-understanding.ts'

/** Where is looked, as the end of a sentence. */
const useWhereWords = () => {
  const t = useTranslations('finder')
  return (where: Where): string => {
    switch (where.kind) {
      case 'place':
        return where.radius === null
          ? t('where.from', { place: where.place.name })
          : t('where.place', { radius: where.radius, place: where.place.name })
      case 'area':
        return t('where.area')
      case 'online':
        return t('where.online')
      case 'country':
        return t('where.country')
      default:
        return where satisfies never
    }
  }
}

/** The search parameters that say where is looked. */
const geographic = ['aroundLatLng', 'aroundRadius', 'insideBoundingBox', 'filters'] as const

/** Whether results are of the place in the address, rather than of the former one. */
const isOf = ({ results }: CurrentResults, { where, isMarked, order }: Around): boolean => {
  const geography = locationParameters(where, isMarked, order)
  return geographic.every(
    (name) =>
      JSON.stringify(Reflect.get(results._state, name) || null) ===
      JSON.stringify(Reflect.get(geography, name) || null),
  )
}

type Props = {
  /** What the page is about, to stand in its title. */
  readonly title: string
  readonly around: Around
}

/**
 * What the list holds, as one sentence in a polite live region, and in the title of the page. Place and count change together:
 * until the answer for another place is there, the sentence is that of the former one.
 */
export const ResultHeading = ({ title, around }: Props) => {
  const [t, search] = [useTranslations('finder'), useTranslations('search')]
  const whereWords = useWhereWords()
  const current = useCurrentResults()
  const { state, results, isAnswer } = current
  const { nbHits: count, query } = results
  const where = whereWords(useCurrentWhere(around))
  const next = t('sentence', { count, words: query, hasWords: query ? 'yes' : 'no', where })
  const [sentence, settle] = useState(next)
  if (sentence !== next && isAnswer && isOf(current, around)) settle(next)
  const counted = query ? search('resultsFor', { count, query }) : search('results', { count })
  useEffect(() => {
    // The server gave the first title; what is searched for here changes it.
    if (isAnswer) document.title = `${isNarrowed(state) ? `${title}: ${counted}` : title} · Lesroute`
  }, [title, counted, state, isAnswer])
  return (
    <div id="aantal" role="status" tabIndex={-1} className="outline-none">
      <h1 className="text-xl/snug font-bold">{sentence}</h1>
    </div>
  )
}
