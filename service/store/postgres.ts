/**
 * PostgreSQL behind Kysely: for catalogues and traffic beyond one process, and for several processes over one database.
 */
import { Kysely, PostgresDialect, sql, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import { Pool, types } from 'pg'
import { invalidQuery } from '../http/errors.ts'
import { tooCostly, unavailable, type Database, type Tables } from './database.ts'
import type { Dialect } from './dialect.ts'
import { spending } from './spending.ts'

/** An instant begins with its day. */
const dayOf = (time: unknown) => sql`cast(left(${time}, 10) as date)`

export const postgres: Dialect = {
  name: 'postgres',
  // Integers too are doubles: they are compared with fractions, and with numbers that no integer type holds.
  types: { flag: 'int2', integer: 'float8', number: 'float8', text: 'text' },
  collation: sql`collate "C"`,
  tableOptions: sql``,
  check: null,
  atMost: (rows) => sql`limit ${sql.lit(rows)}`,
  list: (values) => values,
  isIn: (value, list) => sql`${value} = any(${list})`,
  isNotIn: (value, list) => sql`${value} <> all(${list})`,
  contains: (text, part) => sql`strpos(${text}, ${part}) > 0`,
  startsWith: (text, part) => sql`starts_with(${text}, ${part})`,
  endsWith: (text, part) => sql`right(${text}, length(${part})) = ${part}`,
  someEntry: (list, test) =>
    sql`exists (select 1 from json_array_elements_text(cast(${list} as json)) as e(value) where ${test(sql`e.value`)})`,
  entries: (list) => sql`list_length(${list})`,
  member: (object, name) => sql`cast(${object} as json) ->> ${sql.lit(name)}`,
  settle: async (db, tables) => {
    // It would find out by itself, a minute later.
    await sql`analyze ${sql.join(tables.map((name) => sql.table(name)))}`.execute(db)
  },
  week: (time) => sql`cast(extract(week from ${dayOf(time)}) as float8)`,
  weekday: (time) => sql`cast(extract(dow from ${dayOf(time)}) as float8)`,
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Codes of PostgreSQL and their classes: connections, a server that may only be read, resources, a lock that another writer has, an operator's intervention; and codes of sockets. */
const outages = /^(08|25006|53|55P03|57P|E[A-Z]+$)/
/** Messages of the client for a lost connection, which have no code. */
const connectionLost = /^(Connection terminated|Client (was closed|has encountered a connection error))/

/**
 * Translates a failure of the database for the caller: an invalid value or query is the caller's fault, an unreachable
 * or full database is a temporary outage; any other error is a programming error and passes unchanged.
 */
const meaningOf = (error: unknown, milliseconds?: number): unknown => {
  const code = codeOf(error)
  if (code === '57014') return tooCostly(milliseconds)
  if (code.startsWith('22')) return invalidQuery('A value in "filter" or "search" is beyond what can be compared')
  if (code.startsWith('54'))
    return invalidQuery('The query is too complex: ask for fewer conditions in "filter" or fewer "fields"')
  if (outages.test(code) || (error instanceof Error && connectionLost.test(error.message))) return unavailable(error)
  return error
}

/** Makes every failure of a connection speak as `meaningOf` says, and charges its time to the request under way. */
export const explainFailures = async (connection: DatabaseConnection): Promise<void> => {
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
    const request = spending.getStore()
    const started = performance.now()
    try {
      return await execute<R>(query)
    } catch (error) {
      throw meaningOf(error, request?.most)
    } finally {
      if (request) {
        const ended = performance.now()
        request.milliseconds -= ended - Math.max(started, request.chargedUntil ?? started)
        request.chargedUntil = ended
      }
    }
  }
}

/** Numbers as numbers: the wire knows no others, and counts stay far below what a double holds. */
const numeric: ReadonlySet<number> = new Set([types.builtins.INT8, types.builtins.NUMERIC])

/** Connections of one process; several processes share the hundred that a server has by default. */
const connections = 10

/**
 * The database at that address (`postgres://…`). A statement that runs longer than `milliseconds` ends with INVALID_QUERY,
 * and a server that cannot be reached answers SERVICE_UNAVAILABLE.
 */
export const openPostgres = (address: string, milliseconds: number): Database => {
  const pool = new Pool({
    connectionString: address,
    application_name: 'lesroute',
    max: connections,
    pipeline: true,
    connectionTimeoutMillis: 5000,
    statement_timeout: milliseconds,
    types: {
      getTypeParser: (oid, format) => (numeric.has(oid) ? Number : types.getTypeParser(oid, format)),
    },
  })
  // A broken connection fails its running query, or is replaced by the next one; without these listeners it would also
  // end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const connect = () =>
    pool.connect().catch((error: unknown) => {
      throw unavailable(error)
    })
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: { connect, end: () => pool.end(), options: pool.options },
      onCreateConnection: explainFailures,
    }),
  })
}
