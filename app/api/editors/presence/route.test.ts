import { contentApi, ada, refusal } from '../content-api.fixture.ts'
import { NextRequest } from 'next/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { POST } from './route.ts'

vi.mock('next/headers', () => ({ cookies: () => Promise.resolve({ get: () => ({ value: 'x' }) }) }))

const id = crypto.randomUUID()
const sign = async () => {
  const body = JSON.stringify({ collection: 'articles', id, tab: crypto.randomUUID() })
  const response = await POST(new NextRequest('http://localhost/api/editors/presence', { method: 'POST', body }))
  return { status: response.status, ...Object(await response.json()) }
}
/** Of a content API with that account, whose rights end at these paths. */
const answerAs = (account: unknown, forbidden: readonly string[] = []) => {
  contentApi.answer = (path) => {
    if (forbidden.some((part) => path.includes(part))) return refusal(403)
    return Response.json(path.endsWith('/users/me') ? account : { data: [] })
  }
}

beforeEach(() => answerAs(ada))

test('editors of an item learn of each other, by name and never by mail address', async () => {
  expect(await sign()).toEqual({ status: 200, names: [] })
  answerAs({ data: { email: 'bea@example.org', first_name: null, last_name: null } })
  expect(await sign()).toEqual({ status: 200, names: ['Ada'] })
  answerAs(ada)
  // Another tab of the same account.
  expect(await sign()).toEqual({ status: 200, names: [''] })
})

test.each([['/items/articles'], ['/revisions']])(
  'who may not read %s learns of nobody, and is no editor',
  async (path) => {
    await sign()
    answerAs({ data: { email: null, first_name: 'Customer', last_name: null } }, [path])
    expect(await sign()).toEqual({ status: 404, names: [] })
    answerAs(ada)
    expect(JSON.stringify(await sign())).not.toContain('Customer')
  },
)
