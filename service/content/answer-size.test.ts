/** What a request may answer: here 100 characters, which the names of the fixture's topics exceed. */
import { expect, test, vi } from 'vitest'
import { openContentHandler } from './content-handler.fixture.ts'

vi.mock(import('./limits.ts'), async (original) => {
  const { limits, ...others } = await original()
  return { ...others, limits: { ...limits, characters: 100 } as unknown as typeof limits }
})

const { fixture, handle } = await openContentHandler()

test('a list of too many characters is refused, without reading all of it from PostgreSQL', async () => {
  const executeQuery = vi.spyOn(fixture.store.db, 'executeQuery')
  const get = (search: string) =>
    handle({
      method: 'GET',
      path: '/items/topics',
      search,
      headers: { authorization: `Bearer ${fixture.tokens.site}` },
      body: null,
      ip: '127.0.0.1',
    })
  const whole = await get('fields=name&limit=-1')
  expect([whole.status, whole.body]).toEqual([400, expect.stringContaining('more than 100 characters')])
  const results = await Promise.all(executeQuery.mock.results.map(({ value }) => value))
  const rows = Math.max(...results.map((result) => result.rows.length))
  if (fixture.store.dialect.name === 'postgres') expect(rows).toBeLessThan(50)
  const part = await get('fields=name&limit=2&sort=name')
  expect(JSON.parse(typeof part.body === 'string' ? part.body : '')).toEqual({
    data: [{ name: 'Onderwerp 1' }, { name: 'Onderwerp 10' }],
  })
})
