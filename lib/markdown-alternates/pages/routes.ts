/** Routes into a job as alternates: their requirements, and their steps with all details. */
import { getRoute } from '#lib/content/career-routes.ts'
import { goalInWords, goalOf, inWords } from '#lib/routes/duration-in-words.ts'
import { withHeadingsFrom } from '#lib/routes/step-body.ts'
import { blocks, escaped, list } from '../document-markdown.ts'
import { routeCosts } from '#lib/content/route-costs.ts'
import { documentOf, facts, section, alternateOf, type Reader } from './parts.ts'

/** A route with its steps. */
export const routeAlternate: Reader = async ({ slug = '' }, context) => {
  const route = await getRoute(slug, context.locale)
  if (!route) return null
  const { t, routes } = context
  const costs = await routeCosts(route.steps, context.locale)
  return alternateOf(
    {
      kind: 'routes',
      href: { pathname: '/routes/[slug]', params: { slug: route.slug } },
      title: route.title,
      description: route.description,
      language: route.language,
    },
    context,
    [
      facts([[t('program.duration'), goalInWords(routes, goalOf(route))]]),
      list(
        route.requires_answers.map(({ title, question }) => escaped(question ? `${question.title} ${title}` : title)),
      ),
      ...route.steps.map(({ title, duration_in_months, body }, index) =>
        section(
          `${index + 1}. ${escaped(title)}`,
          blocks([
            duration_in_months > 0 && inWords(routes, duration_in_months),
            body && documentOf(withHeadingsFrom(body, 3), context),
          ]),
        ),
      ),
      costs &&
        section(
          escaped(costs.title),
          blocks([
            costs.summary !== null && escaped(costs.summary),
            costs.unpricedLead !== null && escaped(costs.unpricedLead),
            list(costs.unpriced.map((step) => escaped(`${step.step.title}. ${costs.payerOf(step)}`.trim()))),
            list(
              [...costs.lines, ...costs.helps].map((line) => escaped(`${costs.nameOf(line)}: ${costs.textOf(line)}`)),
            ),
          ]),
        ),
    ],
  )
}
