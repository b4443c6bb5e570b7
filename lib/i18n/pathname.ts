/** The address of a page in a language, from the table alone: the server needs nothing of the library that islands use. */
import { routing, type Locale, type Pathname, type StaticPathname } from './routing.ts'

type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>

type ParameterOf<P extends string> = P extends `${string}[${infer Name}]${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never

type HrefOf<P extends Pathname> = [ParameterOf<P>] extends [never]
  ? P | { readonly pathname: P; readonly query?: Query; readonly hash?: string }
  : { readonly pathname: P; readonly params: Readonly<Record<ParameterOf<P>, string>>; readonly query?: Query }

/** What a localised link takes: a key of the table, with the values of its parameters, a query and a place in the page where it has them. */
export type Href = { [P in Pathname]: HrefOf<P> }[Pathname]

const queryOf = (query: Query): string => {
  const parameters = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined).map((one) => [name, String(one)]),
    ),
  ).toString()
  return parameters && `?${parameters}`
}

const isPathname = (key: string): key is Pathname => Object.hasOwn(routing.pathnames, key)
/** The keys of the table, in its order. */
export const allPathnames = Object.keys(routing.pathnames).filter(isPathname)

/** The path of the table in that language, with its parameters in brackets. */
export const templateOf = (pathname: Pathname, locale: Locale): string => {
  const { [pathname]: paths } = routing.pathnames
  return typeof paths === 'string' ? paths : paths[locale]
}

/** The same with the value of each parameter. */
export const filled = (template: string, valueOf: (name: string) => string): string =>
  template.replaceAll(/\[(\w+)\]/g, (_match, name: string) => valueOf(name))

/** `[slug]` of the table as `:slug` of a pattern, of the framework's rules as of URLs. */
export const patternOf = (path: string): string => filled(path, (name) => `:${name}`)

/** The path below `/en` for English. */
export const prefixed = (path: string, locale: Locale): string =>
  locale === routing.defaultLocale ? path : `/${locale}${path === '/' ? '' : path}`

/** The path of that page, below `/en` for English, its parameters percent-encoded. */
export const getPathname = ({ href, locale }: { readonly href: Href; readonly locale: Locale }): string => {
  const {
    pathname,
    params = {},
    query = {},
    hash = '',
  } = typeof href === 'string' ? { pathname: href } : { params: {}, hash: '', ...href }
  const path = filled(templateOf(pathname, locale), (name) => encodeURIComponent(String(Reflect.get(params, name))))
  return `${prefixed(path, locale)}${queryOf(query)}${hash && `#${hash}`}`
}

/** The path of a page without parameters in each language. */
export const pathsOf = (pathname: StaticPathname): Readonly<Record<Locale, string>> => ({
  nl: prefixed(templateOf(pathname, 'nl'), 'nl'),
  en: prefixed(templateOf(pathname, 'en'), 'en'),
})
