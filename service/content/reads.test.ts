/**
 * What reads answer: each operator, function, alias and figure on rows known by name, and what stays hidden from them.
 */
import { aggregate, createDirectus, readItems, rest, staticToken, withSearch } from '@directus/sdk'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { CatalogueSchema } from '#schema/index.ts'
import { listen } from '../http/serve.ts'
import { ids } from './catalogue.fixture.ts'
import { openContentHandler } from './content-handler.fixture.ts'
import { limits } from './limits.ts'

const { fixture, handle } = await openContentHandler()

const read = async (name: string, query: Readonly<Record<string, unknown>>, token = fixture.tokens.site) => {
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
  ).toString()
  const headers = { authorization: `Bearer ${token}` }
  const reply = await handle({ method: 'GET', path: `/items/${name}`, search, headers, body: null, ip: '127.0.0.1' })
  const answer = JSON.parse(typeof reply.body === 'string' ? reply.body : '') as {
    data?: unknown
    meta?: unknown
    errors?: [{ message: string }]
  }
  return answer.errors ? answer.errors[0].message : answer
}
const data = async (name: string, query: Readonly<Record<string, unknown>>) => {
  const answer = await read(name, query)
  return typeof answer === 'string' ? answer : answer.data
}
/** The numbers of the fixture's articles that the filter finds. */
const idsWith = async (name: string, filter: unknown) => {
  const items = await data(name, { fields: 'id', sort: 'id', filter })
  return Array.isArray(items) ? items.map(({ id }: { id: string }) => Number(id.slice(-2))) : items
}

describe('operators on articles 1 “Één route naar de klas”, 2 “Artikel 2”, 3 “Artikel 3”', () => {
  test.each([
    [{ title: { _eq: 'Artikel 2' } }, [2]],
    [{ title: { _neq: 'Artikel 2' } }, [1, 3]],
    [{ summary: { _neq: 'In English' } }, [1]],
    [{ summary: { _eq: null } }, [2]],
    [{ summary: { _neq: null } }, [1, 3]],
    [{ title: { _contains: 'route' } }, [1]],
    [{ title: { _contains: 'ROUTE' } }, []],
    [{ title: { _ncontains: 'route' } }, [2, 3]],
    [{ title: { _icontains: 'ÉÉN' } }, [1]],
    [{ title: { _nicontains: 'ÉÉN' } }, [2, 3]],
    [{ summary: { _ncontains: 'zeker' } }, [3]],
    [{ title: { _starts_with: 'Art' } }, [2, 3]],
    [{ title: { _starts_with: 'art' } }, []],
    [{ title: { _nstarts_with: 'Art' } }, [1]],
    [{ title: { _istarts_with: 'art' } }, [2, 3]],
    [{ title: { _nistarts_with: 'één' } }, [2, 3]],
    [{ title: { _ends_with: 'klas' } }, [1]],
    [{ title: { _ends_with: 'KLAS' } }, []],
    [{ title: { _nends_with: ' 2' } }, [1, 3]],
    [{ title: { _iends_with: 'KLAS' } }, [1]],
    [{ title: { _niends_with: 'KLAS' } }, [2, 3]],
    [{ title: { _starts_with: '_' } }, []],
    [{ summary: { _starts_with: '100 %' } }, [1]],
    [{ summary: { _empty: true } }, [2]],
    [{ summary: { _nempty: true } }, [1, 3]],
    [{ slug: { _in: ['artikel-1', 'artikel-3'] } }, [1, 3]],
    [{ slug: { _in: 'artikel-1,artikel-3' } }, [1, 3]],
    [{ slug: { _nin: ['artikel-1', 'artikel-3'] } }, [2]],
    [{ date_created: { _gt: '2026-01-02T09:00:00Z' } }, [3]],
    [{ date_created: { _gte: '2026-01-02T09:00:00' } }, [2, 3]],
    [{ date_created: { _gte: '2026-01-02T11:00:00+02:00' } }, [2, 3]],
    [{ date_created: { _lt: '2026-01-02T09:00:00Z' } }, [1]],
    [{ date_created: { _lte: '2026-01-02T09:00:00Z' } }, [1, 2]],
    [{ date_created: { _between: ['2026-01-02', '2026-01-03'] } }, [2]],
    [{ date_created: { _nbetween: ['2026-01-02', '2026-01-03'] } }, [1, 3]],
    [{ date_created: { _lt: '$NOW' } }, [1, 2, 3]],
    [{ date_created: { _lt: '$NOW(-150 days)' } }, [1]],
    [{ date_created: { _gt: '$NOW(-1 year)' } }, [1, 2, 3]],
    [{ date_created: { _lt: '$NOW(-150d)' } }, [1]],
    [{ date_created: { _lt: '$NOW(-1Q)' } }, [1, 2, 3]],
    [{ id: { _eq: '$CURRENT_USER' } }, []],
    [{ 'day(date_created)': { _eq: 2 } }, [2]],
    [{ 'year(date_created)': { _gt: 2026 } }, []],
    [{ 'count(topics)': { _gt: 1 } }, [1]],
    [{ 'count(topics)': { _eq: 0 } }, [3]],
    [{ topics: { _some: { topics_id: { name: { _eq: 'Onderwerp 2' } } } } }, [1, 2]],
    [{ topics: { _none: { topics_id: { name: { _eq: 'Onderwerp 2' } } } } }, [3]],
    [{ topics: { topics_id: { articles: { articles_id: { slug: { _eq: 'artikel-2' } } } } } }, [1, 2]],
    [{ topics: { _nnull: true } }, [1, 2]],
    [{ topics: { _null: true } }, [3]],
    [{ _or: [] }, [1, 2, 3]],
    [{ title: { _or: [{ _eq: 'Artikel 2' }, { _starts_with: 'Één' }] } }, [1, 2]],
  ])('%j', async (rules, expected) => expect(await idsWith('articles', rules)).toEqual(expected))

  const box = { type: 'Polygon', coordinates: [[[5, 52], [6, 52], [6, 53], [5, 53], [5, 52]]] } // prettier-ignore
  const corner = { type: 'Polygon', coordinates: [[[4, 52], [4, 53], [5, 53], [4, 52]]] } // prettier-ignore
  test.each([
    [{ _intersects: box }, [1]],
    [{ _nintersects: box }, [2]],
    [{ _intersects: JSON.stringify(box) }, [1]],
    [{ _intersects: corner }, []],
    [{ _intersects_bbox: corner }, [2]],
    [{ _intersects: { type: 'LineString', coordinates: [[4.8, 52.37], [5, 52.37]] } }, [2]], // prettier-ignore
    [{ _null: true }, [3]],
  ])('place %j', async (rules, expected) =>
    expect(await idsWith('locations', { location_geopoint: rules })).toEqual(expected),
  )
})

