/** Each refusal of a query names the parameter, its bound, and what came instead, cut short. */
import { afterAll, expect, test } from 'vitest'
import { openFixture } from './catalogue.fixture.ts'
import { createContentHandler } from './handler.ts'

const fixture = await openFixture()
const report = (error: unknown) => expect.fail(String(error))
const handle = createContentHandler({ ...fixture, now: () => new Date('2026-06-01T00:00:00Z'), report })
afterAll(() => fixture.store.close())

const errorOf = async (query: unknown, method = 'SEARCH', path = '/items/articles') => {
  const { status, body } = await handle({
    method,
    path,
    search: method === 'GET' ? String(query) : '',
    headers: { authorization: `Bearer ${fixture.tokens.site}`, 'content-type': 'application/json' },
    body: method === 'GET' ? null : Buffer.from(JSON.stringify({ query })),
    ip: '127.0.0.1',
  })
  const { errors } = JSON.parse(typeof body === 'string' ? body : '') as { errors?: [{ message: string }] }
  return [status, errors?.[0].message.replace(/^Invalid (query|payload)\. /, '')]
}

const nested = (depth: number, inner: unknown = {}): unknown =>
  depth === 0 ? inner : { _and: [nested(depth - 1, inner)] }
const onward = (depth: number): object =>
  depth === 0 ? { title: 'x' } : { topics: { topics_id: { articles: { articles_id: onward(depth - 1) } } } }
const long = 'x'.repeat(100_000)
const cut = `${'x'.repeat(60)}…`

const rows: readonly (readonly [unknown, string])[] = [
  [{ filter: { date_created: { _gt: 'gisteren' } } }, 'Invalid date value for "date_created": "gisteren".'],
  [
    { filter: { date_created: { _gt: '$NOW(999999 years)' } } },
    'Invalid date value for "date_created": "$NOW(999999 years)", which is not in the years 0 to 9999.',
  ],
  [{ filter: { 'year(date_created)': { _eq: 'x' } } }, 'Invalid numeric value for "date_created_year": "x".'],
  [{ filter: { id: { _eq: long } } }, `Invalid identifier value for "id": "${cut}".`],
  // A rule of a relation is refused although no row leads there: it would reveal which rows do.
  [
    {
      fields: 'id,image.id',
      filter: { id: { _null: true } },
      deep: { image: { _filter: { id: { _eq: 'x' } } } },
    },
    'Invalid identifier value for "id": "x".',
  ],
  [{ filter: { english: { _eq: 2 } } }, '"english" must be true or false, not 2.'],
  [{ filter: { english: { _eq: '$CURRENT_USER' } } }, '"english" must be true or false, not "$CURRENT_USER".'],
  [{ filter: { title: { _null: 'ja' } } }, '"_null" must be true or false, not "ja".'],
  [{ filter: { title: ['x'] } }, 'Invalid filter object: "title" must not be a list of 1.'],
  [{ filter: { _or: {} } }, 'Invalid filter object: "_or" must be a list of objects, not an object.'],
  [{ filter: { _or: ['x'] } }, 'Invalid filter object: "_or" must be a list of objects, not "x".'],
  [{ filter: { topics: { _none: 5 } } }, 'Invalid filter object: "_none" must be an object, not 5.'],
  [{ filter: { date_created: { _between: ['2026-01-01'] } } }, '"_between" has to be an array of two values, not 1.'],
  [{ filter: nested(30) }, '"filter" is nested too deeply, at most 40 levels.'],
  [{ filter: onward(3) }, '"filter" follows too many relations, at most 10.'],
  [{ filter: { title: { [long]: 1 } } }, `"string" field type does not contain the "${cut}" filter operator.`],
  [{ filter: { [long]: 1 } }, `Field "${cut}" does not exist in "articles".`],
  [{ fields: '*.*.*.*.*.*.*.*.*.*.*.*' }, 'Max relational depth exceeded: "fields" may follow 10 relations.'],
  [{ fields: long }, `Field "${cut}" does not exist in "articles".`],
  [
    { sort: `${'topics.topics_id.articles.articles_id.'.repeat(4)}id` },
    'Max relational depth exceeded: "sort" may follow 10 relations.',
  ],
  [
    { sort: 'topics.topics_id.articles.articles_id.topics.topics_id.name' },
    '"topics.topics_id.articles.articles_id.topics.topics_id.name" follows too many relations to be sorted by, at most 2 to several items.',
  ],
  [
    { alias: Object.fromEntries(Array.from({ length: 21 }, (_, number) => [`a${number}`, 'body'])) },
    '"alias" holds more than 20 names.',
  ],
  [{ alias: { [long]: 'id' } }, `"alias" needs names of at most 64 letters, digits and underscores, not "${cut}".`],
  [{ aggregate: { [long]: 'id' } }, `Invalid aggregate function "${cut}".`],
  [{ limit: 'veel' }, '"limit" must be a number, not "veel".'],
  [{ limit: 1.5 }, '"limit" must be an integer, not 1.5.'],
  [{ offset: -3 }, '"offset" must be greater than or equal to 0, not -3.'],
  [{ search: { a: 1 } }, '"search" must be a string, not an object.'],
  [{ search: long }, '"search" is longer than 500 characters.'],
  [
    {
      fields: 'editor_nodes.item:callouts.title',
      deep: { editor_nodes: { 'item:callouts': { _filter: { nope: { _eq: 1 } } } } },
    },
    'Field "nope" does not exist in "callouts".',
  ],
  [
    { fields: 'editor_nodes.item:callouts.title', deep: { editor_nodes: { 'item:callouts': { _limit: 'veel' } } } },
    '"deep._limit" must be an integer of at least -1, not "veel".',
  ],
  [
    { fields: 'topics.id', deep: { topics: { _limit: 'veel' } } },
    '"deep._limit" must be an integer of at least -1, not "veel".',
  ],
]
test.each(rows.map(([query, message]) => [message, query]))('%s', async (message, query) =>
  expect(await errorOf(query)).toEqual([400, message]),
)

