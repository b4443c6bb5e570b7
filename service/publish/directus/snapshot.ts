/** The schema of a Directus as a file that its command `schema apply` takes. */
import { z } from 'zod'
import type { Call } from './instance.ts'

const rows = z.array(z.looseObject({ meta: z.looseObject({}).nullish() })).min(1)
const snapshot = z.looseObject({
  version: z.number(),
  directus: z.string(),
  collections: rows,
  fields: rows,
  relations: rows,
})

/** Reads the snapshot. Preview addresses are left out: they have the secret of the Studio, and a snapshot is kept with sources. */
export const readSnapshot = async (call: Call): Promise<string> => {
  const { collections, ...rest } = snapshot.parse(await call('GET', '/schema/snapshot'))
  const open = collections.map(({ meta, ...one }) => ({ ...one, meta: meta && { ...meta, preview_url: null } }))
  return `${JSON.stringify({ ...rest, collections: open }, null, 2)}\n`
}
