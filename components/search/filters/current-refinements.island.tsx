'use client'

import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { useClearRefinements, useCurrentRefinements } from 'react-instantsearch'
import { useFacetValue } from './facet-names.ts'

/** The active refinements, each with a link that removes it, and a link that removes all; links also work without script. */
export const CurrentRefinements = () => {
  const t = useTranslations('search')
  const word = useFacetValue()
  const { items, refine, createURL } = useCurrentRefinements()
  const all = useClearRefinements()
  const chosen = items.flatMap(({ refinements }) => refinements)
  if (!chosen.length) return null
  const link = (href: string, remove: () => void, isLast: boolean) => ({
    href,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      // A click that opens another tab or window is left to the browser.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      const { currentTarget: link } = event
      // The chip disappears: the focus moves to a remaining chip, or to the results.
      const rest = [...(link.closest('ul')?.querySelectorAll('a') ?? [])].find((other) => other !== link)
      remove()
      const heir = isLast ? document.getElementById('aantal') : rest
      heir?.focus({ preventScroll: true })
    },
  })
  return (
    <ul aria-label={t('chosen')} className="flex flex-wrap items-center gap-2">
      {chosen.map((refinement) => {
        const text = word(refinement.attribute, String(refinement.value))
        return (
          <li key={`${refinement.attribute}/${refinement.value}`}>
            <a
              {...link(createURL(refinement), () => refine(refinement), chosen.length === 1)}
              aria-label={t('remove', { value: text })}
              className="flex min-h-9 items-center gap-2 rounded-full bg-brand-soft px-4 text-sm font-medium text-brand-strong no-underline hover:underline"
            >
              {text} <span aria-hidden="true">×</span>
            </a>
          </li>
        )
      })}
      <li>
        <a
          {...link(all.createURL(), all.refine, true)}
          className="inline-block px-2 py-1.5 text-sm underline underline-offset-4"
        >
          {t('clear')}
        </a>
      </li>
    </ul>
  )
}
