'use client'

import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { useCurrentResults, useLinkTo, useScope } from '../list/search-state.ts'
import { facetName, useFacetValue } from './facet-names.ts'
import { toggled, withoutValue } from '#lib/search/relaxations.ts'
import { misnamedChoices, nearValues, type UnknownChoice } from '#lib/search/unknown-choices.ts'

const look = 'font-semibold text-brand underline underline-offset-4'

type Props = {
  /** Those of the server's list. */
  readonly unknown: readonly UnknownChoice[]
}

/** The filters of the address that are none, each in a sentence; one that is searched for has links to what it may mean, and to the list without it. */
export const UnknownFilters = ({ unknown }: Props) => {
  const t = useTranslations('search')
  const address = useSearchParams()
  const word = useFacetValue()
  const { page } = useScope()
  const current = useCurrentResults()
  const linkTo = useLinkTo(current)
  const nameOf = (attribute: string): string => t(`facets.${facetName(attribute)}`)
  const chosen = unknown.filter(({ attribute, value }) => current.state.refinements[attribute]?.includes(value))
  const misnamed = misnamedChoices(page.facets, nameOf, address)
  if (!chosen.length && !misnamed.length) return null
  return (
    <div className="space-y-1 text-sm font-medium">
      {chosen.map((choice) => {
        const { attribute, value } = choice
        const near = nearValues(choice, word).filter((one) => !current.state.refinements[attribute]?.includes(one))
        return (
          <p key={`${attribute}/${value}`} role="status" className="flex flex-wrap gap-x-3">
            <span>
              {t('unknownValue', { name: nameOf(attribute), value })}
              {near.length ? ` ${t('meantValue')}` : null}
            </span>
            {near.map((other) => (
              <a
                key={other}
                {...linkTo((state) => toggled(withoutValue(state, attribute, value), attribute, other))}
                className={look}
              >
                {word(attribute, other)}
              </a>
            ))}
            <a {...linkTo((state) => withoutValue(state, attribute, value))} className={look}>
              {t('withoutFilter')}
            </a>
          </p>
        )
      })}
      {misnamed.map((value) => (
        <p key={value} role="status">
          {t('unknownFilter', { value })}
        </p>
      ))}
    </div>
  )
}
