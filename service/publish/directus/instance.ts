/** Sends requests to a Directus instance, and checks its version and licence. */
import { createDirectus, rest, staticToken } from '@directus/sdk'
import { z } from 'zod'
import { retryAfter } from '#platform/http-headers.ts'
import { PassingFailure, withRetries } from '../retry.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'SEARCH'
/** Sends one request; answers what stands under `data`. Throws DirectusError for a refusal. */
export type Call = (method: Method, path: string, body?: unknown) => Promise<unknown>

/** A refusal or a missing answer, in one line that names the request. */
export class DirectusError extends Error {
  readonly status: number | null
  readonly code: string | null
  /** Milliseconds that the answer asks to wait; null where it does not say. */
  readonly wait: number | null
  constructor(message: string, status: number | null, code: string | null, wait: number | null = null) {
    super(message)
    this.status = status
    this.code = code
    this.wait = wait
  }
}

const refusal = z.object({
  errors: z.array(z.object({ message: z.string(), extensions: z.looseObject({ code: z.string() }) })).min(1),
})

const answered = z.object({ response: z.object({ status: z.number(), headers: z.instanceof(Headers) }) })

/** What a code of Directus 12 means for who runs the command. */
const explained: Readonly<Record<string, string>> = {
  LIMIT_EXCEEDED: 'the licence of this Directus allows no more of these',
  RESOURCE_RESTRICTED: 'the licence of this Directus does not allow permissions with rules or named fields',
  COLLECTION_INACTIVE: 'this collection is switched off by the licence of this Directus',
}

/** Milliseconds in which an answer has to come. */
const timeout = 120_000

/**
 * A caller of the Directus at that address with that token, until `ending`.
 * @throws DirectusError from each call, when Directus refuses it or does not answer within two minutes.
 */
export const connect = (address: string, token: string, ending?: AbortSignal): Call => {
  const client = createDirectus(address, {
    globals: {
      fetch: (input: string | URL | Request, init?: RequestInit) =>
        fetch(input, { ...init, signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(ending ? [ending] : [])]) }),
    },
  })
    .with(staticToken(token))
    .with(rest())
  return async (method, path, body) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    try {
      return await client.request<unknown>(() => ({ method, path, ...sent }))
    } catch (error) {
      const parsed = refusal.safeParse(error)
      const first = parsed.success ? parsed.data.errors[0] : undefined
      const { response } = answered.safeParse(error).data ?? {}
      const code = first?.extensions.code ?? null
      const plain = error instanceof Error ? error.message : 'no answer that can be read'
      const reason = (code !== null && explained[code]) || first?.message || plain
      throw new DirectusError(
        `${method} ${path}: ${reason}${code === null ? '' : ` (${code})`}`,
        response?.status ?? null,
        code,
        response ? retryAfter(response.headers) : null,
      )
    }
  }
}

/** The same caller, which tries again what a Directus under pressure refuses before it does anything (429, 503). */
export const patiently =
  (call: Call, interval: number): Call =>
  (...request) =>
    withRetries(
      () =>
        call(...request).catch((error: unknown) => {
          const passes = error instanceof DirectusError && (error.status === 429 || error.status === 503)
          throw passes ? new PassingFailure(error, error.wait) : error
        }),
      interval,
    )

/**
 * All rows behind that path, whose query asks for a `limit` of -1: a Directus with QUERY_LIMIT_MAX answers no more than that many of
 * them, so that it is asked until it has no others.
 */
export const allRows = async <T>(call: Call, path: string, shape: z.ZodType<readonly T[]>): Promise<readonly T[]> => {
  const rows: T[] = []
  let [former, offset] = ['', 0]
  for (;;) {
    const answer = await call('GET', offset ? `${path}&offset=${offset}` : path)
    const page = shape.parse(answer)
    const text = JSON.stringify(answer)
    // The second: of a service that knows no `offset`.
    if (!page.length || text === former) return rows
    for (const row of page) rows.push(row)
    ;[former, offset] = [text, rows.length]
  }
}

const info = z.object({ version: z.string().optional() })
const license = z.looseObject({
  status: z.string().optional(),
  limits: z.looseObject({ collections: z.unknown() }).optional(),
})

/**
 * The version of the Directus, after checking that its licence allows that many collections of our own.
 * @throws DirectusError when it is older than 11, or is 12 or later and its licence does not allow the model.
 */
export const requireSupported = async (call: Call, collections: number): Promise<string> => {
  const { version } = info.parse(await call('GET', '/server/info'))
  const major = Number(version?.split('.')[0])
  if (!version || !Number.isInteger(major))
    throw new DirectusError(
      'GET /server/info shows no version: is DIRECTUS_ADMIN_TOKEN that of an administrator?',
      null,
      null,
    )
  if (major < 11) throw new DirectusError(`Directus ${version} is too old: 11 is needed.`, null, null)
  if (major === 11) return version
  const answer = license.safeParse(await call('GET', '/license').catch(() => null))
  const limit = answer.success ? answer.data.limits?.collections : undefined
  const most = limit === null ? Infinity : typeof limit === 'number' ? (limit < 0 ? Infinity : limit) : 25
  if (answer.success && answer.data.status === 'locked')
    throw new DirectusError(`Directus ${version} is locked by its licence; nothing was written.`, null, null)
  if (most < collections)
    throw new DirectusError(
      `Directus ${version} allows ${most} collections by its licence, the model has ${collections}, and without a licence no ` +
        'permissions with rules, so that drafts would be readable. Use Directus 11, or enter a licence. Nothing was written.',
      null,
      'LIMIT_EXCEEDED',
    )
  return version
}
