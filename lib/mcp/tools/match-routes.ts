/** The tool that matches answers to routes into a job, like the questionnaire. */
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { getRouteMap } from '#lib/content/career-routes.ts'
import { absoluteUrl } from '#lib/metadata.ts'
import {
  fits,
  inOrder,
  nearMisses,
  readAnswers,
  reasonsFor,
  slugsOf,
  withAnswer,
  type RouteMap,
} from '#lib/routes/route-map.ts'
import { toToolResult, readOnly, ToolProblem } from './result.ts'

const pageLength = 10

const choice = z.object({ slug: z.string(), title: z.string() })
const input = {
  answers: z
    .array(z.string().max(100))
    .max(20)
    .default([])
    .describe('Slugs of answers, as the questions of an answer name them; none: all routes, and all questions'),
  page: z.int().min(1).max(100).default(1).describe(`${pageLength} routes a page, shortest first`),
}
const output = {
  questions: z.array(
    z.object({
      question: z.string(),
      given: choice.nullable(),
      offered: z.array(choice.extend({ routesLeft: z.number() })),
    }),
  ),
  dropped: z
    .array(z.object({ slug: z.string(), why: z.enum(['unknown', 'second', 'notOffered']) }))
    .describe('Answers that do not count, and why'),
  count: z.number(),
  page: z.number(),
  pages: z.number(),
  routes: z.array(
    z.object({
      title: z.string(),
      url: z.string(),
      months: z.number(),
      plusDutch: z.boolean().describe('Learning Dutch is one of its steps, and takes time on top of these months'),
      steps: z.array(z.string()),
      becauseOf: z.array(z.string()).describe('Answers that this route asks for'),
      alsoAsks: z.array(z.string()).describe('What it asks for that was not answered'),
    }),
  ),
  nearMisses: z
    .array(z.object({ question: z.string(), given: z.string(), instead: choice, opens: z.number() }))
    .describe('One other answer that would open more routes'),
}

const unknownAnswersText = (answers: readonly string[], { questions }: RouteMap): string => {
  const known = questions.flatMap((question) => question.answers.map(({ slug }) => slug))
  return `None of these answers is known: ${answers.map((slug) => `“${slug}”`).join(', ')}. Known are: ${known.join(', ')}.`
}

/** Registers `match_routes`. */
export const registerMatchRoutes = (server: McpServer) =>
  server.registerTool(
    'match_routes',
    {
      title: 'Match routes',
      description:
        'Which routes into a job in Dutch education fit somebody’s answers, why, how long they take, and which one answer stands in the way of more. Ask without answers for the questions.',
      inputSchema: input,
      outputSchema: output,
      annotations: readOnly,
    },
    ({ answers, page }) =>
      toToolResult(async () => {
        const map = await getRouteMap('nl')
        const answered = readAnswers(map.questions, answers)
        // All routes would be read as the ones that fit.
        const unknown = answered.dropped.flatMap(({ slug, why }) => (why === 'unknown' ? slug : []))
        if (unknown.length && unknown.length === new Set(answers).size)
          throw new ToolProblem(unknownAnswersText(unknown, map))
        const routesLeft = (slugs: readonly string[]) => {
          const changed = readAnswers(map.questions, slugs)
          return map.routes.filter((route) => fits(route, changed)).length
        }
        const routes = inOrder(
          map.routes.filter((route) => fits(route, answered)),
          'duur',
        )
        const shown = routes.slice((page - 1) * pageLength, page * pageLength)
        return {
          questions: map.questions.map(({ title }, place) => {
            const answer = answered.answers[place]
            return {
              question: title,
              given: answer ? { slug: answer.slug, title: answer.title } : null,
              offered: (answered.offered[place] ?? []).map((offer) => ({
                slug: offer.slug,
                title: offer.title,
                routesLeft: routesLeft(
                  answer ? withAnswer(answered, place, offer.slug) : [...slugsOf(answered), offer.slug],
                ),
              })),
            }
          }),
          dropped: answered.dropped.map(({ slug, why }) => ({ slug, why })),
          count: routes.length,
          page,
          pages: Math.ceil(routes.length / pageLength),
          routes: shown.map((route) => {
            const { matched, open } = reasonsFor(route, answered)
            return {
              title: route.title,
              url: absoluteUrl({ pathname: '/routes/[slug]', params: { slug: route.slug } }, 'nl'),
              months: route.months,
              plusDutch: route.takesDutch ?? false,
              steps: route.steps.map((step) => map.steps[step]?.title ?? ''),
              becauseOf: matched.map(({ title }) => title),
              alsoAsks: open.map(({ title }) => title),
            }
          }),
          nearMisses: nearMisses(map, answered).map(({ question, former, instead, routes: opened }) => ({
            question: question.title,
            given: former.title,
            instead: { slug: instead.slug, title: instead.title },
            opens: opened.length,
          })),
        }
      }),
  )
