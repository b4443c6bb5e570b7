/**
 * Which pages have an alternate in Markdown, and at what addresses: the page's own with `.md` behind it, and the page's own
 * for requests that accept `text/markdown`. The framework's configuration imports it, so it imports no content.
 */
import { withoutEndSlashes } from '#platform/request-path.ts'
import { routing, type Locale, type Pathname } from '../i18n/routing.ts'

/** Pages without an alternate, besides those for editors and for other sites: they are personal or temporary. */
const withoutAlternate = [
  '/zoeken',
  '/bewaard',
  '/jouw-situatie',
  '/vergelijken',
  '/mijn-plan',
  '/adviseur',
  '/routes/resultaat',
  '/routes/vraag/[n]',
  '/adviesgesprek/vastgehouden',
  '/adviesgesprek/bevestigen',
  '/adviesgesprek/bevestigd',
  '/adviesgesprek/afzeggen',
  '/access-request/ontvangen',
  '/contact/ontvangen',
  '/wachtwoord',
  '/wachtwoord/ingesteld',
  '/status',
  '/offline',
  '/niet-gevonden',
  '/reactie',
] as const satisfies readonly Pathname[]

type WithoutAlternate = (typeof withoutAlternate)[number] | `/embed/${string}` | `/redactie${string}`
export type WithAlternate = Exclude<Pathname, WithoutAlternate>

/** Those of pages without an item. */
export type FixedWithAlternate = { [P in WithAlternate]: P extends `${string}[${string}` ? never : P }[WithAlternate]

/** Whether the page of that pattern has an alternate. */
export const hasAlternate = (pathname: string): pathname is WithAlternate =>
  !/^\/(?:embed|redactie)(?:\/|$)/.test(pathname) && !withoutAlternate.some((other) => other === pathname)

const home = '/'

/** The address of the alternate of the page at that path, without its query. */
export const alternatePath = (path: string): string => {
  const [page = ''] = path.split(/[?#]/, 1)
  return page === home ? '/index.md' : `${page}.md`
}

type Page = { readonly pathname: Pathname; readonly locale: Locale; readonly path: string }

/** Pages without a parameter in their path come first: `/routes/resultaat` is not the page of a route. */
const pages: readonly Page[] = (Object.keys(routing.pathnames) as Pathname[])
  .flatMap((pathname): Page[] => {
    const paths = routing.pathnames[pathname]
    const { nl, en } = typeof paths === 'string' ? { nl: paths, en: paths } : paths
    return [
      { pathname, locale: 'nl', path: nl },
      { pathname, locale: 'en', path: `/en${en === home ? '' : en}` },
    ]
  })
  .toSorted((one, other) => Number(one.path.includes('[')) - Number(other.path.includes('[')))

export type AlternateAddress = {
  readonly pathname: WithAlternate
  readonly locale: Locale
  readonly params: Readonly<Record<string, string>>
}

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const patterns = pages.map((page) => ({
  ...page,
  pattern: new RegExp(`^${page.path.replaceAll(/\[(\w+)\]/g, '(?<$1>[^/]+)')}$`),
}))

/** Resolves a path, with or without `.md`, to its page; null when there is none, or it has no alternate. */
export const readAlternatePath = (address: string): AlternateAddress | null => {
  const [plain = ''] = address.split(/[?#]/, 1)
  const path = withoutEndSlashes(plain.replace(/(?:\/index)?\.md$/, '')) || home
  for (const { pathname, locale, pattern } of patterns) {
    const match = pattern.exec(path)
    if (!match) continue
    const params = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decoded(value)] as const)
    if (!hasAlternate(pathname) || params.some(([, value]) => value === null)) return null
    return { pathname, locale, params: Object.fromEntries(params.map(([name, value]) => [name, value ?? ''])) }
  }
  return null
}

/** The alternatives in a rule's pattern: the paths of the pages after the first slash. */
const alternatives = (patterns: readonly Page[]) =>
  patterns.map(({ path }) => path.slice(1).replaceAll(/\[\w+\]/g, '[^/.]+')).join('|')
const isFixed = ({ path }: Page) => !path.includes('[')
const isHome = ({ path }: Page) => path === home

/** One pattern for all pages that have an alternate, but the first page: a pattern cannot be empty. */
const pagesWithAlternates = `/:path((?!(?:${alternatives(pages.filter((page) => isFixed(page) && !hasAlternate(page.pathname)))})$)(?:${alternatives(
  pages.filter((page) => hasAlternate(page.pathname) && !isHome(page)),
)}))`

/** Requests that prefer Markdown accept it with quality 1. Source: RFC 9110, 12.5.1. Browsers never do. */
const asksForMarkdown = {
  type: 'header' as const,
  key: 'accept',
  value: String.raw`.*text/markdown(?![^,]*;\s*q=0).*`,
}
const preferred = new RegExp(`^${asksForMarkdown.value}$`)

/** Whether a request with that `Accept` header gets the alternate at the page's address. */
export const prefersMarkdown = (accept = ''): boolean => preferred.test(accept)

const twoForms = new RegExp(`^(?:${home}|${pagesWithAlternates.replace(':path', '')})$`)

/** Whether the `Accept` header decides between two representations of the page at that path. */
export const variesByAccept = (path: string): boolean => twoForms.test(path)

/** What is answered, with status 404, at the address of an alternate that is not there. */
export const missingAlternate = {
  body: '# 404\n\nEr is geen pagina op dit adres. There is no page at this address. See /llms.txt\n',
  headers: { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'no-store' },
} as const

/** Rewrites to the route that serves alternates. Two patterns cover all pages, so that matching is fast. */
export const alternateRewrites = () => [
  { source: String.raw`/:path((?!\.well-known/|_next/)(?:.+)\.md)`, destination: '/markdown/:path' },
  { source: home, has: [asksForMarkdown], destination: '/markdown/index.md' },
  { source: pagesWithAlternates, has: [asksForMarkdown], destination: '/markdown/:path.md' },
]
