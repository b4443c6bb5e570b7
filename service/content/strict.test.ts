/** DIRECTUS_STRICT: the answers of Directus on PostgreSQL, recorded from 11.17.4, where this service chose otherwise. */
import { afterAll, describe, expect, test } from 'vitest'
import { ids, openFixture } from './catalogue.fixture.ts'
import { createContentHandler } from './handler.ts'

const fixture = await openFixture()
afterAll(() => fixture.store.close())

const callerOf = (strict: boolean) => {
  const handler = createContentHandler({
    ...fixture,
    strict,
    now: () => new Date(),
    report: (error) => {
      throw error
    },
  })
  return async (address: string) => {
    const [path = '', search = ''] = address.split('?')
    const reply = await handler({
      method: 'GET',
      path,
      search,
      headers: { authorization: `Bearer ${fixture.tokens.site}` },
      body: null,
      ip: '127.0.0.1',
    })
    return { status: reply.status, body: JSON.parse(typeof reply.body === 'string' ? reply.body : '') as unknown }
  }
}
const strict = callerOf(true)
const usual = callerOf(false)

const rowsOf = (answer: unknown): unknown[] =>
  typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data) ? answer.data : []

test('items without a value come last going up and first going down', async () => {
  const titles = async (call: typeof strict, sort: string) =>
    rowsOf((await call(`/items/articles?fields=summary&sort=${sort}`)).body).map(
      (row) => typeof row === 'object' && row !== null && 'summary' in row && row.summary,
    )
  expect(await titles(strict, 'summary')).toEqual(['100 % zeker', 'In English', null])
  expect(await titles(strict, '-summary')).toEqual([null, 'In English', '100 % zeker'])
  expect(await titles(usual, '-summary')).toEqual(['In English', '100 % zeker', null])
})

describe('numbers as text', () => {
  test.each<[string, unknown, unknown]>([
    ['/items/articles?aggregate[count]=*', [{ count: '3' }], [{ count: 3 }]],
    ['/items/articles?aggregate[count]=id', [{ count: { id: '3' } }], [{ count: { id: 3 } }]],
    ['/items/videos?aggregate[sum]=duration', [{ sum: { duration: '300' } }], [{ sum: { duration: 300 } }]],
    ['/items/videos?aggregate[max]=duration', [{ max: { duration: 200 } }], [{ max: { duration: 200 } }]],
    [
      `/items/articles?fields=year(date_created),count(topics)&filter[id]=${ids.article(1)}`,
      [{ date_created_year: '2026', topics_count: '130' }],
      [{ date_created_year: 2026, topics_count: 130 }],
    ],
    [
      '/items/articles?aggregate[count]=*&groupBy[]=year(date_created)',
      [{ date_created_year: '2026', count: '3' }],
      [{ date_created_year: 2026, count: 3 }],
    ],
    ['/items/videos?fields=duration&sort=duration&limit=1', [{ duration: 100 }], [{ duration: 100 }]],
  ])('%s', async (address, textual, numeric) => {
    expect(await strict(address)).toEqual({ status: 200, body: { data: textual } })
    expect(await usual(address)).toEqual({ status: 200, body: { data: numeric } })
  })
  test('a filter on them compares numbers', async () => {
    const body = { data: [{ slug: 'artikel-1' }] }
    expect(await strict('/items/articles?fields=slug&filter[count(topics)][_gt]=9')).toEqual({ status: 200, body })
  })
})

describe('names that do not exist', () => {
  test.each([
    '/items/articles?fields=nope',
    '/items/articles?sort=nope',
    '/items/articles?filter[nope][_eq]=1',
    '/items/articles?aggregate[count]=nope',
    '/items/articles?groupBy[]=nope',
    '/items/articles?fields=topics.topics_id.nope',
  ])('%s is FORBIDDEN', async (address) => {
    expect(await strict(address)).toMatchObject({
      status: 403,
      body: { errors: [{ extensions: { code: 'FORBIDDEN' } }] },
    })
    expect(await usual(address)).toMatchObject({ status: 400 })
  })
  test('a path through a relation that does not exist is dropped, and an item without a field is its id', async () => {
    const where = `filter[id]=${ids.article(2)}`
    expect((await strict(`/items/articles?${where}&fields=slug,nope.x,title.x`)).body).toEqual({
      data: [{ slug: 'artikel-2' }],
    })
    expect((await strict(`/items/articles?${where}&fields=nope.x`)).body).toEqual({ data: [ids.article(2)] })
  })
})

test('a nested junction row whose item is hidden stays, with null', async () => {
  const address = `/items/topics/${ids.topic(1)}?fields=articles.articles_id.slug`
  expect((await strict(address)).body).toEqual({
    data: { articles: [{ articles_id: { slug: 'artikel-1' } }, { articles_id: null }] },
  })
  expect((await usual(address)).body).toEqual({ data: { articles: [{ articles_id: { slug: 'artikel-1' } }] } })
})
