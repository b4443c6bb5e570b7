/** Search row by row. Source: docs/contract.md 2.3, 4.3, 5.2 and 7.2; https://www.algolia.com/doc/rest-api/search */
import { at, listAt, textAt, type Answer, type Call, type Row } from './row.ts'

const ok = ({ status }: Answer) => status === 200
const hits = ({ body }: Answer) => listAt(body, 'hits')
const total = ({ body }: Answer) => Number(at(body, 'nbHits'))
const text = (hit: unknown, field: string) => textAt(hit, field)

const query =
  (index: string, body: object, more: Partial<Call> = {}) =>
  (): Call => ({
    method: 'POST',
    path: `/1/indexes/${index}/query`,
    body,
    ...more,
  })
const search = (name: string, index: string, body: object, equal: (answer: Answer) => boolean): Row => ({
  name,
  call: query(index, body),
  equal: (answer) => ok(answer) && equal(answer),
})
const refused = (name: string, body: object): Row => ({
  name,
  call: query('articles', body),
  equal: ({ status, body: answer }) => status === 400 && typeof at(answer, 'message') === 'string',
})

/** Every index of the contract that has facets, with one of them. */
const facets = {
  articles: 'topics.name',
  faqs: 'topics.name',
  programs: 'level',
  educational_institutions: 'type',
  testimonials: 'roles.name',
  videos: 'topics.name',
  podcast_episodes: 'show.title',
  locations: 'has_programs',
} as const

const perIndex = Object.entries(facets).flatMap(([index, facet]): Row[] => [
  search(`${index}: has records`, index, { query: '', hitsPerPage: 1 }, (answer) => total(answer) > 0),
  search(
    `${index}: counts ${facet}`,
    index,
    { query: '', hitsPerPage: 0, facets: [facet] },
    ({ body }) => Object.keys(at(body, 'facets', facet) ?? {}).length > 0,
  ),
])

const distance = (hit: unknown) => Number(at(hit, '_rankingInfo', 'geoDistance'))
const utrecht = { aroundLatLng: '52.0907,5.1214', getRankingInfo: true, hitsPerPage: 20 }

