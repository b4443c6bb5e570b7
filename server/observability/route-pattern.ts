/** Which route an address belongs to: figures are kept by route, since addresses are without number and may be personal. */
import { routing } from '#lib/i18n/routing.ts'

type Pattern = { readonly route: string; readonly matches: RegExp }

const matching = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\[\w+\]/g, '[^/]+')}/?$`)

/** More of what is fixed goes first, so that a list is not taken for an item. */
const byFixedParts = (a: string, b: string) => a.split('[').length - b.split('[').length

const pages: Pattern[] = Object.entries(routing.pathnames)
  .toSorted(([a], [b]) => byFixedParts(a, b))
  .flatMap(([route, paths]) => {
    const { nl, en } = typeof paths === 'string' ? { nl: paths, en: paths } : paths
    return [nl, `/en${en === '/' ? '' : en}`].map((path) => ({ route, matches: matching(path) }))
  })

/** Paths whose route is remembered; beyond them all are forgotten, so that a flood of addresses fills no memory. */
const mostRemembered = 5000

/**
 * A function from a path, without its query, to the route that answers it: the Dutch pattern of a page whichever its
 * language, or one of `files` (routes that are no pages); `/_next` for the framework's own, `other` for everything else.
 */
export const routePatterns = (files: readonly string[]): ((path: string) => string) => {
  const all = [...files.toSorted(byFixedParts).map((route): Pattern => ({ route, matches: matching(route) })), ...pages]
  const remembered = new Map<string, string>()
  return (path) => {
    if (path.startsWith('/_next/')) return '/_next'
    const known = remembered.get(path)
    if (known !== undefined) return known
    const route = all.find(({ matches }) => matches.test(path))?.route ?? 'other'
    if (remembered.size === mostRemembered) remembered.clear()
    remembered.set(path, route)
    return route
  }
}
