/** Cache tags that editors renewed, shared by all instances: each with the moment before which its entries are out of date. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { sharedKey, type Redis } from '#platform/redis.ts'
import { jsonOf } from '#platform/json-object.ts'

const entry = z.object({
  /** The moment of the call. All moments are milliseconds since 1970. */
  at: z.number(),
  /** What is older may still be shown while its successor is made. */
  stale: z.number().optional(),
  /** From this moment on older entries are no longer served. */
  expired: z.number().optional(),
})
type Entry = z.output<typeof entry>

const parsed = (text: string): Entry | null => entry.safeParse(jsonOf(text)).data ?? null

type Options = {
  readonly redis: Pick<Redis, 'ask'>
  /** The framework's own list of this process, by which it judges pages and data. */
  readonly manifest: Map<string, { stale?: number; expired?: number }>
  readonly key?: string
  readonly now?: () => number
}

/** Seconds; no page is kept for longer than a month. */
const longest = 31 * 24 * 3600

/**
 * `publish` takes over from this process's list what was just written there; `sync` hears of the others, and tells what
 * Redis does not know: what it could not be told before, and all of it where it has lost its memory.
 * Chosen: each change gives the whole a new name, and that name is asked for once a second, so that a request pays
 * nothing for what is shared.
 */
export const createSharedTags = ({ redis, manifest, key = sharedKey('tags'), now = Date.now }: Options) => {
  const known = new Map<string, Entry>()
  const unsent = new Set<string>()
  const nameKey = `${key}:name`
  /** The name of what was heard last; undefined: what is there has not been heard. */
  let lastName: string | null | undefined

  const send = async (): Promise<void> => {
    const tags = [...unsent]
    const fields = tags.flatMap((tag) => {
      const one = known.get(tag)
      return one ? [[tag, JSON.stringify(one)] as const] : []
    })
    if (fields.length === 0) return
    const isSent = await redis.ask((client) =>
      client.multi().hSet(key, Object.fromEntries(fields)).expire(key, longest).set(nameKey, randomUUID()).exec(),
    )
    if (!isSent) return
    lastName = undefined
    for (const tag of tags) unsent.delete(tag)
  }

  const pull = async (): Promise<void> => {
    const answer = await redis.ask(async (client) => ({ name: await client.get(nameKey) }))
    if (!answer || answer.name === lastName) return
    const all = await redis.ask((client) => client.hGetAll(key))
    if (!all) return
    const theirs = new Map(Object.entries(all).map(([tag, text]) => [tag, parsed(text)] as const))
    for (const [tag, { at }] of known) if ((theirs.get(tag)?.at ?? 0) < at) unsent.add(tag)
    for (const [tag, one] of theirs) {
      if (!one || one.at <= (known.get(tag)?.at ?? 0)) continue
      known.set(tag, one)
      const { stale, expired } = one
      manifest.set(tag, { ...(stale === undefined ? {} : { stale }), ...(expired === undefined ? {} : { expired }) })
    }
    lastName = answer.name
  }

  const sync = async (): Promise<void> => {
    await pull()
    await send()
  }

  return {
    publish: async (tags: readonly string[]): Promise<void> => {
      for (const tag of tags) {
        known.set(tag, { at: now(), ...manifest.get(tag) })
        unsent.add(tag)
      }
      await send()
    },
    sync,
    /** Listens until the process ends, without keeping it from ending. Milliseconds between two looks. */
    start: (interval = 1000): void => {
      const look = (): void => {
        void sync().finally(() => setTimeout(look, interval).unref())
      }
      look()
    },
  }
}
