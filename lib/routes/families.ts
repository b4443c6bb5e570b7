/** Routes by the kind of route that they are variants of. */
import type { Locale } from '../i18n/routing.ts'
import { inOrder, type RouteCard } from './route-map.ts'

export type Family = {
  /** Language of its title. */
  readonly language: Locale
  readonly title: string
  /** Its variants, in the order in which they came. */
  readonly routes: readonly [RouteCard, ...RouteCard[]]
}

/** The words of a title before what tells variants apart: how, where and for whom. */
const stem = (title: string): string => title.split(/[:,(·]| in (?:voltijd|deeltijd)| duaal/, 1)[0]?.trim() || title

/**
 * The name of a route's kind: what the service says, else the first words of its title.
 * Chosen: the contract has no families; routes that begin alike are variants of one.
 */
export const familyName = ({ family, title }: Pick<RouteCard, 'family' | 'title'>): string => family ?? stem(title)

/** The routes by family, families and variants in the order of the routes. */
export const familiesOf = (routes: readonly RouteCard[]): Family[] => {
  const families = new Map<string, [RouteCard, ...RouteCard[]]>()
  for (const route of routes) {
    const name = familyName(route)
    const variants = families.get(name)
    if (variants) variants.push(route)
    else families.set(name, [route])
  }
  return [...families].map(([title, variants]) => ({ title, language: variants[0].language, routes: variants }))
}

/** The families of several lists as one list, each with the routes of all, the shortest first. */
export const mergedFamilies = (lists: readonly (readonly Family[])[]): Family[] => {
  const routes = lists.flat().flatMap((family) => family.routes)
  return familiesOf(inOrder([...new Map(routes.map((route) => [route.slug, route])).values()], 'duur'))
}
