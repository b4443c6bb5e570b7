'use client'

import { useLocale, useMessages } from 'next-intl'

/** Facet names as messages know them: the attribute with its dots replaced. */
export const facetName = (attribute: string) => attribute.replaceAll('.', '_') as 'level'

/** Attributes whose values are codes with words of their own. */
const coded: ReadonlySet<string> = new Set(['level', 'english', 'has_consultation_service'])

/**
 * The text at that path of a group of messages, undefined where there is none. Values come from addresses: `constructor` and the like
 * are names that every object has. The library's `has` throws inside for each value without a message, in lists of hundreds.
 */
export const textAt = (messages: object, ...path: readonly string[]): string | undefined => {
  const value = path.reduce<unknown>(
    (group, name) =>
      typeof group === 'object' && group && Object.hasOwn(group, name) ? Reflect.get(group, name) : null,
    messages,
  )
  return typeof value === 'string' ? value : undefined
}

/** Whether a facet's value reads in the page's language: a code, or a term that is translated; others read as the catalogue has them. */
export const useIsTranslated = () => {
  const { values } = useMessages().search
  return (attribute: string, value: string): boolean => coded.has(attribute) || textAt(values, value) !== undefined
}

/** The language in which values of a facet read together: that of the page where each has words in it, else that of the catalogue. */
export const useValueLanguage = () => {
  const [isTranslated, locale] = [useIsTranslated(), useLocale()]
  return (attribute: string, ...values: readonly string[]): string =>
    values.every((value) => isTranslated(attribute, value)) ? locale : 'nl'
}

/** How a facet's value reads to people. */
export const useFacetValue = () => {
  const { values } = useMessages().search
  return (attribute: string, value: string): string =>
    (coded.has(attribute) ? textAt(values, attribute, value) : undefined) ??
    textAt(values, value) ??
    value.charAt(0).toLocaleUpperCase('nl') + value.slice(1)
}
