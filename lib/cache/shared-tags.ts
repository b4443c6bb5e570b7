/** What editors had renewed, told to every instance: tags with the moments from which what bears them is out of date. */
import { z } from 'zod'
import type { Redis } from './redis.ts'

const entry = z.object({
  /** The moment of the call. All moments are milliseconds since 1970. */
  at: z.number(),
  /** What is older may still be shown while its successor is made. */
  stale: z.number().optional(),
  /** What is older is shown no more from this moment on. */
  expired: z.number().optional(),
})
type Entry = z.output<typeof entry>

const parsed = (text: string): Entry | null => {
  try {
    return entry.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

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
 * `tell` takes over from this process's list what was just written there; `sync` tells the others, and hears of them.
 * What could not be told is told once Redis is back, and all of it again to a Redis that has lost its memory.
 * Chosen: one number that is asked for each second says whether there is anything to hear, so that a request pays nothing.
 */
export const createSharedTags = ({ redis, manifest, key = 'lesroute:tags', now = Date.now }: Options) => {
  const known = new Map<string, Entry>()
  const untold = new Set<string>()
  const counter = `${key}:changes`
  let heard = 0

  const send = async (): Promise<void> => {
    if (untold.size === 0) return
    const tags = [...untold]
    const fields = tags.flatMap((tag) => {
      const one = known.get(tag)
      return one ? [[tag, JSON.stringify(one)] as const] : []
    })
    const told = await redis.ask((client) =>
      client.multi().hSet(key, Object.fromEntries(fields)).expire(key, longest).incr(counter).exec(),
    )
    if (told) for (const tag of tags) untold.delete(tag)
  }

  const hear = async (): Promise<void> => {
    const changes = await redis.ask(async (client) => ({ count: Number((await client.get(counter)) ?? 0) }))
    if (!changes || changes.count === heard) return
    if (changes.count < heard) for (const tag of known.keys()) untold.add(tag)
    const all = await redis.ask((client) => client.hGetAll(key))
    if (!all) return
    for (const [tag, text] of Object.entries(all)) {
      const one = parsed(text)
      if (!one || one.at <= (known.get(tag)?.at ?? 0)) continue
      known.set(tag, one)
      manifest.set(tag, {
        ...(one.stale === undefined ? {} : { stale: one.stale }),
        ...(one.expired === undefined ? {} : { expired: one.expired }),
      })
    }
    heard = changes.count
  }

  const sync = async (): Promise<void> => {
    await hear()
    await send()
  }

  return {
    tell: async (tags: readonly string[]): Promise<void> => {
      for (const tag of tags) {
        known.set(tag, { at: now(), ...manifest.get(tag) })
        untold.add(tag)
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
