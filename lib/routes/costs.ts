/** What a route costs, by the figures that its steps name. Pure. */
import type { StepCost } from '#schema/families/routes.ts'
import { figureOn, type Figure, type ShownFigure } from '../rich-text/figures.ts'

export type CostLine = {
  readonly shown: ShownFigure
  readonly times: number
  /** In euros; null where it counts in no total: what has expired, and what is no amount. */
  readonly amount: number | null
}
export type Costs = {
  readonly lines: readonly CostLine[]
  /** Grants and the like, which no total counts: nobody gets them for certain. */
  readonly helps: readonly CostLine[]
  /** Null where no line counts. */
  readonly total: number | null
}

/** The costs of the steps on a day (YYYY-MM-DD), one line for each series. A series that is not there has none. */
export const costsOf = (
  steps: readonly { readonly costs: readonly StepCost[] }[],
  figures: readonly Figure[],
  day: string,
): Costs => {
  const times = new Map<string, number>()
  for (const cost of steps.flatMap(({ costs }) => costs))
    times.set(cost.series, (times.get(cost.series) ?? 0) + cost.times)
  const all = [...times].flatMap(([series, count]): CostLine[] => {
    const shown = figureOn(figures, series, day)
    if (!shown) return []
    const counts = !shown.isExpired && shown.figure.unit.startsWith('euro')
    return [{ shown, times: count, amount: counts ? shown.figure.value * count : null }]
  })
  const isHelp = ({ shown }: CostLine) => shown.figure.subject === 'subsidy'
  const lines = all.filter((line) => !isHelp(line))
  const counted = lines.flatMap(({ amount }) => amount ?? [])
  return {
    lines,
    helps: all.filter(isHelp),
    total: counted.length ? counted.reduce((sum, amount) => sum + amount, 0) : null,
  }
}

/** The academic year of a day (YYYY-MM-DD), from September: “2026–27”. */
export const academicYear = (day: string): string => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const first = month >= 9 ? year : year - 1
  return `${first}–${String(first + 1).slice(-2)}`
}
