/** Parameters that narrow what is read, and those that change its form: on lists, on one item, and in a SEARCH. */
import { describe, expect, test } from 'vitest'
import { ids } from './catalogue.fixture.ts'
import { openContentHandler } from './content-handler.fixture.ts'

const { fixture, handle } = await openContentHandler()
const call = async (
  address: string,
  { token = fixture.tokens.site, search }: { token?: string; search?: unknown } = {},
) => {
  const [path = '/', query = ''] = address.split(/\?(.*)/s)
  const { status, headers, body } = await handle({
    method: search === undefined ? 'GET' : 'SEARCH',
    path,
    search: query,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: search === undefined ? null : Buffer.from(JSON.stringify(search)),
    ip: '127.0.0.1',
  })
  return { status, headers, text: typeof body === 'string' ? body : '' }
}
const answer = async (address: string, options = {}) => {
  const { status, text } = await call(address, options)
  const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: [{ extensions: { code: string } }] }
  return errors ? `${status} ${errors[0].extensions.code}` : data
}
const rules = (filter: unknown) => `filter=${encodeURIComponent(JSON.stringify(filter))}`
const one = `/items/articles/${ids.article(1)}?fields=slug`

describe('an item by its id', () => {
  test.each([
    [`${one}&${rules({ english: { _eq: false } })}`, { slug: 'artikel-1' }],
    [`${one}&${rules({ english: { _eq: true } })}`, '403 FORBIDDEN'],
    [`${one}&${rules({ topics: { topics_id: { name: 'Onderwerp 3' } } })}`, { slug: 'artikel-1' }],
    [`${one}&search=klas`, { slug: 'artikel-1' }],
    [`${one}&search=elders`, '403 FORBIDDEN'],
    [`${one}&${rules({ titel: 'x' })}`, '400 INVALID_QUERY'],
    [`/items/articles/x?${rules({ english: false })}`, '403 FORBIDDEN'],
  ])('meets its filter too: %s', async (address, expected) => expect(await answer(address)).toEqual(expected))
})

describe('SEARCH by keys', () => {
  const keys = [ids.article(3), ids.article(1), ids.article(4), ids.article(99)]
  const query = { fields: ['slug'] }
  test.each([
    [{ keys, query }, [{ slug: 'artikel-1' }, { slug: 'artikel-3' }]],
    [{ keys, query: { ...query, filter: { english: true } } }, [{ slug: 'artikel-3' }]],
    [{ keys, query: { ...query, sort: '-slug', limit: 1 } }, [{ slug: 'artikel-3' }]],
    [{ keys: [], query }, []],
    [{ keys: ['x'] }, '400 INVALID_QUERY'],
    [{ keys: 'x' }, '400 INVALID_PAYLOAD'],
    [{ keys: [1] }, '400 INVALID_PAYLOAD'],
    [{ keys: Array.from({ length: 5001 }, () => ids.article(1)) }, '400 INVALID_PAYLOAD'],
    [{}, '400 INVALID_PAYLOAD'],
  ])('%j', async (search, expected) => expect(await answer('/items/articles', { search })).toEqual(expected))
  test('needs no query', async () =>
    expect(await answer('/items/topics', { search: { keys: [ids.topic(2)] } })).toMatchObject([{ id: ids.topic(2) }]))
  test('answers all of them, more than a list holds by default', async () => {
    const all = Array.from({ length: 130 }, (_, index) => ids.topic(index + 1))
    expect(await answer('/items/topics', { search: { keys: all } })).toHaveLength(130)
  })
})

