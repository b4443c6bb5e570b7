'use client'

import { useTranslations } from 'next-intl'

/** Facet names as messages know them: the attribute with its dots replaced. */
export const facetName = (attribute: string) => attribute.replaceAll('.', '_') as 'level'

/** Attributes whose values are codes with words of their own. */
const coded: ReadonlySet<string> = new Set(['level', 'english', 'has_consultation_service'])

/** Whether a facet's value reads in the page's language: a code, or a term that is translated; others read as the catalogue has them. */
export const useIsTranslated = () => {
  const t = useTranslations('search.values')
  return (attribute: string, value: string): boolean => coded.has(attribute) || isTerm(t, value)
}

/**
 * Whether messages may be asked for a value of an address: one with a dot would be a path into them, `constructor` and the like are
 * names that every object has, and a coded attribute is a group of messages.
 */
export const canBeMessage = (value: string): boolean =>
  !value.includes('.') && !(value in Object.prototype) && !coded.has(value)

const isTerm = (t: ReturnType<typeof useTranslations<'search.values'>>, value: string): value is 'mbo' =>
  canBeMessage(value) && t.has(value as 'mbo')

/** How a facet's value reads to people. */
export const useFacetValue = () => {
  const t = useTranslations('search.values')
  return (attribute: string, value: string): string => {
    const own = `${attribute}.${value}` as 'has_consultation_service.true'
    if (coded.has(attribute) && canBeMessage(value) && t.has(own)) return t(own)
    if (isTerm(t, value)) return t(value)
    return value.charAt(0).toLocaleUpperCase('nl') + value.slice(1)
  }
}