test.each([
  [{ x: 5 }, '"deep.x" must be of type object, not 5.'],
  [{ topics: 'alle' }, '"deep.topics" must be of type object, not "alle".'],
  [{ topics: [] }, '"deep.topics" must be of type object, not a list of 0.'],
  [{ topics: { limit: 5 } }, '"deep.topics.limit" must be of type object, not 5.'],
  [{ topics: { topics_id: null } }, '"deep.topics.topics_id" must be of type object, not null.'],
])('a relation in "deep" that is no object is refused: %j', async (deep, message) => {
  expect(await errorOf({ fields: 'topics.topics_id.name', deep })).toEqual([400, message])
})

// ASVS 1.5.3 5.1.3
test('what "deep" may hold stays as it was', async () => {
  const deep = { topics: { _limit: 1, topics_id: { _filter: { name: { _nnull: true } } } }, elsewhere: {} }
  expect(await errorOf({ fields: 'topics.topics_id.name', deep })).toEqual([200, undefined])
})

test.each([
  ['deep[x]=5', '"deep.x" must be of type object, not "5".'],
  ['filter[title=x', '"filter" has brackets that do not match: "filter[title".'],
  [`filter${'[a]'.repeat(50)}=1`, '"filter" is nested too deeply, at most 40 levels.'],
  ['fields[9999]=title', '"fields" must be a string or array, with positions of at most 1000.'],
])('%s', async (query, message) => expect(await errorOf(query, 'GET')).toEqual([400, message]))

test('an address that leads nowhere is named, cut short', async () => {
  expect(await errorOf('', 'GET', '/nope/%ff')).toEqual([404, "Route /nope/%ff doesn't exist."])
  expect(await errorOf('', 'GET', `/${long}`)).toEqual([404, `Route /${'x'.repeat(199)}… doesn't exist.`])
})
