/** The database in which instances of the site share what visitors send: bookings, mail, accepted forms, reactions. */
import { Pool } from 'pg'

/** Runs a statement with `$1`, `$2` … as parameters; rows and how many were written. @throws the error of the driver. */
export type Query = (
  statement: string,
  parameters?: readonly unknown[],
) => Promise<{ readonly rows: readonly unknown[]; readonly written: number }>

/** Connections of one process: pages need none, forms and the sender of mail a few. */
const connections = 4

/** Names a schema of our own, so that the service may use the same database. Each statement may run again. */
const tables = `
  create schema if not exists lesroute_site;
  create table if not exists lesroute_site.records (
    collection text not null,
    name text not null,
    body text not null,
    created timestamptz not null default now(),
    primary key (collection, name)
  );
  create table if not exists lesroute_site.messages (
    id text primary key,
    state text not null,
    failures integer not null,
    at bigint not null,
    body text not null
  );
  create index if not exists messages_by_time on lesroute_site.messages (at) where state in ('waiting', 'sending');
  create table if not exists lesroute_site.reactions (
    id bigint generated always as identity primary key,
    month text not null,
    body text not null
  );
  create index if not exists reactions_by_month on lesroute_site.reactions (month);`

/** Processes that start together make the tables one after the other. The number is arbitrary and ours. */
const tablesLock = 7_270_272

const createTables = async (pool: Pool): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(${tablesLock})`)
    await client.query(tables)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/**
 * Opens the database at that address (`postgres://…`), lazily: the first statement connects and makes the tables. A
 * connection that was lost is replaced; the statement that ran on it fails. Statements end after five seconds.
 * Source: node-postgres, Pool, https://node-postgres.com/apis/pool
 */
export const openPostgres = (address: string): { readonly query: Query; readonly close: () => Promise<void> } => {
  const pool = new Pool({
    connectionString: address,
    application_name: 'lesroute site',
    max: connections,
    connectionTimeoutMillis: 2000,
    statement_timeout: 5000,
    query_timeout: 6000,
  })
  // Without listeners a lost connection would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  let ready: Promise<void> | null = null
  const prepared = async () => {
    ready ??= createTables(pool)
    try {
      await ready
    } catch (error) {
      ready = null
      throw error
    }
  }
  return {
    query: async (statement: string, parameters: readonly unknown[] = []) => {
      await prepared()
      const { rows, rowCount } = await pool.query<Record<string, unknown>>(statement, [...parameters])
      return { rows, written: rowCount ?? 0 }
    },
    close: () => pool.end(),
  }
}
