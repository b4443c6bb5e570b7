/**
 * Requests that are not right, as rows of request, status and code. A request is a method, an address and, for SEARCH, a
 * body. Each row says what a caller did wrong; none of them may be the service's own failure.
 */
export type MalformedRow = readonly [request: string, status: number, code: string]

const items = 'GET /items/articles?'
const bad = (requests: readonly string[], status = 400, code = 'INVALID_QUERY'): MalformedRow[] =>
  requests.map((request) => [request, status, code])
const text = (value: unknown) => encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))
const filters = (rules: readonly unknown[], address = items) =>
  bad(rules.map((rule) => `${address}filter=${text(rule)}`))
const nested = (depth: number, wrap: (inner: unknown) => unknown, inner: unknown): unknown =>
  depth === 0 ? inner : wrap(nested(depth - 1, wrap, inner))
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

const numbers = ['limit', 'offset', 'page'].flatMap((name) =>
  ['abc', '-2', '1.5', '2abc', 'NaN', 'Infinity', '1e400', '99999999999999999999', '--1', '1,2', 'null'].map(
    (value) => `${items}${name}=${value}`,
  ),
)
const twice = ['limit=1&limit=2', 'page=1&page=1', 'offset=0&offset=0', 'search=a&search=b', 'limit[]=1', 'search[a]=b']
const structures = ['filter', 'deep', 'alias', 'aggregate'].flatMap((name) =>
  ['{', '[]', '[1]', 'null', '1', '"x"', 'true', '{"a":', "{'a':1}", '{"a":1}}', '%FF', '\u0000', 'undefined'].map(
    (value) => `${items}${name}=${encodeURIComponent(value)}`,
  ),
)
const brackets = [
  'filter[title=x',
  'filter[title][_eq=x',
  'filter[title]]=x',
  'filter[title]x[_eq]=y',
  'filter[__proto__][x]=1',
  'filter[constructor][_eq]=1',
  'filter[title][_eq]=x&filter[title][_eq]=y',
  'filter[title]=x&filter[title][_eq]=y',
  'filter[]=x',
  `filter${'[a]'.repeat(50)}=1`,
  'filter[title][constructor]=1',
  'filter[title][toString]=1',
  'filter[title][__proto__]=1',
  'filter[_or][title]=x',
  'filter={}&filter={}',
  'deep[topics][_limit]=veel',
  'deep[topics][_limit]=-5',
  'fields[9999]=title',
  'fields[a]=title',
  'sort[a][b]=title',
].map((query) => `${items}fields=topics.id&${query}`)
const names = ['titel', '', '..', 'title.', '.title', 'title.x', 'nope.x', '__proto__', 'constructor', 'a'.repeat(5000)]
const paths = [
  ...names.filter(Boolean).map((name) => `${items}fields=${name}`),
  ...names.filter(Boolean).map((name) => `${items}sort=${name}`),
  `${items}fields=%00`,
  `${items}fields=%ED%A0%80`,
  `${items}fields=["id"`,
  `${items}fields=topics.topics_id.nope`,
  `${items}fields=topics.topics_id.name.x`,
  `${items}fields=title:articles`,
  `${items}fields=foo(title)`,
  `${items}fields=year(title)`,
  `${items}fields=year(nope)`,
  `${items}fields=year()`,
  `${items}fields=year(date_created).x`,
  `${items}fields=hour(date_reviewed)`,
  `${items}fields=count(title)`,
  `${items}fields=constructor(title)`,
  `${items}fields=toString(date_created)`,
  `${items}fields=${'topics.topics_id.articles.articles_id.'.repeat(6)}id`,
  `${items}fields=${many(11, () => '*').join('.')}`,
  `${items}fields=${'*.'.repeat(9)}id`,
  `${items}fields=*.*.*.*.*.*`,
  `${items}fields=${many(1200, (index) => `f${index}`).join(',')}`,
  `${items}sort=body`,
  `${items}sort=topics`,
  `${items}sort=topics.topics_id`.concat('.name.x'),
  `${items}sort=year(title)`,
  `${items}sort=${'topics.topics_id.articles.articles_id.'.repeat(4)}id`,
  `${items}sort=topics.topics_id.articles.articles_id.topics.topics_id.name`,
  `${items}sort=${many(25, () => 'title')
    .map((name, index) => `${'-'.repeat(index)}${name}`)
    .join(',')}`,
  `${items}sort=--title`,
  `${items}sort=title desc`,
  `${items}sort=title;drop table articles`,
  `${items}sort=title" desc --`,
]
const metas = ['everything', 'total_count,nope', '__proto__', 'filter_count;'].map((value) => `${items}meta=${value}`)