describe('as a file', () => {
  test('in CSV: a line an item, paths as columns, lists as JSON', async () => {
    const topics = `deep=${encodeURIComponent('{"topics":{"_limit":1}}')}`
    const { headers, text } = await call(
      `/items/articles?export=csv&fields=title,summary,english,topics.topics_id.name&${topics}`,
    )
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="articles.csv"',
    })
    expect(text.split('\n')).toEqual([
      '"title","summary","english","topics"',
      '"Één route naar de klas","100 % zeker",false,"[{""topics_id"":{""name"":""Onderwerp 1""}}]"',
      '"Artikel 2",,false,"[{""topics_id"":{""name"":""Onderwerp 2""}}]"',
      '"Artikel 3","In English",true,"[]"',
    ])
  })
  test('in CSV: objects become columns', async () => {
    const { text } = await call('/items/locations?export=csv&fields=title,location_geopoint&limit=1')
    expect(text.split('\n')).toEqual([
      '"title","location_geopoint.type","location_geopoint.coordinates"',
      '"Plaats 1","Point","[5.12,52.09]"',
    ])
  })
  test('in JSON: the data alone', async () => {
    const { headers, text } = await call(`${one}&export=json`)
    expect(headers).toMatchObject({ 'content-disposition': 'attachment; filename="articles.json"' })
    expect(JSON.parse(text)).toEqual({ slug: 'artikel-1' })
  })
  test.each(['/items/articles?export=pdf', `${one}&export=toString`])('%s is refused', async (address) =>
    expect(await answer(address)).toBe('400 INVALID_QUERY'),
  )
  test.each(['/items/articles?export=csv', '/items/nothing?export=csv'])(
    'what is refused is no file: %s',
    async (address) => {
      const { status, headers } = await call(address, { token: 'x'.repeat(43) })
      expect([status, headers['content-type']]).toEqual([401, 'application/json; charset=utf-8'])
    },
  )
})

describe('version', () => {
  const editor = { token: fixture.tokens.editor }
  test.each([
    ['/items/articles?fields=slug&version=draft', editor, [{ slug: 'artikel-4' }]],
    [`/items/articles?fields=slug&version=draft&${rules({ slug: 'artikel-1' })}`, editor, []],
    ['/items/topics?fields=slug&version=draft', editor, []],
    ['/items/articles?version=draft&aggregate[count]=*', editor, [{ count: 1 }]],
    [`/items/articles/${ids.article(4)}?fields=slug&version=draft`, editor, { slug: 'artikel-4' }],
    [`/items/articles/${ids.article(1)}?fields=slug&version=draft`, editor, '403 FORBIDDEN'],
    ['/items/articles?version=draft', {}, '403 FORBIDDEN'],
    [`/items/articles/${ids.article(4)}?version=draft`, {}, '403 FORBIDDEN'],
    [`/items/articles/${ids.article(1)}?version=draft`, {}, '403 FORBIDDEN'],
    ['/items/articles?fields=slug&version=published&limit=1', {}, [{ slug: 'artikel-1' }]],
    [`${one}&version=main`, {}, { slug: 'artikel-1' }],
    ['/items/articles?fields=slug&version=', {}, expect.arrayContaining([{ slug: 'artikel-1' }])],
    ['/items/articles?version=autumn', editor, []],
    ['/items/articles?version=autumn&aggregate[count]=*', editor, [{ count: 0 }]],
    ['/items/articles?version=autumn', {}, '403 FORBIDDEN'],
    [`/items/articles/${ids.article(1)}?version=autumn`, editor, '403 FORBIDDEN'],
    [`/items/articles/${ids.article(4)}?version=autumn`, editor, '403 FORBIDDEN'],
    [`/items/topics/${ids.topic(1)}?version=draft`, editor, '403 FORBIDDEN'],
    ['/items/articles?version[]=draft', editor, '400 INVALID_QUERY'],
  ])('%s', async (address, options, expected) => expect(await answer(address, options)).toEqual(expected))
  test('in a SEARCH too', async () =>
    expect(
      await answer('/items/articles', { ...editor, search: { query: { fields: ['slug'], version: 'draft' } } }),
    ).toEqual([{ slug: 'artikel-4' }]))
})
