'use client'

import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { useFacetValue } from '#components/search/filters/facet-names.ts'
import { useDeferredResults, useLinkTo } from '#components/search/list/search-state.ts'
import { mostPagedHits } from '#lib/search/list-pages.ts'

const attribute = 'level'

type Value = { readonly name: string; readonly count: number }

/** For more hits than a list can show: a note that it ends, and links to levels with fewer hits, each with its count. */
export const MoreThanTheList = memo(() => {
  const t = useTranslations('finder')
  const word = useFacetValue()
  const deferred = useDeferredResults()
  const { state, results, isAnswer } = deferred
  const linkTo = useLinkTo(deferred)
  if (!isAnswer || results.nbHits <= mostPagedHits || state.refinements[attribute]) return null
  const values = results.getFacetValues(attribute, {})
  if (!Array.isArray(values)) return null
  return (
    <div className="space-y-3 rounded-lg bg-sunken p-5">
      <p className="font-display font-semibold">{t('beyond', { most: mostPagedHits })}</p>
      <ul className="flex flex-wrap gap-2">
        {(values as readonly Value[]).map(({ name, count }) => {
          const link = linkTo(({ query, refinements }) => ({
            query,
            page: 1,
            refinements: { ...refinements, [attribute]: [name] },
          }))
          return (
            <li key={name}>
              <a {...link} className="tag gap-2">
                {word(attribute, name)}
                <span className="text-sm text-muted tabular-nums">{t('programsHere', { count })}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
})
