/** Passkeys of editors, at a content API that offers them. */
import 'server-only'
import { z } from 'zod'
import { env } from '../env.ts'
import { firstError, get, run, type Outcome } from './content-call.ts'

const timeout = 10_000
const base = '/auth/passkeys'

/** A passkey, as its owner sees it. */
const passkey = z.object({ id: z.string(), name: z.string(), created: z.string(), used: z.string().nullable() })
export type Passkey = z.infer<typeof passkey>

/**
 * Why a step did not go well: `password` when the present password is needed, `wrongPassword` when it is another, `refused` for
 * what the content API does not take.
 */
export type PasskeyProblem = 'password' | 'wrongPassword' | 'often' | 'signedOut' | 'refused' | 'unreachable'

/** Whether the content API offers passkeys; false for a Directus, and when nobody answers. */
export const offersPasskeys = async (): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(timeout / 4)
    const response = await fetch(`${env.contentUrl}/auth`, { signal, cache: 'no-store' })
    return z.object({ passkeys: z.literal(true) }).safeParse(await response.json()).success
  } catch {
    return false
  }
}

/** The passkeys of the editor with that token, the oldest first. */
export const listPasskeys = (token: string): Promise<Outcome<Passkey[]>> =>
  run(token, get(base, {}), (data) => z.array(passkey).parse(data))

type Step = {
  readonly method: 'POST' | 'DELETE'
  /** Below `/auth/passkeys`. */
  readonly path: string
  /** Null: nobody is signed in yet. */
  readonly token: string | null
  readonly body: Readonly<Record<string, unknown>>
  /** Names the visitor: see `forwardedFor`. */
  readonly from: Readonly<Record<string, string>>
}

/** One call to the content API; null when nobody answers. */
export const callPasskeys = async ({ method, path, token, body, from }: Step): Promise<Response | null> => {
  try {
    return await fetch(`${env.contentUrl}${base}${path}`, {
      method,
      headers: {
        ...from,
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
      cache: 'no-store',
    })
  } catch {
    return null
  }
}

/** Why the content API refused. `hasPassword`: whether the present password was sent. */
export const passkeyProblem = (status: number, body: unknown, hasPassword: boolean): PasskeyProblem => {
  const code = firstError(body)?.extensions.code
  if (status === 429) return 'often'
  if (status >= 500) return 'unreachable'
  if (code === 'FAILED_VALIDATION') return 'password'
  if (code === 'INVALID_CREDENTIALS' && hasPassword) return 'wrongPassword'
  return status === 401 || code === 'TOKEN_EXPIRED' || code === 'INVALID_TOKEN' ? 'signedOut' : 'refused'
}
