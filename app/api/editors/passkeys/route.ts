import { NextResponse, type NextRequest } from 'next/server'
import { z } from 'zod'
import { callPasskeys, passkeyProblem, type PasskeyProblem } from '#lib/editors/passkeys.ts'
import { editorToken, limitSignIns, storeSession } from '#lib/editors/session.ts'
import { isForeign } from '#lib/forms/foreign.ts'
import { readText } from '#lib/forms/read-form.ts'
import { jsonOf } from '#platform/json-object.ts'
import { clientNetworkOf, forwardedFor } from '#platform/network.ts'

const credential = z.looseObject({ id: z.string() })
const password = z.string().max(1024).optional()
const shape = z.discriminatedUnion('step', [
  z.object({ step: z.literal('ask') }),
  z.object({ step: z.literal('use'), credential }),
  z.object({ step: z.literal('prepare'), password }),
  z.object({ step: z.literal('add'), name: z.string(), credential }),
  z.object({ step: z.literal('remove'), id: z.string().min(1), password }),
])
type Step = z.infer<typeof shape>

const noStore = { 'cache-control': 'no-store' }
const refused = (status: number, problem: PasskeyProblem) =>
  NextResponse.json({ ok: false, problem }, { status, headers: noStore })

const confirmed = (current: string | undefined) => (current ? { current_password: current } : {})

/** What a step is at the content API. */
const callFor = (data: Step): { method: 'POST' | 'DELETE'; path: string; body: Record<string, unknown> } => {
  if (data.step === 'ask') return { method: 'POST', path: '/sign-in/options', body: {} }
  if (data.step === 'use')
    return { method: 'POST', path: '/sign-in', body: { credential: data.credential, mode: 'session' } }
  if (data.step === 'prepare') return { method: 'POST', path: '/options', body: confirmed(data.password) }
  if (data.step === 'add') return { method: 'POST', path: '', body: { name: data.name, credential: data.credential } }
  return { method: 'DELETE', path: `/${encodeURIComponent(data.id)}`, body: confirmed(data.password) }
}

const answered = z.object({ data: z.unknown() })

/**
 * The steps of passkeys, which the content API decides: `ask` and `use` sign an editor in, `prepare` and `add` add one to the account
 * that is signed in, `remove` removes one. Answers `{ ok, value }` or `{ ok: false, problem }` with status 200. 400 for a body of another
 * shape, 401 without a session, 403 for a call of another site.
 */
export const POST = async (request: NextRequest): Promise<Response> => {
  if (isForeign(request.headers)) return refused(403, 'refused')
  const { data } = shape.safeParse(jsonOf((await readText(request)) ?? ''))
  if (!data) return refused(400, 'refused')
  const isSignIn = data.step === 'ask' || data.step === 'use'
  if (isSignIn && (await limitSignIns(clientNetworkOf(request.headers)))) return refused(200, 'often')
  const token = isSignIn ? null : await editorToken()
  if (!isSignIn && token === null) return refused(401, 'signedOut')
  const response = await callPasskeys({ ...callFor(data), token, from: forwardedFor(request.headers) })
  const body: unknown = await response?.json().catch(() => null)
  if (!response) return refused(200, 'unreachable')
  if (!response.ok) return refused(200, passkeyProblem(response.status, body, 'password' in data && !!data.password))
  if (data.step === 'use' && !(await storeSession(response))) return refused(200, 'unreachable')
  const value = data.step === 'use' ? null : (answered.safeParse(body).data?.data ?? null)
  return NextResponse.json({ ok: true, value }, { headers: noStore })
}
