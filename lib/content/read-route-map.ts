/** Reads the questionnaire and its routes from the content API. */
import { z } from 'zod'
import { earnsBeforeGoal, isHeldLicence, isUncountedDutch, stages } from '../routes/length.ts'
import { withDistinctTitles } from '../routes/distinct-title.ts'
import type { RouteMap } from '../routes/route-map.ts'
import type { createContentClient } from './client.ts'
import type { Locale } from '../i18n/routing.ts'
import { readRows } from './reading.ts'
import { optionalText, requiredThrough } from './field-parsers.ts'
import { inLanguage, translationsOf } from './translated.ts'

/** Months; 0 where the service does not say. */
const months = z
  .number()
  .nullish()
  .transform((length) => length ?? 0)

const question = z.object({
  slug: z.string(),
  title: z.string(),
  description: optionalText,
  is_fact: z.boolean().nullish(),
  translations: translationsOf('title', 'description'),
  answers: z
    .array(
      z.object({
        slug: z.string(),
        title: z.string(),
        description: optionalText,
        about: optionalText,
        translations: translationsOf('title', 'description'),
        requires_answers: requiredThrough('related_route_answers_id', z.object({ slug: z.string() })),
      }),
    )
    .transform((answers) =>
      answers.map(({ requires_answers: after, ...answer }) => ({ ...answer, after: after.map(({ slug }) => slug) })),
    ),
})

/** What applies during a step; null where the service does not say, or says something else. */
const stage = z
  .enum(stages)
  .nullish()
  .catch(null)
  .transform((value) => value ?? null)

/** A step, as every reader of routes has it. */
export const routeStep = z.object({
  id: z.string(),
  title: z.string(),
  short_title: optionalText,
  duration_in_months: months,
  stage,
  translations: translationsOf('title', 'short_title'),
})

/** A route without its answers and steps, as every reader of routes has it. */
export const bareRoute = z.object({
  id: z.string(),
  slug: z.string(),
  path: optionalText,
  title: z.string(),
  description: optionalText,
  duration_in_months: months,
  family: optionalText,
  qualifies: z.boolean().nullish(),
  translations: translationsOf('title', 'description', 'family'),
})

const route = bareRoute.extend({
  requires_answers: requiredThrough('route_answers_id', z.object({ slug: z.string() })),
  steps: requiredThrough('route_steps_id', z.object({ id: z.string() })),
})

/** The name of a route in its URL. Chosen: the last part of its `path` takes precedence over its slug. */
export const nameOf = ({ path, slug }: { readonly path: string | null; readonly slug: string }): string =>
  path?.split('/').findLast(Boolean) ?? slug

/** Fields of translations, and how they are read; the same for every reader of routes. */
export const routeTexts = {
  answers: { title: z.string(), description: optionalText },
  routes: { title: z.string(), description: optionalText, family: optionalText },
  steps: { title: z.string(), short_title: optionalText },
} as const

/**
 * The whole questionnaire and every published route in that language where it is translated, with a title that no other has, shortest first. @throws ContentError when the content API fails.
 * Chosen: separate from the cache, so that tests can run it against any service.
 */
export const readRouteMap = async (
  content: ReturnType<typeof createContentClient>,
  locale: Locale,
): Promise<RouteMap> => {
  const source = { run: content, version: null }
  const [questions, stepRows, routes] = await Promise.all([
    readRows('route_questions', question, { sort: ['sort'] }, source),
    readRows('route_steps', routeStep, {}, source),
    readRows(
      'routes',
      route,
      { filter: { status: { _eq: 'published' } }, sort: ['duration_in_months', 'title'] },
      source,
    ),
  ])
  const licences = new Set(
    questions.flatMap(({ is_fact, answers }) =>
      answers.filter(({ about }) => isHeldLicence(is_fact ?? false, about)).map(({ slug }) => slug),
    ),
  )
  const places = new Map(stepRows.map(({ id }, place) => [id, place]))
  const lengths = new Map(stepRows.map(({ id, duration_in_months: months, stage }) => [id, { months, stage }]))
  const dutch = new Set(
    stepRows
      .filter(({ title: term, duration_in_months }) => isUncountedDutch({ term, months: duration_in_months }))
      .map(({ id }) => id),
  )
  const map: RouteMap = {
    questions: questions.map(({ is_fact, answers, ...row }) => ({
      ...inLanguage(row, locale, 'title', routeTexts.answers),
      isFact: is_fact ?? false,
      answers: answers.map((answer) => inLanguage(answer, locale, 'title', routeTexts.answers)),
    })),
    steps: stepRows
      .map((row) => ({ term: row.title, ...inLanguage(row, locale, 'title', routeTexts.steps) }))
      .map(({ term, title, short_title, duration_in_months, stage, language }) => ({
        term,
        title: short_title ?? title,
        months: duration_in_months,
        stage,
        language,
      })),
    routes: routes
      .map((row) => ({
        ...inLanguage(row, locale, 'title', routeTexts.routes),
        isTranslated: inLanguage(row, 'en', 'title', routeTexts.routes).language === 'en',
      }))
      .map((row) => ({
        id: row.id,
        isTranslated: row.isTranslated,
        slug: nameOf(row),
        language: row.language,
        title: row.title,
        description: row.description,
        months: row.duration_in_months,
        takesDutch: row.steps.some(({ id }) => dutch.has(id)),
        earnsSooner: earnsBeforeGoal(row.steps.flatMap(({ id }) => lengths.get(id) ?? [])),
        family: row.family,
        qualifies: row.qualifies ?? null,
        isForTeachers: row.requires_answers.some(({ slug }) => licences.has(slug)),
        requires: row.requires_answers.map(({ slug }) => slug),
        steps: row.steps.flatMap(({ id }) => places.get(id) ?? []),
      })),
  }
  return { ...map, routes: withDistinctTitles(map.routes, map.questions) }
}
