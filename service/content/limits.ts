/**
 * Limits on the complexity of one query; exceeding one gives INVALID_QUERY, so that callers get a reason instead of a
 * slow response.
 */
import { isList } from '#platform/json-object.ts'
import { invalidQuery } from '../http/errors.ts'

/**
 * Chosen: the spec names no bounds of complexity. These are far above what pages ask (an article's page requests some
 * 120 fields and 300 rows) and below what would hold the process for seconds or exceed the database's own bounds.
 */
export const limits = {
  /** Relations that a path, a filter or a sort may follow. */
  depth: 10,
  /** Levels of lists and objects in `filter` and `deep`. */
  nesting: 40,
  /** Names and values in one `filter` or `deep`, those in lists of plain values not counted. */
  nodes: 400,
  /** Conditions that a filter comes to, those repeated for the sake of one related row counted each time. */
  conditions: 1000,
  /** Values in one list. */
  list: 5000,
  /** Paths in `fields`, `sort`, `groupBy` and `meta`. */
  paths: 1000,
  /** Paths in `sort` and `groupBy`: each is an expression for every row. */
  orders: 10,
  /** Names in one `alias`: each can repeat a text of a hundred thousand characters for every row. */
  aliases: 20,
  /** Fields to read over all relations, wildcards spelled out. */
  selections: 4000,
  /** Relations to many on one sort path: each multiplies the rows that are looked at. */
  sortLists: 2,
  /** Rows read for one answer. */
  rows: 200_000,
  /**
   * Milliseconds that all statements of one request may take together: of the processor where the database runs in this
   * process, since the process answers no other request meanwhile; of the clock where it is a server, which other clients load too.
   */
  milliseconds: { sqlite: 300, postgres: 3000 },
  /**
   * Statements of one request that are with the database at once. A pipeline hides the way to a server, and each of its statements runs to
   * its end when the request fails meanwhile. SQLite runs in this process.
   */
  statementsAtOnce: { sqlite: 1, postgres: 16 },
  /** Characters of an answer, roughly. */
  characters: 10_000_000,
  /** Characters of `search`. */
  search: 500,
} as const

/**
 * Nothing; it only refuses.
 * @throws ApiError INVALID_QUERY for a structure that is nested too deeply, holds too many names or too long a list.
 * Chosen: the bounds are those of `limits`.
 */
export const assertBounded = (name: string, structure: unknown): void => {
  let nodes = 0
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null) return
    if (depth > limits.nesting) throw invalidQuery(`"${name}" is nested too deeply, at most ${limits.nesting} levels`)
    const values = isList(value) ? value : Object.values(value)
    if (values.length > limits.list) throw invalidQuery(`"${name}" holds a list of more than ${limits.list} values`)
    if (!isList(value)) nodes += values.length
    else nodes += values.filter((entry) => typeof entry === 'object' && entry !== null && !isList(entry)).length
    if (nodes > limits.nodes) throw invalidQuery(`"${name}" holds more than ${limits.nodes} names`)
    for (const entry of values) visit(entry, depth + 1)
  }
  visit(structure, 0)
}
