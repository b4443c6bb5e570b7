import { expect, test } from 'vitest'
import { createFaults } from './faults.ts'
import { json } from './errors.ts'
import type { Reply, Request } from './message.ts'

const request = (path: string, method = 'GET', body: unknown = null): Request => ({
  method,
  path,
  search: '',
  headers: {},
  body: body === null ? null : Buffer.from(JSON.stringify(body)),
  ip: '127.0.0.1',
})
const textOf = ({ body }: Reply): string => (typeof body === 'string' ? body : '{}')
const open = () => {
  const faults = createFaults()
  const handler = () => json(200, { data: [1, 2, 3] })
  return {
    content: faults.over('content', handler),
    search: faults.over('search', handler),
    set: (list: unknown) => faults.control(request('/', 'POST', list)),
    end: () => faults.control(request('/', 'DELETE')),
  }
}

test('a surface answers as ever until a fault is switched on, and again when it ends', async () => {
  const { content, search, set, end } = open()
  expect(await content(request('/items/articles'))).toMatchObject({ status: 200 })
  await set([{ surface: 'content', path: '/items', status: 429 }])
  const response = await content(request('/items/articles'))
  expect(response).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
  expect(response.body).toContain('REQUESTS_EXCEEDED')
  expect(await content(request('/users/me'))).toMatchObject({ status: 200 })
  expect(await search(request('/items'))).toMatchObject({ status: 200 })
  await end()
  expect(await content(request('/items/articles'))).toMatchObject({ status: 200 })
})

test('search refuses in its own words, and lets browsers ask before', async () => {
  const { search, set } = open()
  await set([{ surface: 'search', status: 503 }])
  const response = await search(request('/1/indexes/*/queries', 'POST'))
  expect(JSON.parse(textOf(response))).toMatchObject({ status: 503 })
  expect(await search(request('/1/indexes/*/queries', 'OPTIONS'))).toMatchObject({ status: 200 })
})

test('an answer can break off in its middle', async () => {
  const { content, set } = open()
  await set([{ surface: 'content', truncated: true }])
  const broken = await content(request('/items/articles'))
  expect(() => JSON.parse(textOf(broken)) as unknown).toThrow()
})

test.each([[{ surface: 'content' }], [[{ surface: 'mail' }]], [[{ surface: 'content', status: 200 }]], ['nee']])(
  '%j is no list of faults',
  async (list) => expect(await open().set(list)).toMatchObject({ status: 400 }),
)

test('media refuse in a header, without a body', async () => {
  const faults = createFaults()
  const media = faults.over('media', () => json(200, {}))
  await faults.control(request('/', 'POST', [{ surface: 'media', status: 503 }]))
  const { status, headers, body } = await media(request('/image/upload/a.jpg'))
  expect([status, body, headers['x-cld-error'], headers['retry-after']]).toEqual([
    503,
    null,
    'A fault that was switched on.',
    '1',
  ])
})
