/** What instances share in Redis: whole values, below the name of the build that made them. */
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { gunzip, gzip } from 'node:zlib'
import { RESP_TYPES } from '@redis/client'
import type { Redis } from '#platform/redis.ts'

/** Seconds; no page is kept for longer than a month. */
const longest = 31 * 24 * 3600

type Options = {
  readonly redis: Pick<Redis, 'ask'>
  /** Stands before every key. Pages name files that only their build has. */
  readonly prefix: string
}

/**
 * `set` keeps a value for so many seconds, `get` gives it back; null where there is none, it cannot be read, or Redis does not
 * answer. Chosen: the structured clone of `node:v8`, which keeps the bytes and maps that entries of the framework hold.
 */
export const createSharedStore = ({ redis, prefix }: Options) => ({
  get: async (key: string): Promise<unknown> => {
    const bytes = await redis.ask(async (client) => ({
      value: await client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(prefix + key),
    }))
    if (!bytes?.value) return null
    try {
      return deserialize(await promisify(gunzip)(bytes.value))
    } catch {
      // Written by another version of the runtime, or not by this site.
      return null
    }
  },
  set: async (key: string, value: unknown, seconds: number): Promise<void> => {
    const bytes = await promisify(gzip)(serialize(value))
    const expiration = { type: 'EX', value: Math.ceil(Math.min(seconds, longest)) } as const
    if (expiration.value > 0) await redis.ask((client) => client.set(prefix + key, bytes, { expiration }))
  },
})

export type SharedStore = ReturnType<typeof createSharedStore>
