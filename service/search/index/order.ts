/** The order that the settings of an index give to its records, before any query. */
import { valuesAt, type SearchableRecord } from '../paths.ts'
import type { SortRule } from './settings.ts'

const typeOrder = (value: unknown): number => ['number', 'boolean', 'string'].indexOf(typeof value)

/** Compares texts alphabetically, ignoring case. Chosen: hosted search documents no order by case. */
const compareTexts = (a: string, b: string): number => {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()]
  if (x !== y) return x < y ? -1 : 1
  return a < b ? -1 : a > b ? 1 : 0
}

/** Numbers before booleans before texts; what is missing comes last whichever way the rule sorts. */
const compareValues = (a: unknown, b: unknown, descending: boolean): number => {
  const [missingA, missingB] = [typeOrder(a) < 0, typeOrder(b) < 0]
  if (missingA || missingB) return Number(missingA) - Number(missingB)
  if (typeof a !== typeof b) return typeOrder(a) - typeOrder(b)
  const order = typeof a === 'string' && typeof b === 'string' ? compareTexts(a, b) : Number(a) - Number(b)
  return descending ? -order : order
}

/** The values that the rules compare, the first where an attribute has several. */
export const sortValues = (record: SearchableRecord, rules: readonly SortRule[]): readonly unknown[] =>
  rules.map(({ path }) => valuesAt(record, path)[0])

/** Compares lists of values by the rules. */
export const compareByRules = (rules: readonly SortRule[], a: readonly unknown[], b: readonly unknown[]): number => {
  for (const [at, { descending }] of rules.entries()) {
    const order = compareValues(a[at], b[at], descending)
    if (order !== 0) return order
  }
  return 0
}

/** The records in the order of the rules; records that tie keep their original order. */
export const sortRecords = (
  records: readonly SearchableRecord[],
  rules: readonly SortRule[],
): readonly SearchableRecord[] => {
  if (rules.length === 0) return records
  return records
    .map((record) => ({ record, values: sortValues(record, rules) }))
    .sort((a, b) => compareByRules(rules, a.values, b.values))
    .map(({ record }) => record)
}

/** Rank of each record by the rules, the same for records that tie. */
export const sortRanksOf = (records: readonly SearchableRecord[], rules: readonly SortRule[]): Uint32Array => {
  const ranks = new Uint32Array(records.length)
  const sorted = records
    .map((record, doc) => ({ doc, values: sortValues(record, rules) }))
    .sort((a, b) => compareByRules(rules, a.values, b.values))
  let rank = 0
  sorted.forEach(({ doc, values }, at) => {
    if (compareByRules(rules, sorted[at - 1]?.values ?? values, values) !== 0) rank += 1
    ranks[doc] = rank
  })
  return ranks
}
