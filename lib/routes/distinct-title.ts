/** Titles of routes that tell them apart from others of the same title. */
import type { Question, RouteCard } from './route-map.ts'

/**
 * The title of a route among `alike`, all that have the same: the last of its answers that none of the others asks for, such as the
 * qualification, follows it, or else all of its answers that they do not share.
 */
const titleAmong = (own: RouteCard, alike: readonly RouteCard[], questions: readonly Question[]): string => {
  if (alike.length < 2) return own.title
  const askedBy = (answer: string) => alike.filter(({ requires }) => requires.includes(answer)).length
  const answers = questions
    .flatMap((question) => question.answers)
    .filter((answer) => own.requires.includes(answer.slug) && askedBy(answer.slug) < alike.length)
  const apart = answers.findLast((answer) => askedBy(answer.slug) === 1)
  return [own.title, ...(apart ? [apart] : answers).map((answer) => answer.title)].join(' · ')
}

/** The routes with a title that no other one has; in the same order. */
export const withDistinctTitles = (routes: readonly RouteCard[], questions: readonly Question[]): RouteCard[] => {
  const byTitle = Map.groupBy(routes, ({ title }) => title)
  return routes.map((own) => ({ ...own, title: titleAmong(own, byTitle.get(own.title) ?? [], questions) }))
}
