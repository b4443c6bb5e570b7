import { contentApi, refusal } from '../content-api.fixture.ts'
import { NextRequest } from 'next/server'
import { expect, test, vi } from 'vitest'
import { GET as find } from '../find/route.ts'
import { GET as preview } from './route.ts'

vi.mock('next/headers', () => ({ cookies: () => Promise.resolve({ get: () => ({ value: 'x' }) }) }))

const id = crypto.randomUUID()

test.each([
  ['an ended session', 401, 401],
  ['an item that the editor may not read', 403, 404],
  ['a content API that does not answer', 503, 503],
] as const)('%s', async (_case, answered, status) => {
  contentApi.answer = () => refusal(answered)
  const request = (path: string) => new NextRequest(`http://localhost/api/editors/${path}`)
  expect((await preview(request(`preview?collection=articles&id=${id}`))).status).toBe(status)
  expect((await find(request('find?kind=topics&q=x'))).status).toBe(status)
})
