/** What steps cost: tuition by the years that the usual programme takes, and fees that are paid once. Series of `figures.json`. */
import type { StepCost } from '#schema/families/routes.ts'

const years = (times: number): readonly StepCost[] => [{ series: 'wettelijk-collegegeld', times }]
/** Part-time and dual, at the lowest fee by law: an institution may ask up to the fee for full-time. */
const partTimeYears = (times: number): readonly StepCost[] => [
  { series: 'wettelijk-collegegeld-deeltijd-minimum', times, isLowest: true },
]
/** A step that costs something; the figures do not say how much. */
const unknown: readonly StepCost[] = [{ series: null, times: 1 }]
/** The same; who takes part is employed by the school, which usually pays. Source: the articles of `step-sources.ts` and collegegeld-als-je-al-een-diploma-hebt. */
const paidBySchool: readonly StepCost[] = [{ series: null, times: 1, payer: 'school' }]
const sideEntry: readonly StepCost[] = [...paidBySchool, { series: 'subsidie-zij-instroom', times: 1 }]

/**
 * Source: the articles of `step-sources.ts`, for their years; the page of a route says that they are derived. Every study is
 * here: one whose price the figures do not hold is named beside the sum. The statutory fee is left out of what is no whole
 * bachelor’s or master’s degree, as no article says that it holds there.
 */
export const stepCosts: Readonly<Record<string, readonly StepCost[]>> = {
  'toets-21-plus': unknown,
  'mbo-vier': unknown,
  vakdiploma: unknown,
  vavo: unknown,
  'vavo-vwo': unknown,
  propedeuse: years(1),
  nederlands: unknown,
  pabo: years(4),
  'academische-pabo': years(4),
  tweedegraads: years(4),
  'kunst-of-sport': years(4),
  alo: years(4),
  'wo-bachelor': years(3),
  'associate-voltijd': years(2),
  kopopleiding: years(1),
  'educatieve-master': years(1.5),
  'pabo-deeltijd': partTimeYears(4),
  'pabo-duaal': partTimeYears(4),
  'verkorte-pabo': partTimeYears(2),
  'tweedegraads-deeltijd': partTimeYears(4),
  'tweedegraads-duaal': partTimeYears(4),
  'kunst-deeltijd': partTimeYears(4),
  'hbo-master': partTimeYears(3),
  'kopopleiding-deeltijd': partTimeYears(1.5),
  'kopopleiding-hybride': partTimeYears(1.5),
  'educatieve-master-deeltijd': partTimeYears(2.5),
  associate: partTimeYears(2),
  schakelprogramma: unknown,
  'educatieve-module': unknown,
  'educatieve-module-deeltijd': unknown,
  'leergang-gym': unknown,
  traineeship: unknown,
  'assistent-bol': unknown,
  'assistent-bbl': unknown,
  'instructeur-scholing': unknown,
  pdg: paidBySchool,
  'werken-en-leren': sideEntry,
  'werken-en-leren-po': sideEntry,
  idw: [{ series: 'idw-kosten', times: 1 }],
  vog: [{ series: 'vog-online', times: 1 }],
}
