/** The address of a page in a language, from the table alone: the server needs nothing of the library that islands use. */
import { routing, type Locale, type Pathname } from './routing.ts'

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

/** The path of that page, below `/en` for English, its parameters percent-encoded. */
export const getPathname = ({ href, locale }: { readonly href: Href; readonly locale: Locale }): string => {
  const {
    pathname,
    params = {},
    query = {},
    hash = '',
  } = typeof href === 'string' ? { pathname: href } : { params: {}, hash: '', ...href }
  const paths = routing.pathnames[pathname]
  const template = typeof paths === 'string' ? paths : paths[locale]
  const path = template.replaceAll(/\[(\w+)\]/g, (_match: string, name: string) =>
    encodeURIComponent(String(Reflect.get(params, name))),
  )
  const prefixed = locale === routing.defaultLocale ? path : `/${locale}${path === '/' ? '' : path}`
  return `${prefixed}${queryOf(query)}${hash && `#${hash}`}`
}
