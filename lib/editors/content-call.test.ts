/** What an editor hears of the refusals of a Directus, in the form in which Directus 11.17 sends them. */
import { expect, test, vi } from 'vitest'
import { get, run } from './content-call.ts'

/** The SDK takes the function of the platform when it is imported. */
const network = vi.hoisted(() => {
  const state = { answer: (_url: string): Promise<Response> => Promise.reject(new TypeError('fetch failed')) }
  globalThis.fetch = (url) => state.answer(url instanceof Request ? url.url : String(url))
  return state
})

const answered = (status: number, code: string, message: string, extensions: Record<string, unknown> = {}) => {
  const body = JSON.stringify({ errors: [{ message, extensions: { code, ...extensions } }] })
  const headers = { 'content-type': 'application/json' }
  network.answer = () => Promise.resolve(new Response(body, { status, headers }))
  return run('token', get('/items/articles', {}), (data) => data)
}

test.each([
  [401, 'TOKEN_EXPIRED', 'Token expired.', {}, 'signedOut', null],
  [401, 'INVALID_CREDENTIALS', 'Invalid user credentials.', {}, 'signedOut', null],
  [403, 'INVALID_TOKEN', 'Invalid token.', {}, 'signedOut', null],
  [403, 'FORBIDDEN', "You don't have permission to access this.", { reason: 'x' }, 'forbidden', null],
  [400, 'RECORD_NOT_UNIQUE', 'Value for field "slug" has to be unique.', { field: 'slug' }, 'notUnique', 'slug'],
  [400, 'INVALID_FOREIGN_KEY', 'Invalid foreign key.', { field: 'topics_id' }, 'relatedItemMissing', 'topics_id'],
  [400, 'NOT_NULL_VIOLATION', 'Value cannot be null.', { field: 'title' }, 'invalid', 'title'],
  [400, 'FAILED_VALIDATION', 'Validation failed for field "title".', { field: 'title' }, 'invalid', 'title'],
  [400, 'INVALID_PAYLOAD', 'Invalid payload. request entity too large.', { reason: 'x' }, 'tooLarge', null],
  [413, 'CONTENT_TOO_LARGE', 'Uploaded content is too large.', {}, 'tooLarge', null],
  [429, 'REQUESTS_EXCEEDED', 'Too many requests, retry after 5s.', { limit: 3 }, 'unreachable', null],
  [503, 'SERVICE_UNAVAILABLE', 'Service "api" is unavailable. Under pressure.', {}, 'unreachable', null],
] as const)('%d %s', async (status, code, message, extensions, kind, field) => {
  expect(await answered(status, code, message, extensions)).toEqual({ ok: false, problem: { kind, field, message } })
})

test('no answer at all, and one of another shape, are a service that cannot be reached', async () => {
  network.answer = () => Promise.reject(new TypeError('fetch failed'))
  expect(await run('token', get('/items/articles', {}), (data) => data)).toMatchObject({
    problem: { kind: 'unreachable' },
  })
  network.answer = () => Promise.resolve(new Response('<html>', { status: 502 }))
  expect(await run('token', get('/items/articles', {}), (data) => data)).toMatchObject({
    problem: { kind: 'unreachable' },
  })
})

test('lists and orders go in the form that Directus reads', async () => {
  const addresses: string[] = []
  network.answer = (url) => {
    addresses.push(url)
    return Promise.resolve(new Response('{"data":[]}', { headers: { 'content-type': 'application/json' } }))
  }
  const params = { fields: ['id', 'topics.topics_id.name'], sort: ['-id'], deep: { topics: { _limit: -1 } }, limit: 50 }
  await run('token', get('/items/articles', params), (data) => data)
  const { searchParams } = new URL(addresses[0] ?? '')
  expect(Object.fromEntries(searchParams)).toEqual({
    fields: 'id,topics.topics_id.name',
    sort: '-id',
    deep: '{"topics":{"_limit":-1}}',
    limit: '50',
  })
})
