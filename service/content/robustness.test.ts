/** No request, however wrong, is the service's own failure: known mistakes by table. `databases.test.ts` asks by chance. */
import { afterAll, describe, expect, test } from 'vitest'
import { openFixture } from './fixture.ts'
import { createContentHandler } from './handler.ts'
import { malformedRequests } from './malformed-requests.ts'

const fixture = await openFixture()
const handle = createContentHandler({
  ...fixture,
  now: () => new Date('2026-06-01T00:00:00Z'),
  report: (error) => {
    throw error
  },
})

afterAll(() => fixture.store.close())

/** A request as one line: `SEARCH /items/articles {"query":{}}`. */
const send = async (line: string) => {
  const [, method = 'GET', address = '/', body] = /^(\w+) (\S+)(?: (.*))?$/s.exec(
    line.startsWith('SEARCH ') ? line : line.replaceAll(' ', (space, index: number) => (index > 4 ? '%20' : space)),
  ) ?? [undefined, 'GET', '/']
  const [path = '/', search = ''] = address.split(/\?(.*)/s)
  const reply = await handle({
    method,
    path,
    search,
    headers: { authorization: `Bearer ${fixture.tokens.site}`, 'content-type': 'application/json' },
    body: body === undefined ? null : Buffer.from(body),
    ip: '127.0.0.1',
  })
  const answer = JSON.parse(typeof reply.body === 'string' ? reply.body : '') as {
    data?: unknown
    errors?: [{ message: string; extensions: { code: string } }]
  }
  return { status: reply.status, code: answer.errors?.[0].extensions.code, message: answer.errors?.[0].message }
}

describe('malformed requests', () => {
  test('are at least two hundred, each another', () => {
    expect(new Set(malformedRequests.map(([request]) => request)).size).toBeGreaterThanOrEqual(200)
  })
  test.each(
    malformedRequests.map(([request, status, code]) => [request.slice(0, 120), request, status, code] as const),
  )('%s', async (_title, request, status, code) => {
    const answer = await send(request)
    expect([answer.status, answer.code]).toEqual([status, code])
    expect(answer.message).toMatch(/\S/)
  })
})
