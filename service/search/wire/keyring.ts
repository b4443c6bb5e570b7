/** Keys of the search service's own: made, changed and deleted with the admin key. */
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { createLru } from '#platform/lru.ts'
import { networkOf } from '#platform/network.ts'
import { isSameSecret } from '#platform/same-secret.ts'
import { acls, matchesPattern, type Grant } from './grant.ts'
import { fromQueryString } from '../query/params.ts'
import { SearchRefusal } from '../refusal.ts'
import { checkUse, isSignedBy, readSecuredKey, restrict } from './secured-key.ts'

/** Names of the protocol for what this service has not. */
const unusedAcls = ['seeUnretrievableAttributes', 'recommendation', 'usage', 'inference', 'personalization'] as const

/** The settings of a key; times in seconds, 0 for no limit. */
export const keySettings = z.object({
  acl: z
    .array(z.enum([...acls, ...unusedAcls]))
    .transform((names) => names.flatMap((name) => acls.find((known) => known === name) ?? []))
    .default([]),
  indexes: z.array(z.string()).default([]),
  description: z.string().default(''),
  maxHitsPerQuery: z.int().min(0).default(0),
  maxQueriesPerIPPerHour: z.int().min(0).default(0),
  queryParameters: z.string().default(''),
  referers: z.array(z.string()).default([]),
  validity: z.int().min(0).default(0),
})
type KeySettings = z.infer<typeof keySettings>

const storedKey = keySettings.extend({ value: z.string(), createdAt: z.int() })
/** Keys in the form stored in a file. */
export const storedKeys = z.array(storedKey)

/** `createdAt` in Unix seconds. */
export type ApiKey = z.infer<typeof storedKey>

/** The address and referer of a caller. */
export type Caller = { readonly ip: string; readonly referer: string }

export type KeyringOptions = {
  /** The key that may do everything; empty: there is none. */
  readonly adminKey: string
  readonly keys?: readonly ApiKey[]
  readonly save?: (keys: readonly ApiKey[]) => void
  readonly now?: () => Date
}

const grantOf = ({ acl, indexes, maxHitsPerQuery, queryParameters }: ApiKey): Grant => ({
  // A key made by hand never manages keys: only the admin key does.
  acl: acl.filter((name) => name !== 'admin'),
  indexes: indexes.length === 0 ? '*' : indexes,
  forced: fromQueryString(queryParameters),
  ...(maxHitsPerQuery > 0 ? { maxHitsPerQuery } : {}),
})

const hour = 3_600_000

/** Counts that are held at once; the oldest are dropped beyond. */
const mostCounts = 100_000

/** Counts calls by key and network within the running hour. */
const hourlyCounter = () => {
  const none = () => createLru<number>(mostCounts, () => 1)
  let [started, counts] = [0, none()]
  return (key: string, ip: string, now: Date): { count: number; secondsLeft: number } => {
    if (now.getTime() - started >= hour) [started, counts] = [now.getTime(), none()]
    const name = `${key} ${networkOf(ip)}`
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return { count, secondsLeft: Math.ceil((started + hour - now.getTime()) / 1000) }
  }
}

export type Keyring = ReturnType<typeof createKeyring>

/**
 * The keys, and how they change. Chosen: a secured key cannot be derived from the admin key, as in the hosted service.
 */
export const createKeyring = ({ adminKey, keys = [], save, now = () => new Date() }: KeyringOptions) => {
  const keysByValue = new Map(keys.map((key) => [key.value, key]))
  const countCall = hourlyCounter()
  const store = (key: ApiKey): ApiKey => {
    keysByValue.set(key.value, key)
    save?.([...keysByValue.values()])
    return key
  }
  const isLive = ({ validity, createdAt }: ApiKey) => validity === 0 || createdAt + validity > now().getTime() / 1000
  const parentOf = (apiKey: string) => {
    const secured = readSecuredKey(apiKey)
    const parent = secured && [...keysByValue.values()].find(({ value }) => isSignedBy(secured, value))
    return parent ? { secured, parent } : null
  }
  const admit = (key: ApiKey, { ip, referer }: Caller) => {
    if (key.referers.length > 0 && !matchesPattern(key.referers, referer))
      throw new SearchRefusal(403, 'Method not allowed with this referer')
    if (key.maxQueriesPerIPPerHour === 0) return
    const { count, secondsLeft } = countCall(key.value, ip, now())
    if (count > key.maxQueriesPerIPPerHour)
      throw new SearchRefusal(
        429,
        `Too many requests with this API key, which has ${key.maxQueriesPerIPPerHour} an hour for each address`,
        { 'retry-after': String(secondsLeft) },
      )
  }
  return {
    /** The grant of a key; null for an unknown key. A call counts among those of an hour unless it `counts` not. */
    resolve: (apiKey: string, caller: Caller, { counts = true } = {}): Grant | null => {
      if (adminKey !== '' && isSameSecret(adminKey, apiKey)) return { indexes: '*', acl: acls }
      const entry = keysByValue.get(apiKey)
      const derived = entry ? null : parentOf(apiKey)
      const key = entry ?? derived?.parent
      if (!key || !isLive(key)) return null
      if (counts) admit(key, caller)
      const grant = grantOf(key)
      const use = { now: now(), ip: caller.ip }
      checkUse(grant.forced ?? {}, use)
      return derived ? restrict(grant, derived.secured, use) : grant
    },
    list: (): readonly ApiKey[] => [...keysByValue.values()],
    get: (value: string): ApiKey | null => keysByValue.get(value) ?? null,
    add: (settings: KeySettings): ApiKey =>
      store({ ...settings, value: randomBytes(16).toString('hex'), createdAt: Math.floor(now().getTime() / 1000) }),
    update: (value: string, settings: KeySettings): ApiKey | null => {
      const former = keysByValue.get(value)
      return former ? store({ ...former, ...settings }) : null
    },
    remove: (value: string): boolean => {
      const existed = keysByValue.delete(value)
      if (existed) save?.([...keysByValue.values()])
      return existed
    },
  }
}
