import { NextRequest } from 'next/server'
import { expect, test, vi } from 'vitest'
import { GET } from './route.ts'

// Names of desks come from the content API, which is not there.
vi.mock('#lib/content/places.ts', () => ({ suggestPlaces: () => Promise.resolve([]) }))

const ask = async (query: string) => {
  const answer = await GET(new NextRequest(`http://localhost/api/places?${query}`))
  return { status: answer.status, cache: answer.headers.get('cache-control'), body: await answer.json() }
}

test('returns the place nearest to a point; none for a point abroad', async () => {
  const cacheable = { status: 200, cache: 'public, max-age=86400' }
  expect(await ask('near=52.09,5.12')).toEqual({ ...cacheable, body: { places: ['Utrecht'] } })
  expect(await ask('near=-33.87,151.21')).toEqual({ ...cacheable, body: { places: [] } })
})

test.each([
  ['near=999,999', 'near', /-90 to 90/],
  ['near=NaN,1', 'near', /-90 to 90/],
  ['near=1e400,5', 'near', /-90 to 90/],
  [`q=${'x'.repeat(3000)}`, 'q', /80 characters/],
])('what is no point and no name is refused by its parameter', async (query, parameter, bound) => {
  const { status, cache, body } = await ask(query)
  expect({ status, cache, body }).toEqual({
    status: 400,
    cache: 'no-store',
    body: { error: { parameter, message: expect.stringMatching(bound) } },
  })
})
