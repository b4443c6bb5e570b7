/** What a request may read: here one row, which the fixture's three articles exceed. */
import { expect, test, vi } from 'vitest'
import { openContentHandler } from './content-handler.fixture.ts'

vi.mock(import('./limits.ts'), async (original) => {
  const { limits, ...others } = await original()
  return { ...others, limits: { ...limits, rows: 1 } as unknown as typeof limits }
})

const { fixture, handle } = await openContentHandler()

test.each(['fields=id', 'groupBy=id&aggregate[count]=*'])(
  'a list of too many rows is refused after one more than may be read: %s',
  async (query) => {
    const executeQuery = vi.spyOn(fixture.store.db, 'executeQuery')
    for (const limit of [-1, 2 ** 52]) {
      executeQuery.mockClear()
      const reply = await handle({
        method: 'GET',
        path: '/items/articles',
        search: `${query}&limit=${limit}`,
        headers: { authorization: `Bearer ${fixture.tokens.site}` },
        body: null,
        ip: '127.0.0.1',
      })
      expect([reply.status, reply.body]).toEqual([400, expect.stringContaining('reads more than 1 rows')])
      const results = await Promise.all(executeQuery.mock.results.map(({ value }) => value))
      expect(Math.max(...results.map(({ rows }) => rows.length))).toBe(2)
    }
    executeQuery.mockRestore()
  },
)
