/** The lists of the activity log: whose entries they show, what they refuse, and what they cost. */
import { beforeAll, describe, expect, test } from 'vitest'
import { editorPolicies } from '#schema/policies.fixture.ts'
import type { PolicyName } from '#schema/policies.ts'
import { ids } from '../catalogue.fixture.ts'
import { openContentHandler } from '../content-handler.fixture.ts'
import { record } from './activity-log.ts'

const { fixture, handle } = await openContentHandler()
const { store } = fixture
const withoutDrafts: readonly PolicyName[] = ['navigator', 'write-content']
const tokens = { editor: '', writer: '' }

const get = async (name: string, query: Readonly<Record<string, string>>, who: keyof typeof tokens = 'editor') => {
  const headers = { authorization: `Bearer ${tokens[who]}` }
  const search = new URLSearchParams(query).toString()
  const { status, body } = await handle({
    method: 'GET',
    path: `/${name}`,
    search,
    headers,
    body: null,
    ip: '127.0.0.1',
  })
  const parsed: unknown = JSON.parse(typeof body === 'string' ? body : '')
  return { status, data: (parsed as { data?: { id: number; item: string }[] }).data }
}

/** More letters in the row and its change than an answer may have. */
const long = 'x'.repeat(1_500_000)
const change = (collection: string, row: Readonly<Record<string, unknown>>, delta = {}) =>
  ({ action: 'update', collection, id: String(row['id']), row, delta }) as const
const article = (number: number, status: string) => ({ id: ids.article(number), title: `Artikel ${number}`, status })

beforeAll(async () => {
  tokens.editor = await store.accounts.add('log-editor@example.org', editorPolicies)
  tokens.writer = await store.accounts.add('log-writer@example.org', withoutDrafts)
  const changes = [
    ...[1, 2, 3].map((number) => change('articles', article(number, 'published'))),
    ...[4, 4, 4, 4].map((number) => change('articles', article(number, 'draft'))),
    change('articles', article(4, 'review')),
    change('articles', article(4, 'archived')),
    change('callouts', { id: ids.callout, title: 'Van een concept' }),
    change('routes_translations', { id: ids.topic(1), title: 'Of a draft' }),
  ]
  await record(store.db, changes, { account: null, now: new Date('2026-06-01T00:00:00Z') })
})

describe('who may not read drafts', () => {
  test('sees entries of what is published, as many as asked for', async () => {
    for (const name of ['activity', 'revisions']) {
      expect((await get(name, { limit: '2' }, 'writer')).data?.map(({ item }) => item)).toEqual(
        [3, 2].map((number) => ids.article(number)),
      )
      expect((await get(name, { limit: '2', page: '2' }, 'writer')).data).toMatchObject([{ item: ids.article(1) }])
      expect((await get(name, {})).data).toHaveLength(11)
    }
  })
})

test('who may not read drafts sees of planned media what a list shows, and of those whose day has come all', async () => {
  const story = (day: string) => ({
    id: ids.topic(1),
    status: 'published',
    title: 'Verhaal',
    publication_date: day,
    body: 'x',
  })
  const stories = ['2027-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'].map(story)
  const changes = stories.map((row) => change('testimonials', row, { title: row.title, body: row.body }))
  await record(store.db, changes, { account: null, now: new Date('2026-06-01T00:00:00Z') })
  const filter = JSON.stringify({ collection: { _eq: 'testimonials' } })
  const statesFor = async (who: keyof typeof tokens) => (await get('revisions', { filter, sort: 'id' }, who)).data
  const whole = stories.map((data) => ({ data, delta: { title: 'Verhaal', body: 'x' } }))
  expect(await statesFor('editor')).toMatchObject(whole)
  const [planned, published] = (await statesFor('writer')) ?? []
  const { body: _, ...listed } = stories[0] ?? {}
  expect(planned).toMatchObject({ data: listed, delta: { title: 'Verhaal' } })
  expect(JSON.stringify(planned)).not.toContain('body')
  expect(published).toMatchObject(whole[1] ?? {})
})

test.each([
  ['id', '_eq', 'abc'],
  ['id', '_eq', 1.5],
  ['id', '_in', [1, 99_999_999_999]],
  ['activity', '_gt', 2 ** 31],
  ['id', '_eq', '1e3'],
  ['item', '_eq', 'a\0b'],
  ['user', '_in', ['\ud800']],
  ['user', '_eq', 'somebody'],
  ['timestamp', '_gt', 'yesterday'],
])('a filter of %s by %s %j is refused', async (field, operator, value) => {
  expect((await get('activity', { filter: JSON.stringify({ [field]: { [operator]: value } }) })).status).toBe(400)
})

test('a list of states that is too large is refused, in parts it is not', async () => {
  const changes = Array.from({ length: 4 }, () => change('topics', { id: ids.topic(1), text: long }, { text: long }))
  await record(store.db, changes, { account: null, now: new Date('2026-06-01T00:00:00Z') })
  const filter = JSON.stringify({ collection: { _eq: 'topics' } })
  expect((await get('revisions', { filter })).status).toBe(400)
  expect((await get('revisions', { filter, limit: '2' })).data).toMatchObject([{ data: { text: long } }, {}])
  expect((await get('activity', { filter })).data).toHaveLength(4)
})

test('times are compared as moments, and variables stand for values', async () => {
  const countOf = async (filter: object) =>
    (await get('activity', { filter: JSON.stringify(filter), limit: '-1' })).data?.length
  const all = await countOf({})
  expect(await countOf({ timestamp: { _eq: '2026-06-01T02:00:00+02:00' } })).toBe(all)
  expect(await countOf({ timestamp: { _gte: '2026-06-01' } })).toBe(all)
  expect(await countOf({ timestamp: { _gt: '$NOW(-30 years)' } })).toBe(all)
  expect(await countOf({ user: { _eq: '$CURRENT_USER' } })).toBe(0)
  const sorted = await get('activity', { sort: '-timestamp' })
  expect(sorted).toEqual(await get('activity', { sort: '-id' }))
})

test('one entry is read by its number, as the list shows it, and no other', async () => {
  for (const name of ['activity', 'revisions']) {
    const [first] = (await get(name, { limit: '1' })).data ?? []
    expect(await get(`${name}/${first?.id}`, { fields: '*' })).toEqual({ status: 200, data: first })
    const hidden = (await get('activity', { filter: JSON.stringify({ item: { _eq: ids.article(4) } }) })).data?.[0]?.id
    expect((await get(`${name}/${hidden}`, {}, 'writer')).status).toBe(403)
    for (const id of ['999999', '0', '-1', 'x', '1e3', '99999999999'])
      expect((await get(`${name}/${id}`, {})).status).toBe(403)
    expect((await get(`${name}/${first?.id}`, { limit: '1' })).status).toBe(400)
  }
})
