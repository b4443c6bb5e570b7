/** Reads the catalogue of another content API on Directus's wire: whole, or the tables that its activity log names as changed. */
import { z } from 'zod'
import { isColumn, modelOf, type ModelField } from '#schema/model.ts'
import { checkedValue, Fault } from '../exchange/check-value.ts'
import { DirectusError, type Call } from '../publish/directus/instance.ts'
import { catalogueTables, type Row } from '../store/catalogue.ts'

export type Source = {
  /**
   * The rows of those tables that the token may read, in their stored form.
   * @throws DirectusError when the content API does not answer, with a fault of its own, or when it refuses everything for a while.
   */
  readonly tables: (names?: readonly string[]) => Promise<ReadonlyMap<string, readonly Row[]>>
  /** How far the activity log goes; null when the token may not read the log. */
  readonly position: () => Promise<Position | null>
  /** The tables that changed behind that position, whether accounts did, and the position then. */
  readonly changedSince: (position: Position) => Promise<Changes>
  /** The search token of the token's account: with it the site searches here. Null when the account has none. */
  readonly searchToken: () => Promise<string | null>
}

/** How far an activity log was read. */
export type Position = {
  /** The number of the newest entry. */
  readonly newest: number
  /** Numbers of the entries just before it; null where they are not known, after a restart. */
  readonly latest: ReadonlySet<number> | null
}

export type Changes = { readonly position: Position; readonly tables: readonly string[]; readonly hasAccounts: boolean }

/** Rows of one request. Chosen: whole articles are some 30 kB each. */
const pageSize = 250
/** Changes that are read one by one; behind more of them everything is read. */
const mostChanges = 1000
/** Entries that are asked for again: a transaction that takes long commits its entry behind those with higher numbers. */
const lookBack = 100

const rows = z.array(z.looseObject({ id: z.string() }))
const account = z.object({ search_token: z.string().nullish() })
const activity = z.array(z.object({ id: z.coerce.number(), collection: z.string() }))

/** The position behind these entries, newest first; behind `former` where there are none. */
const positionOf = (recent: readonly { readonly id: number }[], former: number): Position => ({
  newest: recent[0]?.id ?? former,
  latest: new Set(recent.map(({ id }) => id)),
})

/** Directus refuses what is not there as it refuses what the token may not read; other services lack whole routes. */
const isAbsent = (error: unknown): error is DirectusError =>
  error instanceof DirectusError && (error.status === 403 || error.status === 404)

/** A number as the wire has it: databases with long or decimal numbers write them as text. */
const numeric = (field: ModelField, value: unknown): unknown =>
  (field.kind === 'integer' || field.kind === 'number') && typeof value === 'string' && value.trim() !== ''
    ? Number(value)
    : value

/**
 * Reads through `call`. `say` receives a line for each table that the token may not read, and for each value that does not
 * fit its field: the value is left out, the row too where the field is required.
 */
export const openSource = (call: Call, say: (line: string) => void): Source => {
  const fitted = (table: string, row: Row): Row[] => {
    const stored: Record<string, unknown> = {}
    for (const field of modelOf(table).fields.values()) {
      if (!isColumn(field)) continue
      try {
        stored[field.name] = checkedValue(field, numeric(field, row[field.name]))
      } catch (error) {
        if (!(error instanceof Fault)) throw error
        say(`${table} ${String(row['id'])}: ${field.name} ${error.message}`)
        if ('required' in field && field.required) return []
        stored[field.name] = null
      }
    }
    return [stored]
  }

  const rowsOf = async (name: string, page: number, limit: number) => {
    const path = name === 'directus_files' ? '/files' : `/items/${name}`
    return rows.parse(await call('GET', `${path}?fields=*&sort=id&limit=${limit}&page=${page}`))
  }

  /** The rows of a table; the refusal where the token may not read it, or it is not there. */
  const table = async (name: string): Promise<Row[] | DirectusError> => {
    // By id: a row that comes while the pages are read moves another one to two of them.
    const all = new Map<string, Row>()
    let page = 1
    try {
      for (; ; page += 1) {
        const read = await rowsOf(name, page, pageSize)
        for (const row of read) for (const stored of fitted(name, row)) all.set(row.id, stored)
        if (read.length < pageSize) return [...all.values()]
      }
    } catch (error) {
      // A table that could be read a moment ago is there: half of it must not replace the whole.
      if (!isAbsent(error) || page > 1) throw error
      return error
    }
  }

  const hasRows = async (name: string): Promise<boolean> => {
    try {
      return (await rowsOf(name, 1, 1)).length > 0
    } catch (error) {
      if (isAbsent(error)) return false
      throw error
    }
  }
  /**
   * What stands before a source may refuse everything for a while. A refusal is the token's when it lasts, and something
   * else can be read after it.
   */
  const isLasting = async (refusedTables: readonly string[]): Promise<boolean> => {
    for (const name of refusedTables) if (await hasRows(name)) return false
    for (const name of catalogueTables) if (!refusedTables.includes(name) && (await hasRows(name))) return true
    return false
  }

  const entries = (query: string) =>
    call('GET', `/activity?fields=id,collection&filter[action][_in]=create,update,delete&${query}`)

  return {
    tables: async (names = catalogueTables) => {
      const [read, refusals] = [new Map<string, readonly Row[]>(), new Map<string, DirectusError>()]
      for (const name of names) {
        const answer = await table(name)
        read.set(name, answer instanceof DirectusError ? [] : answer)
        if (answer instanceof DirectusError) refusals.set(name, answer)
      }
      const [refusal] = refusals.values()
      if (refusal && !(await isLasting([...refusals.keys()]))) throw refusal
      for (const name of refusals.keys())
        say(`${name}: the token may not read it, or it is not there; it stays empty here`)
      return read
    },
    position: async () => {
      try {
        return positionOf(activity.parse(await entries(`sort=-id&limit=${lookBack}`)), 0)
      } catch (error) {
        if (!isAbsent(error)) throw error
        return null
      }
    },
    changedSince: async ({ newest: former, latest }) => {
      const after = Math.max(0, former - lookBack)
      const recent = activity.parse(await entries(`filter[id][_gt]=${after}&sort=-id&limit=${mostChanges}`))
      const changes = recent.filter(({ id }) => id > former || latest?.has(id) === false)
      const changed = new Set(changes.map(({ collection }) => collection))
      const position = positionOf(recent, former)
      // The source leaves out what the token may not read, after it has counted: a short answer need not be whole.
      const isCut = position.newest - former >= mostChanges - lookBack
      return {
        position,
        tables: isCut ? catalogueTables : catalogueTables.filter((name) => changed.has(name)),
        hasAccounts: isCut || changed.has('directus_users'),
      }
    },
    searchToken: async () => account.parse(await call('GET', '/users/me?fields=search_token')).search_token ?? null,
  }
}
