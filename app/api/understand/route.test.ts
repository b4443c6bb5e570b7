import { NextRequest } from 'next/server'
import { expect, test, vi } from 'vitest'
import { plainWords } from '#lib/search/understand/served.ts'
import { GET } from './route.ts'

// The words of the catalogue come from the search service, which is not there.
vi.mock('#lib/content/understanding.ts', () => ({
  tryToUnderstand: (query: string) => Promise.resolve(query === 'storing' ? null : plainWords(query)),
}))

const ask = async (query: string) => {
  const answer = await GET(new NextRequest(`http://localhost/api/understand?${query}`))
  return { status: answer.status, cache: answer.headers.get('cache-control'), body: await answer.json() }
}

test('answers what a query says, for a while from caches too', async () =>
  expect(await ask('q=+pabo+')).toEqual({
    status: 200,
    cache: 'public, max-age=300',
    body: { ...plainWords('pabo'), desks: null },
  }))

test('while search does not answer nothing is cached', async () =>
  expect(await ask('q=storing')).toMatchObject({ status: 503, cache: 'no-store' }))

test.each([
  ['', 'q'],
  [`q=${'x'.repeat(513)}`, 'q'],
  ['q=pabo&plaatsen=misschien', 'plaatsen'],
])('%s is refused by its parameter', async (query, parameter) =>
  expect(await ask(query)).toMatchObject({ status: 400, cache: 'no-store', body: { error: { parameter } } }),
)