const operators = [
  '_like',
  '_foo',
  'eq',
  '_regex',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '_EQ',
  '_lt',
  '_between',
]
const rules: readonly unknown[] = [
  ...operators.map((name) => ({ title: Object.fromEntries([[name, 'x']]) })),
  { titel: { _eq: 'x' } },
  { title: ['x'] },
  { title: { _eq: ['x'] } },
  { title: { _eq: { a: 1 } } },
  { title: { _contains: '' } },
  { title: { _icontains: null } },
  { title: { _starts_with: ['a'] } },
  { title: { _null: 1 } },
  { title: { _null: 'ja' } },
  { title: { _empty: 'x' } },
  { id: { _in: [] } },
  { id: { _in: '' } },
  { id: { _in: null } },
  { id: { _in: {} } },
  { id: { _in: [[]] } },
  { id: { _in: many(6000, () => 'x') } },
  { id: { _eq: 'not-a-uuid' } },
  { id: { _contains: 'a' } },
  { id: { _eq: '\u0000' } },
  { image: { _eq: 'x' } },
  { image: { nope: { _eq: 'x' } } },
  { english: { _eq: 'misschien' } },
  { english: { _eq: 2 } },
  { english: { _gt: true } },
  { body: { _eq: 'x' } },
  { body: { _contains: 'x' } },
  { date_created: { _gt: 'gisteren' } },
  { date_created: { _gt: '2026-02-30' } },
  { date_created: { _gt: '2026-13-01' } },
  { date_created: { _gt: '2026-01-01T25:00' } },
  { date_created: { _gt: '$NOW(1 eon)' } },
  { date_created: { _gt: '$NOW(999999 years)' } },
  { date_created: { _gt: '$YESTERDAY' } },
  { date_created: { _gt: null } },
  { date_created: { _between: ['2026-01-01'] } },
  { date_created: { _between: ['2026-01-01', 'x'] } },
  { date_created: { _between: ['2026-01-01', '2026-01-02', '2026-01-03'] } },
  { date_created: { _contains: '2026' } },
  { 'year(date_created)': { _eq: 'x' } },
  { 'year(date_created)': { _eq: '1e999' } },
  { 'year(title)': { _eq: 1 } },
  { 'foo(title)': { _eq: 1 } },
  { 'count(title)': { _eq: 1 } },
  { 'count(nope)': { _eq: 1 } },
  { _or: {} },
  { _or: 'x' },
  { _or: ['x'] },
  { _or: [null] },
  { _or: [[]] },
  { _and: 1 },
  { _and: [{ titel: 1 }] },
  { _some: { title: 'x' } },
  { _none: {} },
  { title: { _some: { _eq: 'x' } } },
  { topics: { _some: 'x' } },
  { topics: { _none: [] } },
  { topics: { _eq: 'x' } },
  { topics: { _null: 'x' } },
  { topics: ['x'] },
  { topics: 'x' },
  { topics: { topics_id: { titel: 'x' } } },
  { topics: { nope: { name: 'x' } } },
  { 'topics:articles': { _eq: 'x' } },
  { 'topics.topics_id.name': { _eq: 'x' } },
  { editor_nodes: { 'item:nope': { title: 'x' } } },
  { editor_nodes: { 'item:topics': { name: 'x' } } },
  { editor_nodes: { 'item:callouts': 'x' } },
  { editor_nodes: { item: { title: 'x' } } },
  nested(60, (inner) => ({ _and: [inner] }), { title: 'x' }),
  nested(6, (inner) => ({ topics: { topics_id: { articles: { articles_id: inner } } } }), { title: 'x' }),
  { _or: many(450, () => ({ title: 'x' })) },
  Object.fromEntries(many(450, (index) => [`f${index}`, 1])),
]
const places: readonly unknown[] = [
  'x',
  {},
  [],
  null,
  { type: 'Point' },
  { type: 'Point', coordinates: [] },
  { type: 'Point', coordinates: ['5', '52'] },
  { type: 'Point', coordinates: [5, null] },
  { type: 'Polygon', coordinates: [5, 52] },
  { type: 'Polygon', coordinates: [] },
  { type: 'Circle', coordinates: [5, 52] },
  { type: 'MultiPoint', coordinates: many(2100, () => [5, 52]) },
].map((shape) => ({ location_geopoint: { _intersects: shape } }))

