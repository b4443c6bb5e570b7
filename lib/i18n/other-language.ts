/** The page of an address in another language, from the table of addresses alone. */
import { routing, type Locale } from './routing.ts'

/** `[slug]` of the table as `:slug` of a URL pattern. */
const patternOf = (path: string) => path.replaceAll(/\[(\w+)\]/g, ':$1')

const prefixed = (path: string, locale: Locale) =>
  locale === routing.defaultLocale ? path : `/${locale}${path === '/' ? '' : path}`

const pages = Object.values(routing.pathnames).map((paths) => {
  const byLocale = typeof paths === 'string' ? { nl: paths, en: paths } : paths
  const patterns = routing.locales.map(
    (locale) => new URLPattern({ pathname: patternOf(prefixed(byLocale[locale], locale)) }),
  )
  return { byLocale, patterns }
})

/**
 * Path and query of the same page in `locale`; its home where no page of the table has that address, or it is no address.
 * Source: https://developer.mozilla.org/docs/Web/API/URLPattern
 */
export const pathInLanguage = (address: string, locale: Locale): string => {
  const url = URL.parse(address)
  for (const { byLocale, patterns } of url ? pages : [])
    for (const pattern of patterns) {
      const match = pattern.exec({ pathname: url?.pathname ?? '' })
      if (!match) continue
      const { groups } = match.pathname
      const path = byLocale[locale].replaceAll(/\[(\w+)\]/g, (_match, name: string) => groups[name] ?? '')
      return `${prefixed(path, locale)}${url?.search ?? ''}`
    }
  return prefixed('/', locale)
}
