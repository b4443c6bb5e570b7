/** Programmes and routes for the comparison page, read by id or by slug. */
import type { Locale } from '../i18n/routing.ts'
import type { RouteCard, RouteMap } from '../routes/route-map.ts'
import { mostCompared } from '../visitor/comparison.ts'
import { listComparedPrograms, type Program } from './programs.ts'
import { getRouteMap } from './career-routes.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Combines conditions with OR. A query cannot express an empty list, so an empty condition is left out. */
const byName = (ids: string[], slugs: string[]) => [
  ...(ids.length ? [{ id: { _in: ids } }] : []),
  ...(slugs.length ? [{ slug: { _in: slugs } }] : []),
]

type Named = { readonly id: string; readonly slug: string }

export type Compared = {
  readonly programs: readonly Program[]
  readonly routes: readonly RouteCard[]
  /** The questionnaire that the routes belong to. */
  readonly map: RouteMap
  /** How many of the names match no item of the site. */
  readonly gone: number
}

/**
 * The items with those names, in the order of the names; each name is an id or a slug. Routes are in that language where
 * they are translated.
 * @throws ContentError when the content API fails.
 */
export const readSideBySide = async (names: readonly string[], locale: Locale): Promise<Compared> => {
  const [ids, slugs] = [names.filter((name) => uuid.test(name)), names.filter((name) => !uuid.test(name))]
  const [map, programs] = await Promise.all([
    getRouteMap(locale),
    names.length ? listComparedPrograms({ _or: byName(ids, slugs) }) : [],
  ])
  const inOrder = <T extends Named>(items: readonly T[]): T[] =>
    // One that is named by its id and its slug is one.
    [...new Set(names.flatMap((name) => items.find(({ id, slug }) => id === name || slug === name) ?? []))]
  const routes = inOrder(map.routes).slice(0, mostCompared)
  return {
    programs: inOrder(programs),
    routes,
    map,
    gone: names.filter((name) => ![...programs, ...map.routes].some(({ id, slug }) => id === name || slug === name))
      .length,
  }
}
