/**
 * Filters through relations, and rows that join items: what meets a rule when there is no related row, when there are
 * several, and when some are hidden from the caller.
 */
import { afterAll, describe, expect, test } from 'vitest'
import { openAuth } from '../auth/auth.ts'
import { readConfig } from '../config.ts'
import type { Row } from '../store/catalogue.ts'
import { openTestStore } from '../store/test-store.fixture.ts'
import { createContentHandler } from './handler.ts'

const now = () => new Date('2026-06-01T00:00:00Z')
const report = (error: unknown): never => {
  throw error
}
const store = await openTestStore()
afterAll(() => store.close())

const idOf = (kind: string, number: number) => `${kind.repeat(8)}-0000-4000-8000-${String(number).padStart(12, '0')}`
const article = (number: number, more: Row = {}): Row => ({
  id: idOf('a', number),
  status: 'published',
  title: `Artikel ${number}`,
  slug: `artikel-${number}`,
  path: `/artikelen/${number}`,
  date_created: '2026-01-01T00:00:00.000Z',
  english: false,
  ...more,
})
const video = (number: number): Row => ({
  id: idOf('7', number),
  status: 'published',
  title: `Video ${number}`,
  slug: `video-${number}`,
  path: `/media/videos/${number}`,
  publication_date: '2026-01-01T00:00:00.000Z',
})
const namedRow = (kind: string, number: number, name: string): Row => ({
  id: idOf(kind, number),
  name,
  slug: name,
  path: `/${name}`,
})
const links = (kind: string, from: string, to: string, pairs: readonly (readonly [string, string])[]): Row[] =>
  pairs.map(([one, other], index) => ({ id: idOf(kind, index + 1), [from]: one, [to]: other, sort: index }))

const [first, second, draft] = [1, 2, 4].map((number) => idOf('a', number)) as [string, string, string]
const [red, blue, bare] = [1, 2, 3].map((number) => idOf('b', number)) as [string, string, string]

await store.catalogue.replace(
  {
    news_segments: [{ id: idOf('5', 1), title: 'Nieuws' }],
    topics: [namedRow('b', 1, 'rood'), namedRow('b', 2, 'blauw'), namedRow('b', 3, 'leeg')],
    roles: [namedRow('6', 1, 'docent')],
    articles: [
      article(1, { news_segment: idOf('5', 1), english: true }),
      article(2),
      article(3),
      article(4, { status: 'draft' }),
    ],
    articles_topics: links('e', 'articles_id', 'topics_id', [
      [first, red],
      [first, blue],
      [second, red],
      [draft, red],
      [draft, bare],
    ]),
    videos: [video(1), video(2)],
    videos_roles: links('d', 'videos_id', 'roles_id', [[idOf('7', 1), idOf('6', 1)]]),
    profiles: [1, 2, 3].map((number) => ({
      id: idOf('9', number),
      first_name: `Naam ${number}`,
      last_name: 'X',
      slug: `naam-${number}`,
      path: `/profielen/${number}`,
    })),
    videos_profiles: links('c', 'videos_id', 'profiles_id', [
      [idOf('7', 1), idOf('9', 1)],
      [idOf('7', 2), idOf('9', 2)],
    ]),
    podcast_shows: [1, 2].map((number) => ({
      id: idOf('1', number),
      status: number === 1 ? 'published' : 'draft',
      title: `Show ${number}`,
      slug: `show-${number}`,
      path: `/media/podcasts/${number}`,
    })),
    seasons: [1, 2, 3].map((number) => ({
      id: idOf('2', number),
      season_number: number,
      show: number === 3 ? null : idOf('1', number),
    })),
  },
  'relations',
)
const auth = await openAuth({ store, settings: readConfig({}).auth, now, report })
const handle = createContentHandler({ store, auth, now, report })
const reader = await store.accounts.add('reader@example.org', ['navigator'])
const editor = await store.accounts.add('editor@example.org', ['read-drafts'])

const read = async (name: string, query: Readonly<Record<string, unknown>>, token = reader): Promise<unknown> => {
  const { body } = await handle({
    method: 'SEARCH',
    path: `/items/${name}`,
    search: '',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ query })),
    ip: '127.0.0.1',
  })
  return JSON.parse(typeof body === 'string' ? body : '')
}
/** The numbers of the items that the filter finds. */
const idsWith = async (name: string, filter: unknown) => {
  const answer = await read(name, { fields: 'id', filter, sort: 'id' })
  const { data } = answer as { data?: readonly { id: string }[] }
  return data ? data.map(({ id }) => Number(id.slice(-2))) : answer
}
const errorBody = (message: string) => ({
  errors: [{ message: expect.stringContaining(message), extensions: { code: 'INVALID_QUERY' } }],
})

const about = (name: string) => ({ topics: { topics_id: { name: { _eq: name } } } })

