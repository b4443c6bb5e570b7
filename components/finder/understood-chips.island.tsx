'use client'

import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { useFacetValue } from '#components/search/filters/facet-names.ts'
import { isCountry } from '#lib/geo/country.ts'
import { namedPlace } from '#lib/search/area-words.ts'
import type { Where } from '#lib/search/where.ts'
import { withLiteral, withoutTyped, type ServedUnderstanding } from '#lib/search/understand/served.ts'
import { useParameterLinks } from './use-location-links.ts'

type Props = {
  readonly understanding: ServedUnderstanding
  /** The searched area, with the place that was understood. */
  readonly where: Where
}

/** How each understood span reads. */
const useUnderstoodName = (where: Where) => {
  const t = useTranslations('finder')
  const word = useFacetValue()
  return (one: ServedUnderstanding['understood'][number]): string => {
    if ('attribute' in one) {
      const value = word(one.attribute, one.value)
      return one.instead ? t('excluding', { value }) : value
    }
    if (isCountry(one.value)) return t('anywhere')
    if ('travel' in where && where.travel)
      return `${where.place.name} · ${t(`travel.${where.travel.by}`, where.travel)}`
    if (where.kind !== 'place') return one.text
    const { radius, place } = where
    const values = namedPlace(place.name, place.lead)
    return radius === null ? t('fromPlace', values) : t('kmFrom', { radius, ...values })
  }
}

/** What was understood of the query, each with a link that takes its words out; and one that searches for all as plain words. */
export const UnderstoodChips = ({ understanding: { understood, unused = [], rest }, where }: Props) => {
  const t = useTranslations('finder')
  const linkTo = useParameterLinks()
  const nameOf = useUnderstoodName(where)
  const all = [...understood, ...unused]
  if (!all.length) return null
  // One meaning may have been typed in several words.
  const chips = [...Map.groupBy(understood, nameOf)]
  const change = (to: (parameters: URLSearchParams) => URLSearchParams) => {
    const { href, onClick } = linkTo(to)
    return {
      // Followed before the code has come, or without script, it leads to the count as well.
      href: `${href}#aantal`,
      onClick: (event: MouseEvent<HTMLAnchorElement>) => {
        onClick(event)
        // The chip disappears: the focus moves to the count of the results.
        if (event.defaultPrevented) document.getElementById('aantal')?.focus({ preventScroll: true })
      },
    }
  }
  const literally = (
    <a
      {...change((parameters) =>
        withLiteral(
          parameters,
          all.map(({ key }) => key),
        ),
      )}
      className="inline-block px-2 py-1.5 text-sm underline underline-offset-4"
    >
      {t('undoAll')}
    </a>
  )
  if (!chips.length) return literally
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p id="begrepen" className="text-sm font-medium">
        {rest ? t('understoodWith', { words: rest }) : t('understood')}
      </p>
      <ul aria-labelledby="begrepen" className="flex flex-wrap items-center gap-2">
        {chips.map(([name, spans]) => (
          <li key={name} className="flex">
            <a
              {...change((parameters) => withoutTyped(parameters, spans))}
              aria-label={t('takeOut', { value: name, words: spans.map(({ text }) => text).join(' ') })}
              className="flex min-h-9 items-center gap-2 rounded-full bg-accent-soft px-4 text-sm font-medium text-accent no-underline hover:underline"
            >
              {name} <span aria-hidden="true">×</span>
            </a>
          </li>
        ))}
        <li>{literally}</li>
      </ul>
    </div>
  )
}
