/** The page of an address in another language, from the table of addresses alone. */
import { allPathnames, filled, patternOf, prefixed, templateOf } from './pathname.ts'
import { routing, type Locale } from './routing.ts'

const pages = allPathnames.map((key) => ({
  key,
  patterns: routing.locales.map(
    (locale) => new URLPattern({ pathname: patternOf(prefixed(templateOf(key, locale), locale)) }),
  ),
}))

/**
 * Path and query of the same page in `locale`; its home where no page of the table has that address, or it is no address.
 * Source: https://developer.mozilla.org/docs/Web/API/URLPattern
 */
export const pathInLanguage = (address: string, locale: Locale): string => {
  const url = URL.parse(address)
  for (const { key, patterns } of url ? pages : [])
    for (const pattern of patterns) {
      const match = pattern.exec({ pathname: url?.pathname ?? '' })
      if (!match) continue
      const { groups } = match.pathname
      const path = filled(templateOf(key, locale), (name) => groups[name] ?? '')
      return `${prefixed(path, locale)}${url?.search ?? ''}`
    }
  return prefixed('/', locale)
}