describe('fields, order and figures', () => {
  test.each([
    ['articles', { fields: 'year(date_created),count(topics)', limit: 1 }, [{ date_created_year: 2026, topics_count: 130 }]],
    ['articles', { fields: 'kop', alias: { kop: 'title' }, filter: { slug: 'artikel-2' } }, [{ kop: 'Artikel 2' }]],
    ['articles', { fields: 'slug', sort: 'slug', offset: 2, page: 0 }, [{ slug: 'artikel-3' }]],
    [
      'articles',
      {
        fields: 'eerste.topics_id.name,laatste.topics_id.name',
        alias: { eerste: 'topics', laatste: 'topics' },
        deep: { eerste: { _limit: 1 }, laatste: { _limit: 1, _offset: 129 } },
        limit: 1,
      },
      [{ eerste: [{ topics_id: { name: 'Onderwerp 1' } }], laatste: [{ topics_id: { name: 'Onderwerp 130' } }] }],
    ],
    [
      'topics',
      {
        fields: 'articles.articles_id.topics.topics_id.slug',
        limit: 1,
        deep: {
          articles: { articles_id: { topics: { _page: 2, _limit: 2, topics_id: { _filter: { slug: 'onderwerp-3' } } } } },
        },
      },
      [
        {
          articles: [
            { articles_id: { topics: [{ topics_id: { slug: 'onderwerp-3' } }, { topics_id: null }] } },
          ],
        },
      ],
    ],
    ['articles', { fields: 'topics.topics_id.slug', limit: 1, deep: { topics: { _search: 'x', topics_id: {} } } }, [{ topics: [] }]],
    ['articles', { fields: 'slug', search: 'EEN ROUTE' }, []],
    ['articles', { fields: 'slug', search: ids.article(2) }, [{ slug: 'artikel-2' }]],
    ['articles', { fields: 'slug', search: ids.article(2).toUpperCase() }, [{ slug: 'artikel-2' }]],
    ['articles', { fields: 'slug', search: ids.article(4) }, []],
    ['videos', { fields: 'title', search: '100' }, [{ title: 'Video 1' }]],
    ['articles', { fields: 'slug', search: 'één ROUTE' }, [{ slug: 'artikel-1' }]],
    ['articles', { fields: 'slug', sort: '-count(topics),-title', limit: 2 }, [{ slug: 'artikel-1' }, { slug: 'artikel-2' }]],
    ['articles', { fields: 'slug', sort: '-topics.topics_id.name' }, [{ slug: 'artikel-1' }, { slug: 'artikel-2' }, { slug: 'artikel-3' }]],
    ['articles', { aggregate: { count: '*' } }, [{ count: 3 }]],
    ['articles', { aggregate: { count: 'summary', countDistinct: ['english'] } }, [{ count: { summary: 2 }, countDistinct: { english: 2 } }]],
    ['articles', { aggregate: { min: 'date_created' } }, [{ min: { date_created: '2026-01-01T09:00:00.000Z' } }]],
    ['videos', { aggregate: { sum: 'duration', avg: 'duration', max: 'duration' } }, [{ sum: { duration: 300 }, avg: { duration: 150 }, max: { duration: 200 } }]],
    ['articles', { aggregate: { count: '*' }, groupBy: 'english', sort: '-count' }, [{ english: false, count: 2 }, { english: true, count: 1 }]],
    ['articles', { groupBy: 'month(date_updated)' }, [{ date_updated_month: 2 }]],
    ['articles', { aggregate: { count: '*' }, filter: { summary: { _nnull: true } } }, [{ count: 2 }]],
  ])('%s %j', async (name, query, expected) => expect(await data(name, query)).toEqual(expected)) // prettier-ignore

  test('counts in `meta` follow `search` too', async () => {
    expect(await read('articles', { fields: 'slug', search: 'artikel 2', meta: '*' })).toEqual({
      meta: { total_count: 3, filter_count: 1 },
      data: [{ slug: 'artikel-2' }],
    })
  })

  test('the statements of a request share its time', async () => {
    // Each look at a clock takes a quarter of what a request has: one statement ends in time, and three do not.
    const step = limits.milliseconds[fixture.store.dialect.name] / 4
    let time = 0
    let user = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (time += step))
    vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({ user: (user += step * 1000), system: 0 }))
    onTestFinished(() => void vi.restoreAllMocks())
    expect(await data('articles', { fields: 'slug', limit: 1 })).toEqual([{ slug: 'artikel-1' }])
    expect(await read('articles', { fields: 'slug', limit: 1, meta: '*' })).toMatch('takes too long')
  })

  test('a page of whatever size past the end is empty', async () => {
    expect(await data('articles', { limit: 2 ** 52, page: 2 ** 52 })).toEqual([])
  })
})

