/** Calls of the content API as the editor who is signed in: what is refused is a value, in the words of the API. */
import { createDirectus, rest, staticToken, type RestCommand } from '@directus/sdk'
import { z } from 'zod'
import type { CatalogueSchema } from '#schema/index.ts'
import { warn } from '#platform/log.ts'
import { env } from '../env.ts'

/** Why this site refuses an item before it asks the content API. */
type RefusalKind = 'addressInvalid' | 'titleMissing'

/** Why something was refused. `field` where it is about one. */
export type Problem = {
  readonly kind:
    | 'signedOut'
    | 'forbidden'
    | 'conflict'
    | 'notUnique'
    | 'relatedItemMissing'
    | 'tooLarge'
    | 'tooLong'
    | 'invalid'
    | 'unreachable'
    | RefusalKind
  readonly field: string | null
  /** The words of the content API, or of this site where it refused the item itself. */
  readonly message: string
}
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

/** The status with which an endpoint of this site answers a problem before it does anything. */
export const statusOf = ({ kind }: Problem): 401 | 404 | 503 =>
  kind === 'signedOut' ? 401 : kind === 'unreachable' ? 503 : 404

const refusals = z.object({
  errors: z
    .array(
      z.object({ message: z.string(), extensions: z.looseObject({ code: z.string(), field: z.string().optional() }) }),
    )
    .min(1),
})

/** The first error of a refusal in Directus's form; null for anything else. */
export const firstError = (body: unknown) => refusals.safeParse(body).data?.errors[0] ?? null

const kindOf = (code: string, message: string): Problem['kind'] => {
  if (['INVALID_CREDENTIALS', 'TOKEN_EXPIRED', 'INVALID_TOKEN'].includes(code)) return 'signedOut'
  if (code === 'FORBIDDEN') return 'forbidden'
  if (code === 'CONFLICT') return 'conflict'
  if (code === 'RECORD_NOT_UNIQUE') return 'notUnique'
  if (code === 'INVALID_FOREIGN_KEY') return 'relatedItemMissing'
  if (code === 'VALUE_TOO_LONG') return 'tooLong'
  // Directus says it in words: it takes 1 MB unless `MAX_PAYLOAD_SIZE` says otherwise.
  if (code === 'CONTENT_TOO_LARGE' || /entity too large/i.test(message)) return 'tooLarge'
  return ['SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR', 'REQUESTS_EXCEEDED'].includes(code)
    ? 'unreachable'
    : 'invalid'
}

/** Milliseconds until a call counts as unanswered. Chosen: a picture of 10 MB takes some seconds on its way. */
const timeout = 30_000

const problemOf = (thrown: unknown): Problem => {
  const first = firstError(thrown)
  if (first) {
    const { code, field = null } = first.extensions
    return { kind: kindOf(code, first.message), field, message: first.message }
  }
  const message = thrown instanceof Error ? thrown.message : 'no answer'
  warn('editors: a call of the content API (CONTENT_API_URL) got no answer that can be read; the page says so', {
    reason: message.slice(0, 500),
  })
  return { kind: 'unreachable', field: null, message }
}

/** Runs a command with that token; what is refused is a value, not an exception. */
export const run = async <T>(
  token: string,
  command: RestCommand<unknown, CatalogueSchema>,
  parse: (data: unknown) => T,
): Promise<Outcome<T>> => {
  const client = createDirectus<CatalogueSchema>(env.contentUrl)
    .with(staticToken(token))
    .with(rest({ onRequest: (options) => ({ ...options, signal: AbortSignal.timeout(timeout) }) }))
  try {
    return { ok: true, value: parse(await client.request(command)) }
  } catch (thrown) {
    return { ok: false, problem: problemOf(thrown) }
  }
}

/** Reads that path. */
export const get =
  (path: string, params: Record<string, unknown>): RestCommand<unknown, CatalogueSchema> =>
  () => ({ path, method: 'GET', params })
/** Writes to that path; the answer has the id, and the day of the change. */
export const send =
  (method: 'POST' | 'PATCH', path: string, body: unknown): RestCommand<unknown, CatalogueSchema> =>
  () => ({ path, method, params: { fields: ['id', 'date_updated'] }, body: JSON.stringify(body) })
