/** Programmes and routes for the comparison page, read by id or by slug. */
import { readItems } from '@directus/sdk'
import { z } from 'zod'
import { mostCompared } from '../visitor/comparison.ts'
import { content } from './api.ts'
import { listComparedPrograms, type Program } from './programs.ts'
import { months, nameOf } from './read-route-map.ts'
import { optionalText, through } from './field-parsers.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const route = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  path: optionalText,
  duration_in_months: months,
  requires_answers: through(
    'route_answers_id',
    z.object({ title: z.string(), question: z.object({ title: z.string() }).nullish() }),
  ),
  steps: through('route_steps_id', z.object({ title: z.string(), short_title: optionalText })),
})

export type ComparedRoute = z.output<typeof route>

/** Combines conditions with OR. A query cannot express an empty list, so an empty condition is left out. */
const byName = (ids: string[], slugs: string[]) => [
  ...(ids.length ? [{ id: { _in: ids } }] : []),
  ...(slugs.length ? [{ slug: { _in: slugs } }] : []),
]

const readRoutes = async (ids: string[], slugs: string[]): Promise<ComparedRoute[]> => {
  const rows = await content(
    readItems('routes', {
      filter: {
        status: { _eq: 'published' },
        _or: [
          ...byName(ids, slugs),
          ...(slugs.length ? [{ path: { _in: slugs.map((slug) => `/routes/${slug}`) } }] : []),
        ],
      },
      limit: mostCompared,
      fields: [
        'id',
        'title',
        'slug',
        'path',
        'duration_in_months',
        { requires_answers: [{ route_answers_id: ['title', { question: ['title'] }] }] },
        { steps: [{ route_steps_id: ['title', 'short_title'] }] },
      ],
    }),
  )
  return z
    .array(route)
    .parse(rows)
    .map((item) => ({ ...item, slug: nameOf(item) }))
}

type Named = { readonly id: string; readonly slug: string }

export type Compared = {
  readonly programs: readonly Program[]
  readonly routes: readonly ComparedRoute[]
  /** How many of the names match no item of the site. */
  readonly gone: number
}

/**
 * The items with those names, in the order of the names; each name is an id or a slug.
 * @throws ContentError when the content API fails.
 */
export const readSideBySide = async (names: readonly string[]): Promise<Compared> => {
  if (!names.length) return { programs: [], routes: [], gone: 0 }
  const [ids, slugs] = [names.filter((name) => uuid.test(name)), names.filter((name) => !uuid.test(name))]
  const [programs, routes] = await Promise.all([
    listComparedPrograms({ _or: byName(ids, slugs) }),
    readRoutes(ids, slugs),
  ])
  const inOrder = <T extends Named>(items: readonly T[]): T[] =>
    names.flatMap((name) => items.find(({ id, slug }) => id === name || slug === name) ?? [])
  return {
    programs: inOrder(programs),
    routes: inOrder(routes),
    gone: Math.max(0, names.length - programs.length - routes.length),
  }
}
