/** The content API row by row. Source: docs/contract.md 4, 5.1 and 7.1. */
import { at, listAt, type Answer, type Call, type Caller, type Known, type Row } from './row.ts'

const data = ({ body }: Answer) => listAt(body, 'data')
const ok = ({ status }: Answer) => status === 200
const refused = (status: number, code: string) => (answer: Answer) =>
  answer.status === status && at(answer.body, 'errors', 0, 'extensions', 'code') === code
const get =
  (path: string, more: Omit<Call, 'path'> = {}) =>
  (): Call => ({ path, ...more })
const filter = (rules: unknown) => `filter=${encodeURIComponent(JSON.stringify(rules))}`
const deep = (rules: unknown) => `deep=${encodeURIComponent(JSON.stringify(rules))}`
const texts = (answer: Answer, field: string) => data(answer).map((row) => String(at(row, field)))
const isSorted = (list: readonly unknown[], direction = 1) =>
  list.every((value, index) => index === 0 || direction * (Number(value) - Number(list[index - 1])) >= 0)

/** A wrong name is INVALID_QUERY by the contract; Directus says FORBIDDEN, so as to reveal no names. */
const wrongName = (name: string, query: string): Row => ({
  name,
  call: get(`/items/articles?${query}`),
  equal: refused(400, 'INVALID_QUERY'),
  deliberate: { when: refused(403, 'FORBIDDEN'), what: 'FORBIDDEN for a name that does not exist, as Directus' },
})
const refuses = (name: string, call: Row['call'], status: number, code: string): Row => ({
  name,
  call,
  equal: refused(status, code),
})
/** A list of articles by its query. */
const list = (name: string, query: string, equal: (answer: Answer, known: Known) => boolean): Row => ({
  name,
  call: get(`/items/articles?${query}`),
  equal: (answer, known) => ok(answer) && equal(answer, known),
})
/** A filter on titles, compared with what the text says. */
const onTitles = (operator: string, value: unknown, holds: (title: string) => boolean): Row =>
  list(`${operator} on a title`, `fields=title&limit=50&${filter({ title: { [operator]: value } })}`, (answer) =>
    texts(answer, 'title').every(holds),
  )