describe('what a caller may not see cannot be learnt', () => {
  const secret = 'transcript_string_with_speakers'
  test.each([
    [{ [secret]: { _contains: 'geheim' } }, [1]],
    [{ [secret]: { _ncontains: 'x' } }, [1]],
    [{ [secret]: { _null: true } }, [2]],
    [{ 'count(chapters)': { _gt: 0 } }, [1]],
  ])('content under embargo answers filters as if it were not there: %j', async (rules, expected) =>
    expect(await idsWith('videos', rules)).toEqual(expected),
  )
  test('content under embargo is neither searched, sorted by, counted nor grouped', async () => {
    expect(await data('videos', { fields: 'title', search: 'geheim' })).toEqual([{ title: 'Video 1' }])
    expect(await data('videos', { fields: 'title', sort: `-${secret}` })).toEqual([
      { title: 'Video 1' },
      { title: 'Video 2' },
    ])
    expect(await data('videos', { aggregate: { count: secret } })).toEqual([{ count: { [secret]: 1 } }])
    expect(await data('videos', { groupBy: secret, aggregate: { count: '*' } })).toContainEqual({
      [secret]: null,
      count: 1,
    })
    expect(await data('videos', { fields: 'count(chapters)' })).toEqual([
      { chapters_count: 1 },
      { chapters_count: null },
    ])
  })
  test('who may read drafts sees items of every status, and what is embargoed stays withheld', async () => {
    const drafts = { filter: { status: 'draft' }, fields: 'id' }
    expect(await read('articles', drafts, fixture.tokens.editor)).toMatchObject({ data: [{ id: ids.article(4) }] })
    expect(await read('articles', drafts, fixture.tokens.reader)).toMatchObject({ data: [] })
    const ahead = { filter: { title: 'Video 2' }, fields: 'title,chapters' }
    expect(await read('videos', ahead, fixture.tokens.editor)).toMatchObject({
      data: [{ title: 'Video 2', chapters: null }],
    })
  })
  test('a hidden article is not counted, not matched, and its id is not shown', async () => {
    const topic = { filter: { id: ids.topic(1) } }
    expect(await data('topics', { ...topic, fields: 'count(articles)' })).toEqual([{ articles_count: 1 }])
    expect(await data('topics', { ...topic, fields: 'articles.articles_id' })).toEqual([
      { articles: [{ articles_id: ids.article(1) }] },
    ])
    expect(await data('topics', { filter: { articles: { articles_id: { status: 'draft' } } } })).toEqual([])
    expect(await data('topics', { filter: { articles: { articles_id: { _eq: ids.article(4) } } } })).toEqual([])
    const links = await data('articles_topics', { limit: -1, fields: 'articles_id', sort: '-articles_id' })
    expect(links).toHaveLength(131)
    expect(links).not.toContainEqual({ articles_id: ids.article(4) })
    expect(await data('articles_topics', { aggregate: { countDistinct: 'articles_id' } })).toEqual([
      { countDistinct: { articles_id: 2 } },
    ])
  })
  test.each([
    { filter: { qualifications: { qualifications_id: { programs: { _null: false } } } } },
    { sort: 'qualifications.qualifications_id.programs.id' },
    { fields: 'qualifications.qualifications_id.count(programs)' },
  ])('a relation to a hidden collection does not exist: %j', async (query) => {
    expect(await read('articles', query, fixture.tokens.reader)).toMatch('Field "programs" does not exist')
  })
})

