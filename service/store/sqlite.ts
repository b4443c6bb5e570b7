/** The embedded database: the runtime's own SQLite behind Kysely. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import {
  CompiledQuery,
  Kysely,
  sql,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type TransactionSettings,
} from 'kysely'
import { boundedCache } from '#platform/lru.ts'
import { startMeter, type WorkMeter } from '#platform/processor-time.ts'
import { isBusy, tooCostly, unavailable, writerPatience, type Database, type Tables } from './database.ts'
import type { Dialect } from './dialect.ts'
import { boundsIntersect, intersects } from './geometry.ts'
import { spending } from './spending.ts'
import { fold, plain } from './text.ts'

export const sqlite: Dialect = {
  name: 'sqlite',
  types: { flag: 'integer', integer: 'integer', number: 'real', text: 'text' },
  collation: sql``,
  tableOptions: sql`without rowid`,
  check: sql`tick()`,
  // Under a limit SQLite sorts slower by half; its statements end by `check` alone.
  atMost: () => sql``,
  list: (values) => JSON.stringify(values),
  isIn: (value, list) => sql`${value} in (select value from json_each(${list}))`,
  isNotIn: (value, list) => sql`${value} not in (select value from json_each(${list}))`,
  contains: (text, part) => sql`instr(${text}, ${part}) > 0`,
  startsWith: (text, part) => sql`substr(${text}, 1, length(${part})) = ${part}`,
  endsWith: (text, part) => sql`substr(${text}, -length(${part})) = ${part}`,
  someEntry: (list, test) => sql`exists (select 1 from json_each(${list}) as e where ${test(sql`e.value`)})`,
  entries: (list) => sql`json_array_length(${list})`,
  member: (object, name) => sql`json_extract(${object}, ${sql.lit(`$.${name}`)})`,
  // Its planner does well without figures: nearly every question names an index.
  settle: async () => {},
  week: (time) => sql`cast(strftime('%V', ${time}) as integer)`,
  weekday: (time) => sql`cast(strftime('%w', ${time}) as integer)`,
}

/** Number of cached prepared statements; the queries of a page need some forty, and each new filter shape adds one. */
const maxStatements = 500

/** Primary result codes. Source: sqlite.org/rescode.html */
const codes = { busy: 5, noMemory: 7, readOnly: 8, ioError: 10, full: 13 }
const outages: ReadonlySet<number> = new Set(Object.values(codes))

/** The primary result code of a failure; 0 for errors from elsewhere. */
const codeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0

/** Runs `work`; its errors are translated like those of `openPostgres`. */
const explained = <T>(work: () => T): T => {
  try {
    return work()
  } catch (error) {
    throw outages.has(codeOf(error)) ? unavailable(error) : error
  }
}

/** A prepared statement with the methods that Kysely calls. */
const asRunner = (statement: StatementSync, timed: Timed) => {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => timed(() => explained(() => statement.all(...values(parameters)))),
    run: (parameters: readonly unknown[]) => explained(() => statement.run(...values(parameters))),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)) as IterableIterator<unknown>,
  }
}

/** Caches prepared statements by text. */
const cacheStatements = (database: DatabaseSync, timed: Timed) => {
  const statements = boundedCache<ReturnType<typeof asRunner>>(maxStatements)
  const prepare = (text: string) => explained(() => database.prepare(text))
  return (text: string) => statements(text, () => asRunner(prepare(text), timed))
}

/**
 * Milliseconds that a statement waits for a writer of another process, holding up everything here: a writer of a row is
 * done by then, and one of a whole edition is waited for elsewhere.
 */
const lockPatience = 100

/**
 * One writer at a time, locked from the start: a transaction that begins by reading might be unable to write later.
 * Where another process writes an edition, beginning one fails with SERVICE_UNAVAILABLE after a second.
 */
class Driver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings = {}): Promise<void> {
    if (settings.accessMode === 'read only') return super.beginTransaction(connection)
    const begin = CompiledQuery.raw('begin immediate')
    const lastTry = performance.now() + writerPatience
    const isBegun = () =>
      connection.executeQuery(begin).then(
        () => true,
        (error: unknown) => {
          if (isBusy(error) && performance.now() < lastTry) return false
          throw error
        },
      )
    while (!(await isBegun())) await pause(lockPatience)
  }
}

/** SQLite can take tables back with the transaction that made them. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Runs a statement, and charges its time to the request under way. */
type Timed = <T>(work: () => T) => T

/** Calls of `tick` between two looks at the clock, which costs more than a row. */
const strides = 16
/** Characters that cost as much as a call. */
const charactersACall = 1000

/**
 * `tick` is a condition that is always met until a statement has had more than `milliseconds` of the processor, or more
 * than its request has left. `timed` runs such a statement.
 */
const createTick = (milliseconds: number) => {
  let running: { readonly meter: WorkMeter; readonly allowed: number; readonly most: number } | null = null
  let calls = 0
  const timed: Timed = (work) => {
    const request = spending.getStore()
    const allowed = Math.min(milliseconds, request?.milliseconds ?? Infinity)
    const meter = startMeter()
    running = { meter, allowed, most: Math.min(milliseconds, request?.most ?? Infinity) }
    try {
      return work()
    } finally {
      running = null
      if (request) request.milliseconds -= meter.spent()
    }
  }
  const tick = (characters = 0): number => {
    calls += 1 + characters / charactersACall
    if (calls < strides) return 1
    calls = 0
    if (running?.meter.exceeds(running.allowed)) throw tooCostly(running.most)
    return 1
  }
  return { timed, tick }
}

/**
 * The database in that file; `:memory:` holds it in memory. A statement that takes more than `milliseconds` of the processor,
 * or more than its request has left, ends with INVALID_QUERY, provided that it calls `check` or one of the functions
 * below for its rows.
 * @throws the system's own error when the file cannot be opened or written.
 * Chosen: `synchronous = normal`: what was acknowledged outlives the process; a loss of power may take the last moments.
 */
export const openSqlite = (file: string, milliseconds: number): Database => {
  // Another process may be making the file.
  const database = new DatabaseSync(file, { timeout: 5000 })
  database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = off')
  database.exec(`pragma busy_timeout = ${lockPatience}`)
  const { tick, timed } = createTick(milliseconds)
  database.function('tick', () => tick())
  // SQLite's own lower() folds ASCII only; filters promise to ignore the case of every letter.
  for (const [name, change] of Object.entries({ fold, plain }))
    database.function(name, { deterministic: true }, (value) => {
      if (typeof value !== 'string') return value
      tick(value.length)
      return change(value)
    })
  for (const [name, test] of Object.entries({ intersects, bounds_intersect: boundsIntersect }))
    database.function(name, { deterministic: true }, (one, other) => {
      // One pair of large shapes takes longer than a look at the clock a thousand times.
      tick(strides * charactersACall)
      return test(one, other)
    })
  const config = { database: { prepare: cacheStatements(database, timed), close: () => database.close() } }
  const dialect = new SqliteDialect(config)
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new Adapter(),
      createDriver: () => new Driver(config),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createIntrospector: (db) => dialect.createIntrospector(db),
    },
  })
}
