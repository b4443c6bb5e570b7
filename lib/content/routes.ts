/** The questionnaire with every route it can lead to, and one route with everything its page shows. */
import { readItems } from '@directus/sdk'
import { cacheLife, cacheTag } from 'next/cache'
import { cache } from 'react'
import { z } from 'zod'
import type { RouteMap } from '../routes/route-map.ts'
import { content } from './api.ts'
import { months, nameOf, readRouteMap, stage } from './read-route-map.ts'
import { optionalText, richText, through } from './field-parsers.ts'

const readMap = async (): Promise<RouteMap> => {
  'use cache'
  cacheLife('hours')
  cacheTag('routes', 'route_questions', 'route_answers', 'route_steps')
  return readRouteMap(content)
}

/**
 * The whole questionnaire with every route, shortest first. @throws ContentError when the content API fails.
 * Chosen: read completely and matched here, so that each answer can show how many routes remain; each step occurs once.
 */
export const getRouteMap = cache(readMap)

const whole = z.object({
  id: z.string(),
  slug: z.string(),
  path: optionalText,
  title: z.string(),
  description: optionalText,
  duration_in_months: months,
  family: optionalText,
  qualifies: z.boolean().nullish(),
  requires_answers: through(
    'route_answers_id',
    z.object({ slug: z.string(), title: z.string(), question: z.object({ title: z.string() }).nullish() }),
  ),
  steps: through(
    'route_steps_id',
    z.object({
      id: z.string(),
      title: z.string(),
      short_title: optionalText,
      duration_in_months: months,
      stage,
      body: richText,
    }),
  ),
})

export type Route = Omit<z.output<typeof whole>, 'path'>
export type RouteStep = Route['steps'][number]

/**
 * The route with that name: the last part of its path, or its slug. Null when there is none that is published.
 * @throws ContentError when the content API fails.
 */
export const getRoute = async (name: string): Promise<Route | null> => {
  'use cache'
  cacheLife('hours')
  cacheTag('routes', 'route_steps', `route:${name}`)
  const rows = await content(
    readItems('routes', {
      filter: {
        status: { _eq: 'published' },
        _or: [{ path: { _eq: `/routes/${name}` } }, { slug: { _eq: name } }],
      },
      limit: 2,
      fields: [
        'id',
        'slug',
        'path',
        'title',
        'description',
        'duration_in_months',
        'family',
        'qualifies',
        { requires_answers: [{ route_answers_id: ['slug', 'title', { question: ['title'] }] }] },
        { steps: [{ route_steps_id: ['id', 'title', 'short_title', 'duration_in_months', 'stage', 'body'] }] },
      ],
    }),
  )
  const routes = z.array(whole).parse(rows)
  const match = routes.find((item) => nameOf(item) === name) ?? routes[0]
  if (!match) return null
  const { path, ...rest } = match
  return { ...rest, slug: nameOf({ path, slug: match.slug }) }
}

/** The name of one route, for which the build prerenders the page; other pages are rendered at their first request. */
export const firstRouteName = async (): Promise<string[]> =>
  (await getRouteMap()).routes.slice(0, 1).map(({ slug }) => slug)
