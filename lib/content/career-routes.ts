/** The questionnaire with every route it can lead to, and one route with everything its page shows. */
import { cacheTag } from 'next/cache'
import { cache } from 'react'
import { z } from 'zod'
import type { StepCost } from '#schema/families/routes.ts'
import type { RouteMap } from '../routes/route-map.ts'
import type { Locale } from '../i18n/routing.ts'
import { isHeldLicence } from '../routes/length.ts'
import { bareRoute, nameOf, readRouteMap, routeStep, routeTexts } from './read-route-map.ts'
import { withCurrentFigures } from './current-figures.ts'
import { readRows } from './reading.ts'
import { optionalText, richText, requiredThrough, valid } from './field-parsers.ts'
import { inLanguage, translationsOf } from './translated.ts'
import { content } from './api.ts'

const readMap = async (locale: Locale): Promise<RouteMap> => {
  'use cache'
  cacheTag('routes', 'route_questions', 'route_answers', 'route_steps')
  return readRouteMap(content, locale)
}

/**
 * The whole questionnaire with every route in that language where it is translated, shortest first. @throws ContentError when the content API fails.
 * Chosen: read completely and matched here, so that each answer can show how many routes remain; each step occurs once.
 */
export const getRouteMap = cache(readMap)

const stepCost = z.object({
  series: z.string().nullable(),
  times: z.number().min(0),
  isLowest: z.boolean().optional(),
  payer: z.literal('school').optional().catch(undefined),
}) satisfies z.ZodType<StepCost>

const whole = bareRoute.extend({
  requires_answers: requiredThrough(
    'route_answers_id',
    z.object({
      slug: z.string(),
      title: z.string(),
      about: optionalText,
      translations: translationsOf('title'),
      question: z
        .object({ title: z.string(), is_fact: z.boolean().nullish(), translations: translationsOf('title') })
        .nullish(),
    }),
  ),
  steps: requiredThrough(
    'route_steps_id',
    routeStep.extend({
      costs: valid(stepCost),
      body: richText,
      translations: translationsOf('title', 'short_title', 'body'),
    }),
  ),
})

const named = { title: routeTexts.answers.title }
const stepTexts = { ...routeTexts.steps, body: richText }

/**
 * The route and what belongs to it in one language. `term` is a title in the language of the catalogue: terms and programmes
 * are matched by it.
 */
const translated = ({ requires_answers, steps, path: _path, ...row }: z.output<typeof whole>, locale: Locale) => ({
  ...inLanguage(row, locale, 'title', routeTexts.routes),
  isForTeachers: requires_answers.some(({ about, question }) => isHeldLicence(question?.is_fact ?? false, about)),
  requires_answers: requires_answers.map(({ question, ...answer }) => ({
    ...inLanguage(answer, locale, 'title', named),
    term: answer.title,
    question: question ? inLanguage(question, locale, 'title', named) : null,
  })),
  steps: steps.map((step) => ({ ...inLanguage(step, locale, 'title', stepTexts), term: step.title })),
})

export type Route = ReturnType<typeof translated>
export type RouteStep = Route['steps'][number]

/**
 * The route with that name (the last part of its path, or its slug) in that language where it is translated, with a title that no
 * other one has. Null when there is none that is published.
 * @throws ContentError when the content API fails.
 */
export const getRoute = async (name: string, locale: Locale): Promise<Route | null> => {
  'use cache'
  cacheTag('routes', 'route_steps', `route:${name}`)
  const routes = await readRows('routes', whole, {
    filter: { status: { _eq: 'published' }, _or: [{ path: { _eq: `/routes/${name}` } }, { slug: { _eq: name } }] },
    limit: 2,
  })
  const match = routes.find((item) => nameOf(item) === name) ?? routes[0]
  if (!match) return null
  const route = translated({ ...match, slug: nameOf(match) }, locale)
  const steps = await Promise.all(
    route.steps.map(async (step) => ({ ...step, body: await withCurrentFigures(step.body, step.language) })),
  )
  const own = (await readMap(route.language)).routes.find(({ slug }) => slug === route.slug)
  return { ...route, title: own?.title ?? route.title, steps }
}

/** The name of one route, for which the build prerenders the page; other pages are rendered at their first request. */
export const firstRouteName = async (): Promise<string[]> =>
  (await getRouteMap('nl')).routes.slice(0, 1).map(({ slug }) => slug)