const deeps = [
  { topics: { _limit: 'veel' } },
  { topics: { _limit: -5 } },
  { topics: { _limit: 1.5 } },
  { topics: { _limit: null } },
  { topics: { _limit: [] } },
  { topics: { _offset: -1 } },
  { topics: { _page: 'x' } },
  { topics: { _sort: 'nope' } },
  { topics: { _sort: [1] } },
  { topics: { _sort: {} } },
  { topics: { _filter: 'x' } },
  { topics: { _filter: [] } },
  { topics: { _filter: null } },
  { topics: { _filter: { nope: 1 } } },
  { topics: { _search: 5 } },
  { topics: { _alias: 'x' } },
  { topics: { topics_id: { _filter: { nope: 1 } } } },
  nested(60, (inner) => ({ topics: inner }), {}),
].map((deep) => `${items}fields=topics.topics_id.name&deep=${text(deep)}`)

const figures = [
  { count: 'nope' },
  { count: [] },
  { count: '' },
  { count: null },
  { count: { a: 1 } },
  { foo: 'id' },
  { constructor: 'id' },
  { sum: 'title' },
  { sum: '*' },
  { avg: 'date_created' },
  { min: 'body' },
  { max: 'title' },
  { count: 'topics' },
  { count: 'topics.id' },
].map((aggregate) => `${items}aggregate=${text(aggregate)}`)
const groups = [
  'groupBy=nope',
  'groupBy=body',
  'groupBy=topics',
  'groupBy=topics.id',
  'groupBy=foo(title)',
  'groupBy=year(title)',
  'groupBy=english&sort=nope',
  'groupBy=english&aggregate[count]=*&sort=-sum',
].map((query) => items + query)
const aliases = [
  { 'a.b': 'title' },
  { 'a b': 'title' },
  { '': 'title' },
  { $id: 'title' },
  { a: 'title.x' },
  { a: 5 },
  { a: null },
  { a: '*' },
  JSON.parse('{"__proto__":"title"}') as unknown,
].map((alias) => `${items}alias=${text(alias)}`)
const unknownAlias = [`${items}fields=a&alias={"a":"nope"}`, `${items}fields=a.b&alias={"a":"title"}`]

const search = 'SEARCH /items/articles '
const bodies = [
  '',
  '{',
  '[]',
  '"x"',
  '{}',
  '{"query":null}',
  '{"query":[]}',
  '{"query":"x"}',
  '{"__proto__":{"query":{}}}',
]
const bodyQueries = [
  { limit: 'x' },
  { limit: null },
  { limit: {} },
  { limit: true },
  { fields: 5 },
  { fields: [5] },
  { fields: [['title']] },
  { fields: { a: 'title' } },
  { fields: many(1200, (index) => `f${index}`) },
  { filter: [] },
  { filter: 'x' },
  { filter: nested(500, (inner) => ({ _and: [inner] }), {}) },
  { filter: { title: { _in: many(5001, () => 'x') } } },
  { sort: {} },
  { sort: ['nope'] },
  { meta: 5 },
  { meta: ['x'] },
  { search: 5 },
  { search: 'x'.repeat(600) },
  { deep: [] },
  { alias: 'x' },
  { aggregate: [] },
  { groupBy: [{}] },
].map((query) => `${search}${JSON.stringify({ query })}`)

export const malformedRequests: readonly MalformedRow[] = [
  ...bad([...numbers.filter((request) => !request.includes('limit=-1')), ...twice.map((query) => items + query)]),
  ...bad(structures),
  ...bad(brackets),
  ...bad(paths),
  ...bad(metas),
  ...filters(rules),
  ...filters(places, 'GET /items/locations?'),
  ...bad([...deeps, ...figures, ...groups, ...aliases, ...unknownAlias]),
  ...bad(
    bodies.map((body) => search + body),
    400,
    'INVALID_PAYLOAD',
  ),
  ...bad(bodyQueries),
  ...bad(
    ['nothing', '__proto__', 'constructor', 'directus_users', 'directus_files', 'Articles', '%00', 'articles%20'].map(
      (name) => `GET /items/${name}`,
    ),
    403,
    'FORBIDDEN',
  ),
  ...bad(
    ['not-a-uuid', '%00', "'", '1 or 1=1', 'x'.repeat(8000), '00000000-0000-4000-8000-000000000000'].map(
      (id) => `GET /items/articles/${id}`,
    ),
    403,
    'FORBIDDEN',
  ),
  ...bad(
    [
      'GET /items/%E0%A4%A',
      'GET /items/articles/%ED%A0%80',
      'GET /items/articles/x/y',
      'SEARCH /items/articles/x {"query":{}}',
    ],
    404,
    'ROUTE_NOT_FOUND',
  ),
]
