'use client'

import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { withoutValue } from '#lib/search/relaxations.ts'
import type { SearchState } from '#lib/search/state.ts'
import { useFacetValue } from './facet-names.ts'
import { useCurrentResults, useLinkTo } from '../list/search-state.ts'

/** The active refinements, each with a link that removes it, and a link that removes all; links also work without script. */
export const CurrentRefinements = () => {
  const t = useTranslations('search')
  const word = useFacetValue()
  const current = useCurrentResults()
  const { state } = current
  const linkTo = useLinkTo(current)
  const chosen = Object.entries(state.refinements).flatMap(([attribute, values]) =>
    values.map((value) => ({ attribute, value })),
  )
  if (!chosen.length) return null
  const link = (to: (state: SearchState) => SearchState) => {
    const { href, onClick } = linkTo(to)
    return {
      // Followed before the code has come, or without script, it leads to the count as well.
      href: `${href}#aantal`,
      onClick: (event: MouseEvent<HTMLAnchorElement>) => {
        const list = event.currentTarget.closest('ul')
        onClick(event)
        if (!event.defaultPrevented) return
        // The chip disappears: the focus moves to a remaining chip, or to the results.
        const rest = [...(list?.querySelectorAll('a') ?? [])].filter((other) => other !== event.currentTarget)
        const receiver = Object.keys(to(state).refinements).length ? rest[0] : document.getElementById('aantal')
        receiver?.focus({ preventScroll: true })
      },
    }
  }
  return (
    <ul aria-label={t('chosen')} className="flex flex-wrap items-center gap-2">
      {chosen.map(({ attribute, value }) => {
        const text = word(attribute, value)
        return (
          <li key={`${attribute}/${value}`}>
            <a
              {...link((now) => withoutValue(now, attribute, value))}
              aria-label={t('remove', { value: text })}
              className="flex min-h-9 items-center gap-2 rounded-full bg-brand-soft px-4 text-sm font-medium wrap-anywhere text-brand-strong no-underline hover:underline"
            >
              {text} <span aria-hidden="true">×</span>
            </a>
          </li>
        )
      })}
      <li>
        <a
          {...link(({ query }) => ({ query, page: 1, refinements: {} }))}
          className="inline-block px-2 py-1.5 text-sm underline underline-offset-4"
        >
          {t('clear')}
        </a>
      </li>
    </ul>
  )
}
