/** Texts as rows of one table, shared by every instance that has the database. */
import { z } from 'zod'
import type { Query } from '../postgres.ts'
import type { Records } from './records.ts'

const names = z.array(z.object({ name: z.string() }).transform(({ name }) => name))
const bodies = z.array(z.object({ body: z.string() }))

/** The texts of that collection. Chosen: the primary key lets one of concurrent calls create a name. */
export const postgresRecords = (query: Query, collection: string): Records => ({
  names: async () => {
    const { rows } = await query('select name from lesroute_site.records where collection = $1', [collection])
    return names.parse(rows)
  },
  read: async (name) => {
    const { rows } = await query('select body from lesroute_site.records where collection = $1 and name = $2', [
      collection,
      name,
    ])
    return bodies.parse(rows)[0]?.body ?? null
  },
  create: async (name, text) => {
    const { written } = await query(
      'insert into lesroute_site.records (collection, name, body) values ($1, $2, $3) on conflict do nothing',
      [collection, name, text],
    )
    return written === 1
  },
  remove: async (name) => {
    await query('delete from lesroute_site.records where collection = $1 and name = $2', [collection, name])
  },
  namesBefore: async (moment) => {
    const { rows } = await query(
      'select name from lesroute_site.records where collection = $1 and created < to_timestamp($2)',
      [collection, moment / 1000],
    )
    return names.parse(rows)
  },
})
