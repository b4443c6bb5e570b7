'use client'

import { useTranslations } from 'next-intl'
import { facetName } from '#components/search/filters/facet-names.ts'
import { useCurrentResults, useLinkTo, useScope } from '#components/search/list/search-state.ts'
import { withoutValue } from '#lib/search/relaxations.ts'
import { misnamedChoices, type UnknownChoice } from '#lib/search/unknown-choices.ts'

type Props = {
  /** Those of the server's list. */
  readonly unknown: readonly UnknownChoice[]
  readonly address: Pick<URLSearchParams, 'get'>
}

/** The filters of the address that are none, each in a sentence; one that is searched for has a link to the list without it. */
export const UnknownFilters = ({ unknown, address }: Props) => {
  const [t, search] = [useTranslations('finder'), useTranslations('search')]
  const { page } = useScope()
  const current = useCurrentResults()
  const linkTo = useLinkTo(current)
  const nameOf = (attribute: string): string => search(`facets.${facetName(attribute)}`)
  const chosen = unknown.filter(({ attribute, value }) => current.state.refinements[attribute]?.includes(value))
  const misnamed = misnamedChoices(page.facets, nameOf, address)
  if (!chosen.length && !misnamed.length) return null
  return (
    <div className="space-y-1 text-sm font-medium">
      {chosen.map(({ attribute, value }) => (
        <p key={`${attribute}/${value}`} role="status">
          {t('problems.value', { name: nameOf(attribute), value })}{' '}
          <a
            {...linkTo((state) => withoutValue(state, attribute, value))}
            className="font-semibold text-brand underline underline-offset-4"
          >
            {t('withoutFilter')}
          </a>
        </p>
      ))}
      {misnamed.map((value) => (
        <p key={value} role="status">
          {t('problems.filter', { value })}
        </p>
      ))}
    </div>
  )
}
