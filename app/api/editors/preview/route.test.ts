import { contentApi, refusal } from '../content-api.fixture.ts'
import { NextRequest } from 'next/server'
import { expect, test, vi } from 'vitest'
import { GET as find } from '../find/route.ts'
import { GET as preview } from './route.ts'

vi.mock('next/headers', () => ({ cookies: () => Promise.resolve({ get: () => ({ value: 'x' }) }) }))

const id = crypto.randomUUID()

test.each([
  ['an ended session', 401, 303, 401],
  ['an item that the editor may not read', 403, 404, 404],
  ['a content API that does not answer', 503, 503, 503],
] as const)('%s', async (_case, answered, status, found) => {
  contentApi.answer = () => refusal(answered)
  const request = (path: string) => new NextRequest(`http://localhost/api/editors/${path}`)
  expect((await preview(request(`preview?collection=articles&id=${id}`))).status).toBe(status)
  expect((await find(request('find?kind=topics&q=x'))).status).toBe(found)
})

test('an ended session leads to the sign-in, and a refusal is in the language of the page', async () => {
  const headers = { referer: 'http://localhost/en/editors' }
  const ask = (answered: 401 | 403) => {
    contentApi.answer = () => refusal(answered)
    return preview(new NextRequest(`http://localhost/api/editors/preview?collection=articles&id=${id}`, { headers }))
  }
  expect((await ask(401)).headers.get('location')).toMatch(/^\/en\/.*sign-in/)
  expect(await (await ask(403)).text()).toContain('does not exist')
})
