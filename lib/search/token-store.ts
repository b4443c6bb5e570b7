/**
 * Stores for the server's search token: in a file that outlives a restart and is shared by all processes of a machine, or
 * in a Redis that all instances share.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { removeDrafts, writeWhole } from '#platform/whole-file.ts'
import * as z from 'zod/mini'
import type { Redis } from '#platform/redis.ts'
import { jsonOf } from '#platform/json-object.ts'

const shape = z.object({ token: z.string().check(z.minLength(1)), at: z.number() })

/** A token, and the instant at which it was read, in milliseconds since 1970. */
export type StoredToken = z.output<typeof shape>

export type TokenStore = {
  /** Reads the stored token; null when there is none, or when it cannot be parsed. */
  readonly read: () => Promise<StoredToken | null>
  /** Replaces the stored token; null deletes it. */
  readonly write: (stored: StoredToken | null) => Promise<void>
}

const parsed = (text: string): StoredToken | null => shape.safeParse(jsonOf(text)).data ?? null

/**
 * A store in that file, readable by its owner alone. It is replaced as a whole, so that nobody reads half a token; a
 * file that is absent or says something else holds no token.
 * @throws what the file system throws, when the folder cannot be written to.
 * Source: docs/contract.md 5.2 "cache the token server-side for seven days".
 */
export const fileStore = (file: string): TokenStore => ({
  read: async () => parsed(await readFile(file, 'utf8').catch(() => '')),
  write: async (stored) => {
    if (stored === null) return rm(file, { force: true })
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await writeWhole(file, (draft) => writeFile(draft, JSON.stringify(stored), { mode: 0o600 }))
    await removeDrafts(path.dirname(file))
  },
})

/** Expiry of the token in Redis, in milliseconds; an older token would not be used. */
const month = 31 * 24 * 60 * 60 * 1000

/**
 * A store in Redis for every instance, and in `own` for the time that Redis is away or has lost its memory.
 * @throws what `own` throws.
 * Source: docs/contract.md 5.2 "cache the token server-side for seven days".
 */
export const sharedStore = (redis: Pick<Redis, 'ask'>, key: string, own: TokenStore): TokenStore => ({
  read: async () => parsed((await redis.ask((client) => client.get(key))) ?? '') ?? own.read(),
  write: async (stored) => {
    await redis.ask(async (client) => {
      if (stored === null) await client.del(key)
      else await client.set(key, JSON.stringify(stored), { expiration: { type: 'PX', value: month } })
    })
    await own.write(stored)
  },
})
