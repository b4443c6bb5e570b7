/** nDCG@10 of a system over judged needs. Source: Järvelin and Kekäläinen, "Cumulated gain-based evaluation of IR techniques" (2002). */
import { gradesOf, needs, type List, type Need } from './judged.ts'
import type { System } from './systems.ts'

/** Places that count. */
export const depth = 10

export type Outcome = { readonly need: Need; readonly ndcg: number; readonly hits: readonly string[] }

/** The discounted gain of the first ten grades. */
export const gain = (grades: readonly number[]): number =>
  grades.slice(0, depth).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)

/** How near an order comes to the best order that there could be, 0 to 1; null when nothing is judged useful. */
export const ndcgOf = (hits: readonly string[], grades: ReadonlyMap<string, number>): number | null => {
  const ideal = gain([...grades.values()].toSorted((one, other) => other - one))
  return ideal === 0 ? null : gain(hits.map((hit) => grades.get(hit) ?? 0)) / ideal
}

/** The outcomes of the needs for which the list has something useful. */
export const outcomesOf = (system: System, list: List): Outcome[] =>
  needs.flatMap((need) => {
    const grades = gradesOf(list).get(need.id)
    const hits = system(list, need.query, depth)
    const ndcg = grades ? ndcgOf(hits, grades) : null
    return ndcg === null ? [] : [{ need, ndcg, hits }]
  })

/** The mean; NaN for nothing. */
export const mean = (outcomes: readonly Pick<Outcome, 'ndcg'>[]): number =>
  outcomes.reduce((sum, { ndcg }) => sum + ndcg, 0) / outcomes.length