const queries: readonly Row[] = [
  search('hitsPerPage bounds a page', 'articles', { query: '', hitsPerPage: 3 }, (answer) => hits(answer).length <= 3),
  search(
    'hitsPerPage 0 has no hits and a count',
    'articles',
    { query: '', hitsPerPage: 0 },
    (answer) => hits(answer).length === 0 && total(answer) > 0,
  ),
  search(
    'a page beyond the last is empty',
    'articles',
    { query: '', page: 9999, hitsPerPage: 20 },
    (answer) => hits(answer).length === 0,
  ),
  search('a word has hits', 'articles', { query: 'leraar' }, (answer) => total(answer) > 0),
  search('nonsense has none', 'articles', { query: 'xqzwvkjxqzwvkj' }, (answer) => total(answer) === 0),
  search('a prefix is enough', 'articles', { query: 'lera' }, (answer) => total(answer) > 0),
  search('one typo is forgiven', 'articles', { query: 'lerraar' }, (answer) => total(answer) > 0),
  search(
    'attributesToRetrieve bounds a hit',
    'articles',
    { query: '', hitsPerPage: 1, attributesToRetrieve: ['title'] },
    (answer) =>
      hits(answer).every((hit) =>
        Object.keys(hit ?? {}).every((key) =>
          ['title', 'objectID', '_highlightResult', '_snippetResult'].includes(key),
        ),
      ),
  ),
  search('a hit has an objectID', 'articles', { query: '', hitsPerPage: 3 }, (answer) =>
    hits(answer).every((hit) => text(hit, 'objectID') !== ''),
  ),
  search('records hold no body', 'articles', { query: '', hitsPerPage: 5 }, (answer) =>
    hits(answer).every((hit) => at(hit, 'body') === undefined && at(hit, 'seo') === undefined),
  ),
  search('matches are marked', 'articles', { query: 'leraar', attributesToHighlight: ['title'] }, ({ body }) =>
    JSON.stringify(at(body, 'hits')).includes('<em>'),
  ),
  search(
    'marks are those that were named',
    'articles',
    { query: 'leraar', attributesToHighlight: ['title'], highlightPreTag: '<mark>', highlightPostTag: '</mark>' },
    ({ body }) => JSON.stringify(at(body, 'hits')).includes('<mark>'),
  ),
  search('an empty list of marks marks nothing', 'articles', { query: 'leraar', attributesToHighlight: [] }, (answer) =>
    hits(answer).every((hit) => at(hit, '_highlightResult') === undefined),
  ),
  search(
    'snippets have about as many words as were named',
    'articles',
    { query: 'leraar', attributesToSnippet: ['bodyString:10'], hitsPerPage: 3 },
    (answer) =>
      hits(answer).every((hit) => {
        const snippet = at(hit, '_snippetResult', 'bodyString', 'value')
        return typeof snippet !== 'string' || snippet.split(/\s+/).length <= 14
      }),
  ),
  search('filters by equality', 'programs', { query: '', filters: 'level:bachelor', hitsPerPage: 5 }, (answer) =>
    hits(answer).every((hit) => text(hit, 'level') === 'bachelor'),
  ),
  search('filters with quotes', 'programs', { query: '', filters: 'level:"bachelor"', hitsPerPage: 5 }, (answer) =>
    hits(answer).every((hit) => text(hit, 'level') === 'bachelor'),
  ),
  search('filters with NOT', 'programs', { query: '', filters: 'NOT level:bachelor', hitsPerPage: 5 }, (answer) =>
    hits(answer).every((hit) => text(hit, 'level') !== 'bachelor'),
  ),
  search(
    'filters with OR',
    'programs',
    { query: '', filters: 'level:bachelor OR level:master', hitsPerPage: 20 },
    (answer) => hits(answer).every((hit) => ['bachelor', 'master'].includes(text(hit, 'level'))),
  ),
  search(
    'facetFilters: lists within a list are alternatives',
    'programs',
    { query: '', facetFilters: [['level:bachelor', 'level:master']], hitsPerPage: 20 },
    (answer) => hits(answer).every((hit) => ['bachelor', 'master'].includes(text(hit, 'level'))),
  ),
  search(
    'facetFilters: a minus excludes',
    'programs',
    { query: '', facetFilters: ['level:-bachelor'], hitsPerPage: 20 },
    (answer) => hits(answer).every((hit) => text(hit, 'level') !== 'bachelor'),
  ),
  search(
    'maxValuesPerFacet bounds counts',
    'articles',
    { query: '', hitsPerPage: 0, facets: ['topics.name'], maxValuesPerFacet: 2 },
    ({ body }) => Object.keys(at(body, 'facets', 'topics.name') ?? {}).length <= 2,
  ),
  search(
    'facets=* counts all of them',
    'articles',
    { query: '', hitsPerPage: 0, facets: ['*'] },
    ({ body }) => Object.keys(at(body, 'facets') ?? {}).length > 2,
  ),
  search('a boolean filters', 'locations', { query: '', filters: 'has_programs:true', hitsPerPage: 5 }, (answer) =>
    hits(answer).every((hit) => at(hit, 'has_programs') === true),
  ),
  search('hits near a point come by distance', 'locations', { query: '', ...utrecht }, (answer) =>
    hits(answer).every((hit, index, all) => index === 0 || distance(hit) >= distance(all[index - 1])),
  ),
  search('aroundRadius leaves the rest out', 'locations', { query: '', ...utrecht, aroundRadius: 5000 }, (answer) =>
    hits(answer).every((hit) => distance(hit) <= 5001),
  ),
  search(
    'insideBoundingBox bounds a map',
    'locations',
    { query: '', insideBoundingBox: [[52.2, 5.0, 52.0, 5.3]], hitsPerPage: 5 },
    (answer) => total(answer) >= 0,
  ),
  {
    name: 'several searches in one call, in their order',
    call: () => ({
      method: 'POST',
      path: '/1/indexes/*/queries',
      body: {
        requests: [
          { indexName: 'faqs', query: 'salaris', hitsPerPage: 1 },
          { indexName: 'articles', query: 'pabo', hitsPerPage: 1 },
        ],
      },
    }),
    equal: (answer) =>
      ok(answer) &&
      at(answer.body, 'results', 0, 'index') === 'faqs' &&
      at(answer.body, 'results', 1, 'index') === 'articles',
  },
  {
    name: 'parameters in a query string',
    call: () => ({
      method: 'POST',
      path: '/1/indexes/*/queries',
      body: { requests: [{ indexName: 'articles', params: 'query=leraar&hitsPerPage=1' }] },
    }),
    equal: (answer) => ok(answer) && listAt(answer.body, 'results', 0, 'hits').length === 1,
  },
  {
    name: 'values of a facet are searched',
    call: () => ({ method: 'POST', path: '/1/indexes/articles/facets/topics.name/query', body: { facetQuery: 'a' } }),
    equal: (answer) => (ok(answer) && Array.isArray(at(answer.body, 'facetHits'))) || answer.status === 400,
    deliberate: { when: ({ status }) => status === 400, what: 'the attribute is not searchable(...) there' },
  },
  search(
    'params echo the query',
    'articles',
    { query: 'pabo', hitsPerPage: 1 },
    ({ body }) => at(body, 'query') === 'pabo',
  ),
  search(
    'processingTimeMS is a number',
    'articles',
    { query: '' },
    ({ body }) => typeof at(body, 'processingTimeMS') === 'number',
  ),
]

const faults: readonly Row[] = [
  {
    name: 'a wrong key',
    call: query('articles', { query: '' }, { as: 'wrong' }),
    equal: ({ status }) => status === 403,
  },
  { name: 'no key', call: query('articles', { query: '' }, { as: 'none' }), equal: ({ status }) => status === 403 },
  {
    name: 'an index that does not exist',
    call: query('nothing_here', { query: '' }),
    equal: ({ status }) => status === 404,
    deliberate: {
      when: ({ status }) => status === 403,
      what: 'a key that is bound to indexes is refused first, as on the hosted service',
    },
  },
  {
    name: 'the key of searches changes nothing',
    call: () => ({ method: 'POST', path: '/1/indexes/articles', body: { title: 'x' } }),
    equal: ({ status }) => status === 403,
  },
  refused('a filter that does not close', { query: '', filters: 'title:"' }),
  refused('hitsPerPage that is no number', { query: '', hitsPerPage: 'many' }),
  refused('a page below zero', { query: '', page: -1 }),
  refused('a parameter that does not exist', { query: '', nothingHere: 1 }),
  refused('a point that is none', { query: '', aroundLatLng: 'here' }),
]

/** Every row of search. */
export const searchRows: readonly Row[] = [...perIndex, ...queries, ...faults]
