/** Whole answers to reads of items and files, by what may change them: the catalogue, the caller's policies, the day. */
import { collections, isCollectionName } from '#schema/index.ts'
import type { Collection } from '#schema/define.ts'
import { createLru } from '#platform/lru.ts'
import type { Caller } from '../auth/sign-in.ts'
import type { Reply, Request } from '../http/message.ts'
import type { Database } from '../store/database.ts'
import type { Store } from '../store/store.ts'

/** Bytes of all answers together, with their encodings and keys, by the estimate of `weigh`. */
const maxBytes = 32 * 1024 * 1024
/** Characters; a longer answer would push out too many others. */
const longest = 1024 * 1024

/** A character takes two bytes at most, and both encodings together are shorter than the text. The key holds the whole query. */
const weigh = ({ body }: Reply, key: string): number =>
  (typeof body === 'string' ? 4 * body.length : 0) + 2 * key.length + 1024

const embargoes = Object.entries(collections).flatMap(([name, { embargo }]: [string, Collection]) =>
  embargo && isCollectionName(name) ? [{ name, until: embargo.until }] : [],
)

/** The next instant at which an embargo ends, as it is stored; empty when none waits. */
const nextPublication = async (db: Database, now: Date): Promise<string> => {
  const instants = await Promise.all(
    embargoes.map(async ({ name, until }) => {
      const row = await db
        .selectFrom(name)
        .select(until)
        .where(until, '>', now.toISOString())
        .orderBy(until)
        .limit(1)
        .executeTakeFirst()
      const value: unknown = row?.[until]
      return typeof value === 'string' ? value : ''
    }),
  )
  return instants.filter((instant) => instant !== '').toSorted()[0] ?? ''
}

/** Reads whose answer depends on nothing but the rows, the policies and the query: no `$NOW`, no `$CURRENT_USER`. */
const isRepeatable = ({ method, path, search }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  /^\/(?:items|files)(?:\/|$)/.test(path) &&
  // As JSON writes it too.
  !/\$|\\u0024/.test([...new URLSearchParams(search)].flat().join(' '))

export type AnswerCache = {
  /** The reply to that request of that caller: a former one of the same state of the catalogue, or what `read` gives. */
  readonly answer: (request: Request, caller: Caller | null, read: () => Promise<Reply>) => Promise<Reply>
}

/**
 * A cache of answers with status 200, at most 32 MB of them. An answer is given as long as the edition of the catalogue stays, which
 * every write changes, and no embargo ends. Errors are those of `read`, and of the store.
 * Chosen: the real software has such a cache by a time (`CACHE_ENABLED`); by the edition nothing is ever out of date.
 */
export const createAnswerCache = (
  { catalogue, db }: Pick<Store, 'catalogue' | 'db'>,
  now: () => Date,
  bytes = maxBytes,
): AnswerCache => {
  const replies = createLru<Reply>(bytes, weigh)
  let period = { edition: '', next: '' }

  /** A name for the time in which no answer changes; null without a catalogue. */
  const periodNow = async (): Promise<string | null> => {
    const edition = await catalogue.edition()
    if (edition === null) return null
    const date = now()
    const isOver = period.next !== '' && period.next <= date.toISOString()
    if (period.edition !== edition || isOver) period = { edition, next: await nextPublication(db, date) }
    return `${edition} ${period.next}`
  }

  return {
    answer: async (request, caller, read) => {
      const name = isRepeatable(request) ? await periodNow() : null
      if (name === null) return read()
      const policies = [...(caller?.account.policies ?? [])].toSorted()
      const key = JSON.stringify([name, policies, request.path, request.search])
      const former = replies.get(key)
      if (former) return former
      const reply = await read()
      if (reply.status !== 200 || typeof reply.body !== 'string' || reply.body.length > longest) return reply
      const lasting: Reply = { ...reply, forms: { etag: null, encodings: new Map() } }
      replies.set(key, lasting)
      return lasting
    },
  }
}