describe('a row without the relation stands beside one that has no values', () => {
  test.each([
    ['articles', { news_segment: { id: { _null: true } } }, [2, 3]],
    ['articles', { news_segment: { title: { _empty: true } } }, [2, 3]],
    ['articles', { news_segment: { title: { _eq: null } } }, [2, 3]],
    ['articles', { news_segment: { title: { _nnull: false } } }, [2, 3]],
    ['articles', { news_segment: { title: { _nnull: true } } }, [1]],
    ['articles', { news_segment: { title: { _neq: 'x' } } }, [1]],
    ['articles', { topics: { topics_id: { _null: true } } }, [3]],
    ['articles', { topics: { topics_id: { name: { _null: true } } } }, [3]],
    ['articles', { topics: { topics_id: { articles: { articles_id: { title: { _null: true } } } } } }, [3]],
    ['articles', { topics: { topics_id: { articles: { _null: true } } } }, [3]],
    ['articles', { topics: { topics_id: { 'count(articles)': { _eq: 0 } } } }, [3]],
    ['articles', { topics: { _or: [{ topics_id: { name: 'blauw' } }, { id: { _null: true } }] } }, [1, 3]],
    ['articles', { _or: [about('blauw'), { topics: { id: { _null: true } } }] }, [1, 3]],
    ['articles', { editor_nodes: { 'item:buttons': { label: { _null: true } } } }, [1, 2, 3]],
    ['profiles', { videos: { videos_id: { 'count(roles)': { _eq: 0 } } } }, [2, 3]],
    ['topics', { articles: { articles_id: { _null: true } } }, [3]],
    ['seasons', { show: { title: { _null: true } } }, [2, 3]],
    ['seasons', { show: { title: { _eq: 'Show 1' } } }, [1]],
    ['articles', { topics: {} }, [1, 2, 3]],
    ['articles', { topics: { _some: {} } }, [1, 2]],
    ['articles', { topics: { _none: { topics_id: { name: { _null: true } } } } }, [1, 2, 3]],
  ])('%s %j', async (name, filter, expected) => expect(await idsWith(name, filter)).toEqual(expected))
})

describe('one related row meets all rules on the relation, wherever they stand', () => {
  test.each([
    [{ _and: [about('rood'), about('blauw')] }, []],
    [{ _and: [about('rood'), { _and: [about('rood'), { english: true }] }] }, [1]],
    [{ ...about('rood'), _and: [about('blauw')] }, []],
    [{ _or: [about('rood'), about('blauw')] }, [1, 2]],
    [{ _and: [{ _or: [about('rood'), about('blauw')] }, about('blauw')] }, [1]],
    [{ _and: [{ _or: [about('rood'), { english: true }] }, about('blauw')] }, [1]],
    [{ _and: [{ _or: [about('rood'), { english: false }] }, about('blauw')] }, []],
    [{ _and: [{ _or: [about('rood'), { english: false }] }, { _or: [about('blauw'), { english: true }] }] }, [1]],
    [{ _and: [about('rood'), { topics: { _some: { topics_id: { name: 'blauw' } } } }] }, [1]],
    [{ _and: [{ topics: { _some: { topics_id: { name: 'rood' } } } }, { topics: { _some: { topics_id: { name: 'blauw' } } } }] }, [1]], // prettier-ignore
    [{ topics: { topics_id: { _and: [{ articles: { articles_id: { english: true } } }, { articles: { articles_id: { english: false } } }] } } }, []], // prettier-ignore
  ])('%j', async (filter, expected) => expect(await idsWith('articles', filter)).toEqual(expected))

  test('a filter that comes to too many conditions that way is refused', async () => {
    const choice = (number: number) => ({ _or: [about(`x${number}`), { english: true }] })
    const filter = { _and: Array.from({ length: 30 }, (_, number) => choice(number)) }
    expect(await read('articles', { filter })).toMatchObject(errorBody('conditions'))
  })
})

describe('rules that say nothing, and rules that cannot be', () => {
  test.each([
    [{ _or: [{}, { title: 'Artikel 1' }] }, [1, 2, 3]],
    [{ _and: [{}, { title: 'Artikel 1' }] }, [1]],
    [{ title: { _or: [{}, { _eq: 'Artikel 1' }] } }, [1, 2, 3]],
    [{ _or: [{}, { titel: 'x' }] }, errorBody('titel')],
    [{ title: null }, errorBody('"title" needs an operator')],
    [{ topics: null }, errorBody('"topics" needs an operator')],
    [{ topics: { topics_id: { articles: { _some: { id: { _nnull: true } } } } } }, errorBody('top level')],
    [{ topics: { topics_id: { articles: { _none: { id: { _nnull: true } } } } } }, errorBody('top level')],
    [{ news_segment: { articles: { _some: { id: { _nnull: true } } } } }, errorBody('top level')],
  ])('%j', async (filter, expected) => {
    const answer = await idsWith('articles', filter)
    if (Array.isArray(expected)) expect(answer).toEqual(expected)
    else expect(answer).toMatchObject(expected)
  })
  test('`_some` and `_none` stand inside one another, since each begins anew', async () =>
    expect(await idsWith('podcast_shows', { seasons: { _some: { episodes: { _none: {} } } } })).toEqual([1]))
})

describe('rows that join items tell nothing of hidden ones', () => {
  const views = async (token: string) => {
    const nested = await read('topics', { fields: 'name,articles', sort: 'name' }, token)
    const expanded = await read('topics', { fields: 'name,articles.articles_id.title', sort: 'name' }, token)
    const counted = await read('topics', { fields: 'name,count(articles)', sort: 'name' }, token)
    const listed = await read('articles_topics', { fields: 'topics_id.name', sort: 'topics_id.name' }, token)
    const rows = (answer: unknown) => (answer as { data: readonly { articles: readonly unknown[] }[] }).data
    return {
      nested: rows(nested).map(({ articles }) => articles.length),
      expanded: rows(expanded).map(({ articles }) => articles.length),
      counted: (counted as { data: readonly { articles_count: number }[] }).data.map((row) => row.articles_count),
      listed: rows(listed).length,
    }
  }
  test('lists, counts and nested rows agree', async () => {
    const numbers = [1, 0, 2]
    expect(await views(reader)).toEqual({ nested: numbers, expanded: numbers, counted: numbers, listed: 3 })
  })
  test('and show those who may read drafts all of them', async () => {
    const numbers = [1, 1, 3]
    expect(await views(editor)).toEqual({ nested: numbers, expanded: numbers, counted: numbers, listed: 5 })
  })
})
