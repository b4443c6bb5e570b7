'use client'

import { useTranslations } from 'next-intl'
import { useClearRefinements, useCurrentRefinements } from 'react-instantsearch'
import { facetName, useFacetValue } from './facet-words.ts'

/** What is chosen, each choice to be taken back by itself, or all at once. */
export const Chips = () => {
  const t = useTranslations('search')
  const word = useFacetValue()
  const { items, createURL } = useCurrentRefinements()
  const clear = useClearRefinements()
  if (!items.length) return null
  return (
    <ul aria-label={t('chosen')} className="flex flex-wrap items-center gap-2">
      {items.flatMap(({ attribute, refinements, refine }) =>
        refinements.map((refinement) => {
          const value = word(attribute, String(refinement.value))
          return (
            <li key={`${attribute}/${refinement.value}`}>
              <a
                href={createURL(refinement)}
                aria-label={t('remove', { facet: t(`facets.${facetName(attribute)}`), value })}
                onClick={(event) => {
                  event.preventDefault()
                  refine(refinement)
                }}
                className="flex min-h-9 items-center gap-2 rounded-full bg-brand-soft px-4 text-sm font-medium text-brand-strong no-underline hover:underline"
              >
                {value} <span aria-hidden="true">×</span>
              </a>
            </li>
          )
        }),
      )}
      <li>
        <a
          href={clear.createURL()}
          onClick={(event) => {
            event.preventDefault()
            clear.refine()
          }}
          className="inline-block px-2 py-1.5 text-sm underline underline-offset-4"
        >
          {t('clear')}
        </a>
      </li>
    </ul>
  )
}
