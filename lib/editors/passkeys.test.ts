import { afterEach, expect, test, vi } from 'vitest'
import { offersPasskeys, passkeyProblem } from './passkeys.ts'

const refusal = (code: string) => ({ errors: [{ message: 'x', extensions: { code } }] })

test('each refusal of the content API has one reason', () => {
  expect(passkeyProblem(400, refusal('FAILED_VALIDATION'), false)).toBe('password')
  expect(passkeyProblem(401, refusal('INVALID_CREDENTIALS'), true)).toBe('wrongPassword')
  expect(passkeyProblem(401, refusal('INVALID_CREDENTIALS'), false)).toBe('signedOut')
  expect(passkeyProblem(401, refusal('TOKEN_EXPIRED'), true)).toBe('signedOut')
  expect(passkeyProblem(403, refusal('INVALID_TOKEN'), false)).toBe('signedOut')
  expect(passkeyProblem(429, refusal('REQUESTS_EXCEEDED'), false)).toBe('often')
  expect(passkeyProblem(503, null, false)).toBe('unreachable')
  expect(passkeyProblem(404, refusal('ROUTE_NOT_FOUND'), false)).toBe('refused')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a content API offers passkeys when it says so; a Directus and one that does not answer offer none', async () => {
  const answer = (reply: () => Response) => vi.stubGlobal('fetch', () => new Promise((resolve) => resolve(reply())))
  answer(() => Response.json({ data: [], disableDefault: false, passkeys: true }))
  expect(await offersPasskeys()).toBe(true)
  answer(() => Response.json({ data: [], disableDefault: false }))
  expect(await offersPasskeys()).toBe(false)
  answer(() => new Response('<html>', { status: 502 }))
  expect(await offersPasskeys()).toBe(false)
  answer(() => {
    throw new TypeError('fetch failed')
  })
  expect(await offersPasskeys()).toBe(false)
})
