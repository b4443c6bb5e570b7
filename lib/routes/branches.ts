/** Every kind of route as a branch: open after the visitor's answers, or cut off by one of them. */
import { familiesOf, type Family } from './families.ts'
import { fits, inOrder, readAnswers, type Progress, type RouteCard, type RouteMap } from './route-map.ts'

export type Branch = {
  readonly family: Pick<Family, 'title' | 'language'>
  /** Its shortest route, of those that fit where some do. */
  readonly route: RouteCard
  /** Place of the question, counted from 0, whose answer left none of its routes; null while one fits. */
  readonly cutAt: number | null
}

/**
 * All kinds of routes: those that fit, the shortest first, then those that were cut off, the latest first.
 */
export const branchesOf = (map: RouteMap, progress: Pick<Progress, 'answers'>): Branch[] => {
  const stages = progress.answers.map((_, place) =>
    readAnswers(
      map.questions,
      progress.answers.slice(0, place + 1).flatMap((answer) => answer?.slug ?? []),
    ),
  )
  const last = stages.at(-1)
  const branches = familiesOf(inOrder(map.routes, 'duur')).map(({ title, language, routes }): Branch => {
    const cutAt = stages.findIndex((stage) => !routes.some((route) => fits(route, stage)))
    const route = routes.find((one) => !last || fits(one, last)) ?? routes[0]
    return { family: { title, language }, route, cutAt: cutAt < 0 ? null : cutAt }
  })
  const open = branches.filter(({ cutAt }) => cutAt === null)
  const cut = branches.flatMap((branch) => (branch.cutAt === null ? [] : [{ branch, place: branch.cutAt }]))
  return [
    ...open.toSorted((one, other) => one.route.months - other.route.months),
    ...cut.toSorted((one, other) => other.place - one.place).map(({ branch }) => branch),
  ]
}
