/** What a route costs, by the figures that its steps name. Pure. */
import type { StepCost } from '#schema/families/routes.ts'
import { figureOn, type Figure, type ShownFigure } from '../rich-text/figures.ts'

export type CostLine = {
  readonly shown: ShownFigure
  readonly times: number
  /** In euros; null where it counts in no total: what has expired, and what is no amount. */
  readonly amount: number | null
}
/** A step of which some price is not in the total. */
export type Unpriced<Step> = { readonly step: Step; readonly payer: StepCost['payer'] | null }

export type Costs<Step> = {
  readonly lines: readonly CostLine[]
  /** Grants and the like, which no total counts: nobody gets them for certain. */
  readonly helps: readonly CostLine[]
  /** Null where no line counts. */
  readonly total: number | null
  /** The steps that cost more than the total counts, each once. */
  readonly unpriced: readonly Unpriced<Step>[]
  /** Whether somebody may pay more than the total: a price is not in it, or is the lowest one. */
  readonly isLeast: boolean
}

const isHelp = ({ figure }: ShownFigure): boolean => figure.subject === 'subsidy'
const counts = ({ figure, isExpired }: ShownFigure): boolean => !isExpired && figure.unit.startsWith('euro')

/** The costs of the steps on a day (YYYY-MM-DD), one line for each series. A series that is not there has none. */
export const costsOf = <Step extends { readonly costs: readonly StepCost[] }>(
  steps: readonly Step[],
  figures: readonly Figure[],
  day: string,
): Costs<Step> => {
  const shownOf = ({ series }: StepCost) => (series === null ? null : figureOn(figures, series, day))
  const times = new Map<string, number>()
  for (const { series, times: count } of steps.flatMap(({ costs }) => costs))
    if (series !== null) times.set(series, (times.get(series) ?? 0) + count)
  const all = [...times].flatMap(([series, count]): CostLine[] => {
    const shown = figureOn(figures, series, day)
    return shown ? [{ shown, times: count, amount: counts(shown) ? shown.figure.value * count : null }] : []
  })
  const lines = all.filter(({ shown }) => !isHelp(shown))
  const counted = lines.flatMap(({ amount }) => amount ?? [])
  const unpriced = [...new Set(steps)].flatMap((step): Unpriced<Step>[] => {
    const missing = step.costs.filter((cost) => {
      const shown = shownOf(cost)
      return !shown || !(isHelp(shown) || counts(shown))
    })
    // Of a payer who pays a part the page would say that they pay the step.
    const payers = new Set(missing.map(({ payer }) => payer ?? null))
    return missing.length ? [{ step, payer: payers.size === 1 ? (missing[0]?.payer ?? null) : null }] : []
  })
  const isLowest = steps.some(({ costs }) => costs.some((cost) => cost.isLowest === true && shownOf(cost)))
  return {
    lines,
    helps: all.filter(({ shown }) => isHelp(shown)),
    total: counted.length ? counted.reduce((sum, amount) => sum + amount, 0) : null,
    unpriced,
    isLeast: unpriced.length > 0 || isLowest,
  }
}

/** The academic year of a day (YYYY-MM-DD), from September: “2026–27”. */
export const academicYear = (day: string): string => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const first = month >= 9 ? year : year - 1
  return `${first}–${String(first + 1).slice(-2)}`
}
