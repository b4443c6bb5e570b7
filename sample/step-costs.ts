/** What steps cost: tuition by the years that the usual programme takes, and fees that are paid once. Series of `figures.json`. */
import type { StepCost } from '#schema/families/routes.ts'

const years = (times: number): readonly StepCost[] => [{ series: 'wettelijk-collegegeld', times }]
/** Part-time and dual, at the lowest fee by law. */
const partTimeYears = (times: number): readonly StepCost[] => [
  { series: 'wettelijk-collegegeld-deeltijd-minimum', times },
]

/** Source: the articles of `step-sources.ts`, for their years; the page of a route says that they are derived. Steps whose fees the figures do not hold are absent. */
export const stepCosts: Readonly<Record<string, readonly StepCost[]>> = {
  pabo: years(4),
  'academische-pabo': years(4),
  tweedegraads: years(4),
  'kunst-of-sport': years(4),
  alo: years(4),
  'wo-bachelor': years(3),
  'associate-voltijd': years(2),
  kopopleiding: years(1),
  'pabo-deeltijd': partTimeYears(4),
  'pabo-duaal': partTimeYears(4),
  'verkorte-pabo': partTimeYears(2),
  'tweedegraads-deeltijd': partTimeYears(4),
  'tweedegraads-duaal': partTimeYears(4),
  'kunst-deeltijd': partTimeYears(4),
  'hbo-master': partTimeYears(3),
  'werken-en-leren': [{ series: 'subsidie-zij-instroom', times: 1 }],
  idw: [{ series: 'idw-kosten', times: 1 }],
  vog: [{ series: 'vog-online', times: 1 }],
}
