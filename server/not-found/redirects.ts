/** Moved addresses, as editors keep them in the collection `redirects`: parsed once, followed to their end. */
import { z } from 'zod'
import { isSitePath, withoutEndSlashes } from '#platform/request-path.ts'
import { readAlternatePath, alternatePath } from '#lib/markdown-alternates/alternate-addresses.ts'
import { isServed } from '#lib/paths.ts'

const rowOf = z.object({
  origin: z.string(),
  destination: z.string(),
  response_code: z.coerce.number().pipe(z.literal([301, 302, 307, 308])),
})

export type Redirect = { readonly status: 301 | 302 | 307 | 308; readonly location: string }

type Rule = Redirect & {
  /** Without a slash at the end; for a pattern, what stands before the `*`. */
  readonly path: string
  readonly isPattern: boolean
  /** Parameters that the address must have; they are spent on the redirect. */
  readonly query: readonly (readonly [string, string])[]
}

/** Addresses are resolved against a host of no meaning, which shows again where one leaves the site. */
const siteOrigin = 'http://site.invalid'
/** Moves that are followed until an address counts as going round in circles. */
const mostMoves = 10

const withoutSlash = (path: string) => (path.length > 1 ? withoutEndSlashes(path) : path)

/** A path of this site or an http(s) address elsewhere; null for anything else, `javascript:` and `//host` first of all. */
const destinationOf = (text: string): string | null => {
  if (isSitePath(text)) return text
  return /^https?:\/\/[^/]/i.test(text) && URL.canParse(text) ? text : null
}

const ruleOf = ({ origin, destination, response_code }: z.output<typeof rowOf>): Rule | null => {
  const location = destinationOf(destination)
  if (!location || !origin.startsWith('/') || !URL.canParse(origin, siteOrigin)) return null
  const url = new URL(origin, siteOrigin)
  const isPattern = url.pathname.endsWith('*')
  return {
    status: response_code,
    location,
    path: isPattern ? url.pathname.slice(0, -1) : withoutSlash(url.pathname),
    isPattern,
    query: [...url.searchParams],
  }
}

/** Exact before pattern, the longer before the shorter, the more demanding before the less. */
const bySpecificity = (a: Rule, b: Rule) =>
  Number(a.isPattern) - Number(b.isPattern) || b.path.length - a.path.length || b.query.length - a.query.length

const originOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'origin' in value ? String(value.origin) : 'a row without an origin'

/**
 * The rules of `redirects` rows, the most specific first; `report` hears of each row that cannot be followed.
 * @throws ZodError when it is no list.
 * Source: docs/contract.md 2.1 `redirects`, 10.2. Chosen: an origin may name parameters, and end in `*` for any rest.
 */
export const readRules = (data: unknown, report: (origin: string) => void = () => {}): readonly Rule[] =>
  z
    .array(z.unknown())
    .parse(data)
    .flatMap((value) => {
      const row = rowOf.safeParse(value)
      const rule = row.success ? ruleOf(row.data) : null
      if (!rule) report(originOf(value))
      return rule ? [rule] : []
    })
    .toSorted(bySpecificity)

/** A pattern takes what belongs to no page of this site, so that `/kennisbank/*` leaves `/kennisbank/artikelen/x` alone. */
const matches = (rule: Rule, url: URL): boolean => {
  const path = withoutSlash(url.pathname)
  const fits = rule.isPattern ? path.startsWith(rule.path) && !isServed(path) : path === rule.path
  return fits && rule.query.every(([name, value]) => url.searchParams.getAll(name).includes(value))
}

/** A place as an answer tells it: without the host where it is on this site. */
const locationOf = (url: URL): string =>
  url.origin === siteOrigin ? `${url.pathname}${url.search}${url.hash}` : url.href

const apply = (rule: Rule, url: URL): URL => {
  const rest = rule.isPattern ? url.pathname.slice(rule.path.length) : ''
  // Empty parts are left out: what a visitor wrote may not begin a `//host`.
  const next = new URL(
    rule.location.replace('*', () => rest.split('/').filter(Boolean).join('/')),
    siteOrigin,
  )
  const ruleParameters = new Set(rule.query.map(([name]) => name))
  const own = new Set(next.searchParams.keys())
  for (const [name, value] of url.searchParams)
    if (!ruleParameters.has(name) && !own.has(name)) next.searchParams.append(name, value)
  return next
}

/** Where a page has moved to; the end of its moves, with the status of the first. */
const findPage = (rules: readonly Rule[], address: string): Redirect | null => {
  if (!URL.canParse(address, siteOrigin)) return null
  let url = new URL(address, siteOrigin)
  let status: Redirect['status'] | null = null
  for (let moves = 0; moves <= mostMoves; moves += 1) {
    const current = url
    const rule = current.origin === siteOrigin ? rules.find((candidate) => matches(candidate, current)) : undefined
    if (!rule) {
      if (status === null) return null
      return { status, location: locationOf(url) }
    }
    status ??= rule.status
    url = apply(rule, url)
  }
  return null
}

/** Where the alternate in Markdown of a page that has moved is; the page itself where that has none. */
const findAlternate = (rules: readonly Rule[], { pathname, search }: URL): Redirect | null => {
  const moved = findPage(rules, `${pathname.slice(0, -'.md'.length)}${search}`)
  if (!moved) return null
  const url = new URL(moved.location, siteOrigin)
  if (url.origin === siteOrigin && readAlternatePath(url.pathname)) url.pathname = alternatePath(url.pathname)
  return { ...moved, location: locationOf(url) }
}

/**
 * Where an address has moved to, its query kept, in one step however many moves lie between; null when it has not
 * moved, or the moves go round in circles. `address` is a path with its query. The status is the first move's.
 * Chosen: the alternate in Markdown of a page (`.md`) moves with its page.
 */
export const findRedirect = (rules: readonly Rule[], address: string): Redirect | null => {
  const url = URL.parse(address, siteOrigin)
  return (url?.pathname.endsWith('.md') ? findAlternate(rules, url) : null) ?? findPage(rules, address)
}
