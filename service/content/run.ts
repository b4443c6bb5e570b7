/**
 * Runs a plan: one statement a relation level over all parents at once, never one a parent, and nests the rows. Relations of one
 * level do not wait for each other.
 */
import { bulkhead } from 'cockatiel'
import type { ModelCollection } from '#schema/model.ts'
import { startMeter } from '#platform/processor-time.ts'
import { invalidQuery, type ApiError } from '../http/errors.ts'
import { tooCostly, type Send } from '../store/database.ts'
import { allOf, placeOf, type Place } from './access.ts'
import { aggregateStatement } from './aggregate.ts'
import { visibleByItself } from './block-access.ts'
import { limits } from './limits.ts'
import type { Plan, Selection } from './plan.ts'
import type { Query } from './query.ts'
import {
  countStatement,
  idColumn,
  kindColumn,
  listStatement,
  parentColumn,
  prepare,
  readKind,
  readSelected,
  readSingle,
  ruled,
  run,
  type Context,
  type Row,
  type Rules,
  type Work,
} from './statements.ts'
import { shownValue } from './value.ts'

export type { Context, Work } from './statements.ts'
export type ItemValue = unknown

/**
 * The request's work, which all its statements share.
 * Chosen: the bounds are those of `limits`.
 */
export const workOf = (context: Context, send: Send = (statement) => context.db.executeQuery(statement)): Work => {
  const most = limits.milliseconds[context.dialect.name]
  const turn = bulkhead(limits.statementsAtOnce[context.dialect.name], Infinity)
  return { ...context, budget: { rows: limits.rows, milliseconds: most, most }, send, turn, failure: null }
}

/** All values, once every part has ended: none may use the connection after the request. The first failure is the request's. */
const together = async <T>(parts: readonly Promise<T>[], work: Work): Promise<T[]> => {
  const ended = parts.map((part) => part.catch((error: unknown) => void (work.failure ??= { error })))
  await Promise.all(ended)
  if (work.failure) throw work.failure.error
  return Promise.all(parts)
}

/** Roughly the characters of an item on the wire; items that several rows lead to are one object, counted each time. */
const weights = new WeakMap<object, number>()

const weightOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 8
  if (!Array.isArray(value)) return weights.get(value) ?? 0
  let sum = 8
  for (const entry of value) sum += weightOf(entry)
  return sum
}

const textsOf = (rows: readonly Row[], column: string): string[] => {
  const texts = new Set<string>()
  for (const row of rows) {
    const value = row[column]
    if (typeof value === 'string') texts.add(value)
  }
  return [...texts]
}

const itemsById = async (plan: Plan, rows: readonly Row[], work: Work): Promise<Map<unknown, ItemValue>> => {
  const items = await nest(plan, rows, work)
  return new Map(rows.map((row, index) => [row[idColumn], items[index]]))
}

const oneValues = async (selection: Selection & { kind: 'one' }, rows: readonly Row[], work: Work) => {
  const ids = textsOf(rows, selection.key)
  if (!ids.length) return rows.map(() => null)
  const items = await itemsById(selection.plan, await readSelected(selection, ids, work), work)
  return rows.map((row) => items.get(row[selection.key]) ?? null)
}

const manyValues = async (selection: Selection & { kind: 'many' }, rows: readonly Row[], work: Work) => {
  const related = await readSelected(selection, textsOf(rows, idColumn), work)
  const items = selection.plan ? await nest(selection.plan, related, work) : related.map((row) => row[idColumn])
  const byParent = new Map<unknown, ItemValue[]>(rows.map((row) => [row[idColumn], []]))
  for (const [index, row] of related.entries()) byParent.get(row[parentColumn])?.push(items[index])
  return rows.map((row) => byParent.get(row[idColumn]))
}