const queries: readonly Row[] = [
  list('a list has items', 'limit=3&fields=id,title', (answer) => data(answer).length > 0),
  list('fields are those that were named', 'limit=1&fields=title', (answer) =>
    data(answer).every((row) => Object.keys(row ?? {}).join() === 'title'),
  ),
  list('limit bounds a list', 'limit=2&fields=id', (answer) => data(answer).length <= 2),
  list('limit=0 is an empty list', 'limit=0&fields=id', (answer) => data(answer).length === 0),
  list(
    'meta counts the items of a filter',
    'limit=1&fields=id&meta=filter_count',
    ({ body }) => Number(at(body, 'meta', 'filter_count')) >= 1,
  ),
  list(
    'meta=* has both counts',
    'limit=1&fields=id&meta=*',
    ({ body }) => at(body, 'meta', 'filter_count') !== undefined && at(body, 'meta', 'total_count') !== undefined,
  ),
  list(
    'page and offset agree',
    'limit=1&page=2&fields=id&sort=id',
    (answer, known) => !known['second'] || texts(answer, 'id')[0] === known['second'],
  ),
  list(
    'offset skips items',
    'limit=1&offset=1&fields=id&sort=id',
    (answer, known) => !known['second'] || texts(answer, 'id')[0] === known['second'],
  ),
  list('sort by a day, upwards', 'limit=50&fields=date_created&sort=date_created', (answer) =>
    isSorted(texts(answer, 'date_created').map((text) => Date.parse(text))),
  ),
  list('sort by a day, downwards', 'limit=50&fields=date_created&sort=-date_created', (answer) =>
    isSorted(
      texts(answer, 'date_created').map((text) => Date.parse(text)),
      -1,
    ),
  ),
  onTitles('_icontains', 'leraar', (title) => title.toLowerCase().includes('leraar')),
  onTitles('_starts_with', 'D', (title) => title.startsWith('D')),
  onTitles('_istarts_with', 'd', (title) => title.toLowerCase().startsWith('d')),
  onTitles('_ends_with', 'n', (title) => title.endsWith('n')),
  onTitles('_ncontains', 'e', (title) => !title.includes('e')),
  onTitles('_nempty', true, (title) => title !== ''),
  onTitles('_nnull', true, (title) => title !== 'null'),
  list(
    '_in takes a list',
    `fields=id&${filter({ id: { _in: ['00000000-0000-4000-8000-000000000000'] } })}`,
    (answer) => data(answer).length === 0,
  ),
  list(
    '_and joins rules',
    `fields=title&limit=20&${filter({ _and: [{ title: { _icontains: 'a' } }, { title: { _icontains: 'e' } }] })}`,
    (answer) => texts(answer, 'title').every((title) => /a/i.test(title) && /e/i.test(title)),
  ),
  list(
    '_or joins rules',
    `fields=title&limit=20&${filter({ _or: [{ title: { _starts_with: 'A' } }, { title: { _starts_with: 'D' } }] })}`,
    (answer) => texts(answer, 'title').every((title) => /^[AD]/.test(title)),
  ),
  list(
    'a filter through a relation',
    `fields=title,topics.topics_id.name&limit=5&${filter({ topics: { topics_id: { name: { _nnull: true } } } })}`,
    (answer) => data(answer).every((row) => listAt(row, 'topics').length > 0),
  ),
  list(
    '_none finds items without related ones',
    `fields=id,topics.id&limit=5&${filter({ topics: { _none: { id: { _nnull: true } } } })}`,
    (answer) => data(answer).every((row) => listAt(row, 'topics').length === 0),
  ),
  list('nested fields of many to many', 'fields=topics.topics_id.name&limit=5', (answer) =>
    data(answer).every((row) => listAt(row, 'topics').every((link) => at(link, 'topics_id') !== undefined)),
  ),
  list('deep bounds related items', `fields=topics.id&limit=20&${deep({ topics: { _limit: 1 } })}`, (answer) =>
    data(answer).every((row) => listAt(row, 'topics').length <= 1),
  ),
  list(
    'an alias renames a field',
    'fields=id,heading&alias[heading]=title&limit=1',
    (answer) => typeof at(data(answer)[0], 'heading') === 'string',
  ),
  list(
    'a function in fields',
    'fields=year(date_created)&limit=1',
    (answer) => Number(at(data(answer)[0], 'date_created_year')) > 2000,
  ),
  list(
    'a function in a filter',
    `fields=date_created&limit=3&${filter({ 'year(date_created)': { _gt: 2000 } })}`,
    (answer) => data(answer).length > 0,
  ),
  list('count in aggregate', 'aggregate[count]=*', (answer) => Number(at(data(answer)[0], 'count')) > 0),
  list(
    'countDistinct in aggregate',
    'aggregate[countDistinct]=id',
    (answer) => Number(at(data(answer)[0], 'countDistinct', 'id')) > 0,
  ),
  {
    name: 'groupBy counts by value',
    call: get('/items/programs?aggregate[count]=*&groupBy[]=level'),
    equal: (answer) =>
      ok(answer) && data(answer).every((row) => at(row, 'level') !== undefined && Number(at(row, 'count')) > 0),
  },
  list('search looks into texts', 'search=leraar&fields=id&limit=3', (answer) => data(answer).length > 0),
  {
    name: 'SEARCH takes the query as a body',
    call: get('/items/articles', { method: 'SEARCH', body: { query: { fields: ['title'], limit: 2 } } }),
    equal: (answer) => ok(answer) && data(answer).length > 0 && data(answer).length <= 2,
  },
  {
    name: 'an item by its id',
    needs: ['first'],
    call: ({ first }) => ({ path: `/items/articles/${first}?fields=id` }),
    equal: (answer, { first }) => ok(answer) && at(answer.body, 'data', 'id') === first,
  },
  {
    name: 'an item by its slug is a list',
    needs: ['slug'],
    call: ({ slug }) => ({ path: `/items/articles?fields=slug&${filter({ slug: { _eq: slug } })}` }),
    equal: (answer, { slug }) => ok(answer) && texts(answer, 'slug').join() === slug,
  },
  list(
    'a slug that does not exist is an empty list',
    `fields=slug&${filter({ slug: { _eq: 'geen-enkel-artikel' } })}`,
    (answer) => data(answer).length === 0,
  ),
  {
    name: 'the item of a collection of blocks, by its kind',
    needs: ['node'],
    call: ({ node }) => ({ path: `/items/articles/${node}?fields=editor_nodes.collection,editor_nodes.item` }),
    equal: (answer) =>
      ok(answer) &&
      listAt(answer.body, 'data', 'editor_nodes').every((entry) => typeof at(entry, 'collection') === 'string'),
  },
]

