'use client'

import { useTranslations } from 'next-intl'

/** Facet names as messages know them: the attribute with its dots replaced. */
export const facetName = (attribute: string) => attribute.replaceAll('.', '_') as 'level'

/** Attributes whose values are codes with words of their own. */
const coded: ReadonlySet<string> = new Set(['level', 'english', 'has_consultation_service'])

/** Whether the values of a facet are codes, which read in the page's language; others read as the catalogue has them. */
export const isCoded = (attribute: string): boolean => coded.has(attribute)

/** How a facet's value reads to people. */
export const useFacetValue = () => {
  const t = useTranslations('search.values')
  return (attribute: string, value: string): string => {
    const own = `${attribute}.${value}` as 'has_consultation_service.true'
    const known = value as 'mbo'
    if (coded.has(attribute) && t.has(own)) return t(own)
    if (coded.has(attribute) && t.has(known)) return t(known)
    return value.charAt(0).toLocaleUpperCase('nl') + value.slice(1)
  }
}