const anyValues = async ({ key, kinds }: Selection & { kind: 'any' }, rows: readonly Row[], work: Work) => {
  const reads = [...kinds].map(async ([name, kind]): Promise<[string, Map<unknown, ItemValue>]> => {
    const ids = textsOf(
      rows.filter((row) => row[kindColumn(key)] === name),
      key,
    )
    return [name, ids.length ? await itemsById(kind.plan, await readKind(kind, ids, work), work) : new Map()]
  })
  const byKind = new Map(await together(reads, work))
  return rows.map((row) => {
    const items = byKind.get(String(row[kindColumn(key)]))
    // A row of a collection that was not requested keeps the bare id; one that is hidden or gone is null.
    return items ? (items.get(row[key]) ?? null) : row[key]
  })
}

const related = (selection: Exclude<Selection, { kind: 'value' }>, rows: readonly Row[], work: Work) => {
  switch (selection.kind) {
    case 'one':
      return oneValues(selection, rows, work)
    case 'many':
      return manyValues(selection, rows, work)
    case 'any':
      return anyValues(selection, rows, work)
    default:
      return selection satisfies never
  }
}

/** The INVALID_QUERY for an answer beyond the characters of `limits`. */
export const tooLarge = (): ApiError =>
  invalidQuery(
    `The answer would hold more than ${limits.characters} characters; ask for fewer "fields" or a smaller "limit"`,
  )

const nest = async (plan: Plan, rows: readonly Row[], work: Work): Promise<ItemValue[]> => {
  // A selection of which nothing may be shown leaves the item's key, as clients of this wire know it.
  if (!plan.selections.length) return rows.map((row) => row[idColumn])
  const items: Row[] = rows.map(() => ({}))
  const sizes = rows.map(() => 0)
  let whole = 0
  const selections = rows.length ? plan.selections : []
  const valuesBySelection = await together(
    selections.map(async (selection) => (selection.kind === 'value' ? null : related(selection, rows, work))),
    work,
  )
  const meter = startMeter()
  for (const [position, selection] of selections.entries()) {
    if (meter.exceeds(work.budget.milliseconds)) throw tooCostly(work.budget.most)
    const { key } = selection
    const values = valuesBySelection[position]
    for (const [index, row] of rows.entries()) {
      const item = items[index]
      if (!item) continue
      const value = values ? values[index] : row[key]
      item[key] = selection.kind === 'value' ? shownValue(selection.term, value) : value
      const size = key.length + weightOf(value)
      sizes[index] = (sizes[index] ?? 0) + size
      whole += size
      if (whole > limits.characters) throw tooLarge()
    }
  }
  work.budget.milliseconds -= meter.spent()
  for (const [index, item] of items.entries()) weights.set(item, sizes[index] ?? 0)
  return items
}

/**
 * The items that a query lists, nested as its plan says, in its order.
 * @throws ApiError INVALID_QUERY for a filter, sort or search that is not right, and for an answer beyond the limits.
 * Source: docs/contract.md 4.1.
 */
export const runList = async (plan: Plan, query: Query, work: Work): Promise<ItemValue[]> => {
  prepare(plan, work)
  return nest(plan, await run(listStatement(plan, query, work), work), work)
}

/** The aggregates that a query requests, one entry for each group; errors as `runList`. */
export const runAggregate = async (place: Place, query: Query, work: Work): Promise<ItemValue[]> => {
  const condition = allOf([place.dialect.check, visibleByItself(place), ruled(place, query, work)])
  const { statement, read } = aggregateStatement(place, query, condition)
  return (await run(statement, work)).map(read)
}

/**
 * How many items the caller may read in all, or by the rules.
 * Source: docs/contract.md 4.1 `meta`.
 */
export const runCount = async (collection: ModelCollection, rules: Rules, work: Work): Promise<number> => {
  const place = placeOf(collection, work)
  const [row] = await run(countStatement(place, rules, work), work)
  return Number(row?.['count'] ?? 0)
}

/**
 * The item of that id as the plan nests it; null when there is none that the caller may read.
 * Source: docs/contract.md 4.1, 7.1 rule 1.
 */
export const runItem = async (plan: Plan, id: string, work: Work): Promise<ItemValue> => {
  prepare(plan, work)
  const [item] = await nest(plan, await readSingle(plan, id, work), work)
  return item ?? null
}