test('a rule of "deep" on one kind of a relation to several applies to the items of that kind', async () => {
  const blocks = (deep: object) =>
    data('articles', {
      fields: 'editor_nodes.item:callouts.title,editor_nodes.item:buttons.label',
      deep: { editor_nodes: deep },
      filter: { id: ids.article(1) },
    })
  const both = [{ editor_nodes: [{ item: { title: 'Let op' } }, { item: { label: 'Ga' } }] }]
  expect(await blocks({ 'item:callouts': { _filter: { title: { _eq: 'Let op' } } } })).toEqual(both)
  const without = [{ editor_nodes: [{ item: null }, { item: { label: 'Ga' } }] }]
  expect(await blocks({ 'item:callouts': { _filter: { title: { _neq: 'Let op' } } } })).toEqual(without)
  expect(await blocks({ 'item:callouts': { _search: 'elders' } })).toEqual(without)
})

test('an alias is among the fields of *', async () => {
  const query = { alias: { kop: 'title', niets: 'nope' }, filter: { slug: 'artikel-2' } }
  const rows = await data('articles', query)
  expect(rows).toMatchObject([{ kop: 'Artikel 2', title: 'Artikel 2', slug: 'artikel-2' }])
  expect(rows).not.toMatchObject([{ niets: expect.anything() }])
})

test('the public client reads by SEARCH, aggregates, and aliases', async () => {
  const listener = await listen({ '': handle }, { host: 'localhost', port: 0, report: () => {} })
  try {
    const client = createDirectus<CatalogueSchema>(`http://localhost:${listener.port}`)
      .with(staticToken(fixture.tokens.site))
      .with(rest())
    const query = { fields: ['slug'], filter: { slug: { _in: ['artikel-1', 'artikel-2'] } }, sort: ['-slug'] } as const
    await expect(client.request(withSearch(readItems('articles', query as never)))).resolves.toEqual([
      { slug: 'artikel-2' },
      { slug: 'artikel-1' },
    ])
    await expect(
      client.request(aggregate('articles', { aggregate: { count: '*' }, groupBy: ['year(date_created)' as never] })),
    ).resolves.toEqual([{ date_created_year: 2026, count: 3 }])
  } finally {
    await listener.close()
  }
})
