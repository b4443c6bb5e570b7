/** Titles of routes that tell them apart from others of the same title. */
import type { RouteCard, RouteMap } from './route-map.ts'

/**
 * The title of a route; where others have it too, with the last of its answers that none of those asks for, such as the
 * qualification, or else with all of its answers that they do not share.
 */
export const distinctTitle = (
  { questions, routes }: Pick<RouteMap, 'questions' | 'routes'>,
  { slug, title }: Pick<RouteCard, 'slug' | 'title'>,
): string => {
  const alike = routes.filter((route) => route.title === title)
  const own = alike.find((route) => route.slug === slug)
  if (!own || alike.length === 1) return title
  const askedBy = (answer: string) => alike.filter(({ requires }) => requires.includes(answer)).length
  const answers = questions
    .flatMap((question) => question.answers)
    .filter((answer) => own.requires.includes(answer.slug) && askedBy(answer.slug) < alike.length)
  const apart = answers.findLast((answer) => askedBy(answer.slug) === 1)
  return [title, ...(apart ? [apart] : answers).map((answer) => answer.title)].join(' · ')
}