const faults: readonly Row[] = [
  {
    name: 'without a token nothing is open',
    call: get('/items/articles?limit=1', { as: 'none' }),
    equal: refused(403, 'FORBIDDEN'),
    deliberate: { when: ok, what: 'the public role of this service may read articles' },
  },
  {
    name: 'a wrong token',
    call: get('/items/articles?limit=1', { as: 'wrong' }),
    equal: refused(401, 'INVALID_CREDENTIALS'),
    deliberate: { when: refused(403, 'INVALID_TOKEN'), what: 'INVALID_TOKEN for a token of another form, as Directus' },
  },
  refuses('a collection that does not exist', get('/items/nothing'), 403, 'FORBIDDEN'),
  refuses('a collection of the system', get('/items/directus_users'), 403, 'FORBIDDEN'),
  refuses('an item that does not exist', get('/items/articles/00000000-0000-4000-8000-000000000000'), 403, 'FORBIDDEN'),
  refuses('an id of another form', get('/items/articles/not-an-id'), 403, 'FORBIDDEN'),
  wrongName('a field that does not exist', 'fields=titel'),
  wrongName('a field below a relation that does not exist', 'fields=topics.topics_id.nothing'),
  wrongName('a sort by a field that does not exist', 'sort=nothing'),
  wrongName('a filter on a field that does not exist', filter({ nothing: { _eq: 1 } })),
  refuses('a limit that is no number', get('/items/articles?limit=abc'), 400, 'INVALID_QUERY'),
  refuses('a limit below -1', get('/items/articles?limit=-2'), 400, 'INVALID_QUERY'),
  refuses('a filter that is no JSON', get('/items/articles?filter=%7B'), 400, 'INVALID_QUERY'),
  refuses(
    'an operator that does not exist',
    get(`/items/articles?${filter({ title: { _nothing: 1 } })}`),
    400,
    'INVALID_QUERY',
  ),
  refuses('a path that does not exist', get('/nothing-here'), 404, 'ROUTE_NOT_FOUND'),
  refuses(
    'a sign-in with a wrong password',
    get('/auth/login', {
      method: 'POST',
      as: 'none',
      body: { email: 'nobody@example.org', password: 'wrong-password' },
    }),
    401,
    'INVALID_CREDENTIALS',
  ),
  refuses(
    'a refresh with a token that does not exist',
    get('/auth/refresh', { method: 'POST', as: 'none', body: { refresh_token: 'x', mode: 'json' } }),
    401,
    'INVALID_CREDENTIALS',
  ),
  refuses(
    'the caller alone may not write without the right',
    get('/items/articles', { method: 'POST', as: 'none', body: { title: 'x' } }),
    403,
    'FORBIDDEN',
  ),
]

const around: readonly Row[] = [
  {
    name: 'ping answers pong',
    call: get('/server/ping', { as: 'none' }),
    equal: (answer) => ok(answer) && answer.body === 'pong',
  },
  {
    name: 'health has a status',
    call: get('/server/health', { as: 'none' }),
    equal: ({ body }) => typeof at(body, 'status') === 'string',
  },
  {
    name: 'the caller',
    call: get('/users/me?fields=id'),
    equal: (answer) => ok(answer) && typeof at(answer.body, 'data', 'id') === 'string',
  },
  {
    name: 'the OpenAPI description',
    call: get('/server/specs/oas'),
    equal: (answer) => ok(answer) && typeof at(answer.body, 'openapi') === 'string',
  },
  {
    name: 'the ways to sign in',
    call: get('/auth', { as: 'none' }),
    equal: (answer) => ok(answer) && Array.isArray(at(answer.body, 'data')),
  },
  {
    name: 'a token in the address',
    needs: ['token'],
    call: ({ token }) => ({ path: `/items/articles?limit=1&fields=id&access_token=${token}`, as: 'none' }),
    equal: ok,
  },
]

/** Every row of the content API. */
export const contentRows: readonly Row[] = [...around, ...queries, ...faults]

/** What the rows need of the catalogue there; a name is missing where the service shows nothing of that kind. */
export const discoverContent = async (call: Caller, token: string): Promise<Known> => {
  const two = await call({ path: '/items/articles?limit=2&fields=id&sort=id' })
  const one = await call({
    path: `/items/articles?limit=1&fields=slug,image&${filter({ slug: { _nnull: true }, image: { _nnull: true } })}`,
  })
  const node = await call({
    path: `/items/articles?limit=1&fields=id&${filter({ editor_nodes: { _some: { collection: { _nnull: true } } } })}`,
  })
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    token,
    first: text(at(data(two)[0], 'id')),
    second: text(at(data(two)[1], 'id')),
    slug: text(at(data(one)[0], 'slug')),
    picture: text(at(data(one)[0], 'image')) || text(at(data(one)[0], 'image', 'id')),
    node: text(at(data(node)[0], 'id')),
  }
}
