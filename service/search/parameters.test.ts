/** Every parameter that acts, by what it changes. */
import { describe, expect, test } from 'vitest'
import { createSearchEngine } from './engine.ts'
import { parameterNames, parseParams } from './query/params.ts'
import type { SearchableRecord } from './paths.ts'
import type { IndexSettings } from './index/settings.ts'

const books: readonly SearchableRecord[] = [
  {
    objectID: 'route',
    title: 'Leraar worden',
    body: 'Een route via de lerarenopleiding naar de klas.',
    kind: ['gids', 'route'],
    pages: 120,
    _tags: ['nieuw', 'gratis'],
    _geoloc: { lat: 52.09, lng: 5.12 },
    series: 'reeks A',
  },
  {
    objectID: 'geld',
    title: 'Salaris van de leraar',
    body: 'Wat een leraar verdient, en wanneer.',
    kind: ['gids'],
    pages: 80,
    _tags: ['nieuw'],
    _geoloc: { lat: 52.37, lng: 4.9 },
    series: 'reeks A',
  },
  {
    objectID: 'stage',
    title: 'Stages in 2026',
    body: 'De opleiding van een leraar begint met een stage, en met kijken in de klas van <leerjaar>.',
    kind: ['verslag', 'route'],
    pages: 60,
    _tags: ['gratis'],
    series: 'reeks B',
  },
  {
    objectID: 'pabo',
    title: 'De pabo',
    body: 'Zij die voor de klas staan: over de opleiding, het loon en de scholen.',
    kind: ['verslag'],
    pages: 80,
    _geoloc: [
      { lat: 53.22, lng: 6.57 },
      { lat: 51.44, lng: 5.48 },
    ],
    series: 'reeks B',
  },
]

const settings: IndexSettings = {
  searchableAttributes: ['title', 'body'],
  attributesForFaceting: ['kind', 'pages', 'afterDistinct(searchable(series))'],
  attributeForDistinct: 'series',
  decompoundedAttributes: { nl: ['*'] },
  synonyms: [
    { objectID: '1', type: 'synonym', synonyms: ['salaris', 'loon'] },
    { objectID: '2', type: 'onewaysynonym', input: 'juf', synonyms: ['leraar'] },
    { objectID: '3', type: 'altcorrection2', word: 'hospiteren', corrections: ['stage'] },
    { objectID: '4', type: 'placeholder', placeholder: '<leerjaar>', replacements: ['brugklas', 'groep zeven'] },
  ],
}
const engine = createSearchEngine()
engine.replaceIndex('books', settings, books)

const search = (params: object) => engine.search('books', parseParams({ ...params }))
const names = (params: object) => search(params).hits.map(({ objectID }) => objectID)

type Row = readonly [parameter: string, params: object, hits: string]

/** What is found, in order. */
const resultRows: readonly Row[] = [
  ['query', { query: 'pabo' }, 'pabo'],
  ['page', { hitsPerPage: 1, page: 2 }, 'stage'],
  ['hitsPerPage', { hitsPerPage: 2 }, 'route geld'],
  ['offset', { offset: 3 }, 'pabo'],
  ['length', { offset: 1, length: 2 }, 'geld stage'],
  ['filters', { filters: 'kind:route AND pages > 100' }, 'route'],
  ['filters', { filters: '(kind:route OR kind:verslag) AND NOT pages:60' }, 'route pabo'],
  ['filters', { filters: 'nieuw' }, 'route geld'],
  ['filters', { filters: 'pages:60 TO 80 AND _tags:gratis' }, 'stage'],
  ['filters', { filters: 'objectID:pabo' }, 'pabo'],
  ['facetFilters', { facetFilters: ['kind:gids', ['pages:80', 'pages:1']] }, 'geld'],
  ['facetFilters', { facetFilters: 'kind:route,(kind:gids,kind:none)' }, 'route'],
  ['facetFilters', { facetFilters: ['kind:-gids'] }, 'stage pabo'],
  ['numericFilters', { numericFilters: ['pages<100', 'pages!=60'] }, 'geld pabo'],
  ['numericFilters', { numericFilters: 'pages:61 to 119' }, 'geld pabo'],
  ['tagFilters', { tagFilters: 'nieuw,-gratis' }, 'geld'],
  ['optionalFilters', { optionalFilters: ['kind:verslag'] }, 'stage pabo route geld'],
  ['optionalFilters', { optionalFilters: ['kind:-gids'] }, 'stage pabo route geld'],
  ['sumOrFiltersScores', { filters: 'kind:gids<score=2> OR kind:route<score=1>' }, 'route geld stage'],
  [
    'sumOrFiltersScores',
    { filters: 'kind:verslag<score=2> OR kind:route<score=1> OR kind:gids<score=1>', sumOrFiltersScores: true },
    'stage route pabo geld',
  ],
  ['queryType', { query: 'opl' }, 'stage pabo'],
  ['queryType', { query: 'opl', queryType: 'prefixNone' }, ''],
  ['queryType', { query: 'sal ler', queryType: 'prefixLast' }, ''],
  ['queryType', { query: 'sal ler', queryType: 'prefixAll' }, 'geld'],
  ['typoTolerance', { query: 'slaaris' }, 'geld'],
  ['typoTolerance', { query: 'slaaris', typoTolerance: false }, ''],
  ['typoTolerance', { query: 'stagen', queryType: 'prefixNone' }, 'stage'],
  ['typoTolerance', { query: 'leraaar' }, 'route geld stage'],
  ['typoTolerance', { query: 'wanneer werden', typoTolerance: 'strict' }, ''],
  ['typoTolerance', { query: 'opleidin', typoTolerance: 'min' }, 'stage pabo'],
  ['minWordSizefor1Typo', { query: 'pabi' }, 'pabo'],
  ['minWordSizefor1Typo', { query: 'pabi', minWordSizefor1Typo: 5 }, ''],
  ['minWordSizefor2Typos', { query: 'opliedign' }, 'stage pabo'],
  ['minWordSizefor2Typos', { query: 'opliedign', minWordSizefor2Typos: 12 }, ''],
  ['allowTyposOnNumericTokens', { query: '2027' }, 'stage'],
  ['allowTyposOnNumericTokens', { query: '2027', allowTyposOnNumericTokens: false }, ''],
  ['disableTypoToleranceOnAttributes', { query: 'salris', disableTypoToleranceOnAttributes: ['title'] }, ''],
  ['disableTypoToleranceOnWords', { query: 'salris', disableTypoToleranceOnWords: ['salris'] }, ''],
  ['restrictSearchableAttributes', { query: 'leraar', restrictSearchableAttributes: ['body'] }, 'geld stage route'],
  ['optionalWords', { query: 'pabo leraar', optionalWords: ['leraar'] }, 'pabo'],
  ['optionalWords', { query: 'pabo leraar', optionalWords: 'pabo leraar' }, 'route pabo geld stage'],
  ['removeWordsIfNoResults', { query: 'salaris xyzzy', removeWordsIfNoResults: 'lastWords' }, 'geld pabo'],
  ['removeWordsIfNoResults', { query: 'xyzzy salaris', removeWordsIfNoResults: 'firstWords' }, 'geld pabo'],
  ['removeWordsIfNoResults', { query: 'xyzzy pabo qqqqq', removeWordsIfNoResults: 'allOptional' }, 'pabo'],
  ['removeWordsIfNoResults', { query: 'xyzzy salaris', removeWordsIfNoResults: 'none' }, ''],
  ['exactOnSingleWordQuery', { query: 'stage', exactOnSingleWordQuery: 'word' }, 'stage'],
  ['synonyms', { query: 'loon' }, 'geld pabo'],
  ['synonyms', { query: 'loon', synonyms: false }, 'pabo'],
  ['synonyms', { query: 'juf' }, 'route geld stage'],
  ['synonyms', { query: 'hospiteren' }, 'stage'],
  ['synonyms', { query: 'brugklas' }, 'stage'],
  ['synonyms', { query: 'klas van groep zeven' }, 'stage'],
  ['queryLanguages', { query: 'scholen opleiding', queryLanguages: ['nl'], ignorePlurals: true }, 'pabo'],
  ['ignorePlurals', { query: 'school', queryType: 'prefixNone', typoTolerance: false }, ''],
  ['ignorePlurals', { query: 'school', queryType: 'prefixNone', typoTolerance: false, ignorePlurals: ['nl'] }, 'pabo'],
  ['removeStopWords', { query: 'hoe wordt iemand leraar' }, ''],
  ['removeStopWords', { query: 'hoe wordt iemand leraar', removeStopWords: ['nl'] }, 'route geld stage'],
  ['removeStopWords', { query: 'wie wat waar ', removeStopWords: ['nl'] }, ''],
  ['decompoundQuery', { query: 'lerarenopleiding', queryLanguages: ['nl'], ignorePlurals: true }, 'route'],
  ['decompoundQuery', { query: 'leraren opleiding', queryLanguages: ['nl'], decompoundQuery: false }, 'route'],
  ['advancedSyntax', { query: '"de klas"', advancedSyntax: true }, 'pabo stage route'],
  ['advancedSyntax', { query: '"klas de"', advancedSyntax: true }, ''],
  ['advancedSyntax', { query: 'klas -opleiding', advancedSyntax: true }, 'route'],
  ['advancedSyntax', { query: 'klas -"voor de klas"', advancedSyntax: true }, 'route stage'],
  [
    'advancedSyntaxFeatures',
    { query: '"klas de"', advancedSyntax: true, advancedSyntaxFeatures: ['excludeWords'] },
    'pabo stage route',
  ],
  ['distinct', { distinct: true }, 'route stage'],
  // A page is of groups.
  ['distinct', { distinct: 2, hitsPerPage: 1 }, 'route geld'],
  ['distinct', { distinct: 2, hitsPerPage: 1, page: 1 }, 'stage pabo'],
  ['aroundLatLng', { aroundLatLng: '52.37, 4.9' }, 'geld route pabo'],
  ['aroundLatLng', { aroundLatLng: '5.237e1, 49e-1' }, 'geld route pabo'],
  ['aroundRadius', { aroundLatLng: '52.37,4.9', aroundRadius: 50_000 }, 'geld route'],
  ['aroundRadius', { aroundLatLng: '52.37,4.9', aroundRadius: 'all' }, 'geld route pabo'],
  ['aroundPrecision', { aroundLatLng: '52.37,4.9', aroundPrecision: 500_000 }, 'route geld pabo'],
  ['aroundPrecision', { aroundLatLng: '52.37,4.9', aroundPrecision: [{ from: 0, value: 60_000 }] }, 'route geld pabo'],
  ['insideBoundingBox', { insideBoundingBox: '52.2,5,52,5.2' }, 'route'],
  [
    'insideBoundingBox',
    {
      insideBoundingBox: [
        [52.2, 5, 52, 5.2],
        [51, 5, 51.5, 6],
      ],
    },
    'route pabo',
  ],
  ['insidePolygon', { insidePolygon: [[52, 4, 53, 4, 53, 5, 52, 5]] }, 'geld'],
  ['similarQuery', { similarQuery: 'de leraar salaris' }, 'geld route stage pabo'],
  ['similarQuery', { similarQuery: 'leraar wat pabo', filters: 'kind:verslag' }, 'pabo stage'],
  ['similarQuery', { similarQuery: 'opl' }, ''],
  ['minProximity', { query: 'klas de', minProximity: 7 }, 'pabo stage route'],
  ['alternativesAsExact', { query: 'loon', exactOnSingleWordQuery: 'word', alternativesAsExact: [] }, 'geld pabo'],
]

/** What the answer says besides. */
const responseRows: readonly (readonly [parameter: string, params: object, answer: object])[] = [
  ['facets', { facets: ['kind'] }, { facets: { kind: { gids: 2, route: 2, verslag: 2 } } }],
  ['facets', { facets: 'pages' }, { facets_stats: { pages: { min: 60, max: 120, avg: 85, sum: 340 } } }],
  [
    'facets',
    { facets: ['*'], query: 'pabo' },
    { facets: { kind: { verslag: 1 }, pages: { 80: 1 }, series: { 'reeks B': 1 } } },
  ],
  ['maxValuesPerFacet', { facets: ['kind'], maxValuesPerFacet: 2 }, { facets: { kind: { gids: 2, route: 2 } } }],
  [
    'sortFacetValuesBy',
    { facets: ['pages'], sortFacetValuesBy: 'alpha', maxValuesPerFacet: 1 },
    { facets: { pages: { 120: 1 } } },
  ],
  [
    'facetingAfterDistinct',
    { facets: ['kind'], distinct: 1 },
    { nbHits: 2, facets: { kind: { gids: 2, route: 2, verslag: 2 } } },
  ],
  [
    'facetingAfterDistinct',
    { facets: ['kind', 'series'], distinct: 1, facetingAfterDistinct: true },
    { facets: { kind: { route: 2, gids: 1, verslag: 1 }, series: { 'reeks A': 1, 'reeks B': 1 } } },
  ],
  [
    'removeWordsIfNoResults',
    { query: 'salaris xyzzy', removeWordsIfNoResults: 'lastWords' },
    { queryAfterRemoval: 'salaris <em>xyzzy</em>' },
  ],
  [
    'getRankingInfo',
    { query: 'salris', getRankingInfo: true },
    { hits: [{ _rankingInfo: { nbTypos: 1, firstMatchedWord: 0, nbExactWords: 0, words: 1 } }] },
  ],
  [
    'exactOnSingleWordQuery',
    { query: 'pabo', getRankingInfo: true },
    { hits: [{ _rankingInfo: { nbExactWords: 0 } }] },
  ],
  [
    'exactOnSingleWordQuery',
    { query: 'pabo', exactOnSingleWordQuery: 'word', getRankingInfo: true },
    { hits: [{ _rankingInfo: { nbExactWords: 1 } }] },
  ],
  [
    'alternativesAsExact',
    { query: 'loon van', getRankingInfo: true, alternativesAsExact: [] },
    { hits: [{ objectID: 'geld', _rankingInfo: { nbExactWords: 1 } }] },
  ],
  [
    'alternativesAsExact',
    { query: 'loon van', getRankingInfo: true },
    { hits: [{ objectID: 'geld', _rankingInfo: { nbExactWords: 2 } }] },
  ],
  [
    'disableExactOnAttributes',
    { query: 'pabo', exactOnSingleWordQuery: 'word', getRankingInfo: true, disableExactOnAttributes: ['title'] },
    { hits: [{ _rankingInfo: { nbExactWords: 0 } }] },
  ],
  [
    'attributesToRetrieve',
    { query: 'pabo', attributesToRetrieve: ['pages'], attributesToHighlight: [] },
    { hits: [{ objectID: 'pabo', pages: 80 }] },
  ],
  [
    'attributesToHighlight',
    { query: 'pabo', attributesToHighlight: ['title'] },
    { hits: [{ _highlightResult: { title: { value: 'De <em>pabo</em>' } } }] },
  ],
  [
    'attributesToSnippet',
    { query: 'loon', attributesToSnippet: ['body:3'], filters: 'objectID:pabo' },
    { hits: [{ _snippetResult: { body: { value: '…het <em>loon</em> en…', matchLevel: 'full' } } }] },
  ],
  [
    'snippetEllipsisText',
    { query: 'loon', attributesToSnippet: ['body:1'], filters: 'objectID:pabo', snippetEllipsisText: '[]' },
    { hits: [{ _snippetResult: { body: { value: '[]<em>loon</em>[]' } } }] },
  ],
  [
    'highlightPreTag',
    { query: 'pab', highlightPreTag: '<b>', highlightPostTag: '</b>' },
    { hits: [{ _highlightResult: { title: { value: 'De <b>pab</b>o' } } }] },
  ],
  [
    'highlightPostTag',
    { query: 'pabo', highlightPostTag: '|' },
    { hits: [{ _highlightResult: { title: { value: 'De <em>pabo|' } } }] },
  ],
  [
    'restrictHighlightAndSnippetArrays',
    { query: 'pabo', attributesToHighlight: ['kind'], restrictHighlightAndSnippetArrays: true },
    { hits: [{ _highlightResult: { kind: [] } }] },
  ],
]

describe('finds', () => {
  test.each(resultRows)('%s %j', (_parameter, params, hits) => expect(names(params).join(' ')).toBe(hits))
})

describe('reports', () => {
  test.each(responseRows)('%s %j', (_parameter, params, answer) => expect(search(params)).toMatchObject(answer))
})

test('every parameter that acts is here, or acts on the wire alone', () => {
  const here = new Set([...resultRows, ...responseRows].map(([parameter]) => parameter))
  expect(parameterNames.filter((name) => !here.has(name))).toEqual([
    'maxFacetHits',
    'responseFields',
    'analytics',
    'clickAnalytics',
  ])
})

test('natural languages stand for plurals, stop words and words that may be missing', () =>
  expect(names({ query: 'hoe worden scholen xyzzy leraren', naturalLanguages: ['nl'] })).toContain('pabo'))

test('values after distinct are counted as shown', () =>
  expect(search({ distinct: 1, facets: ['series'] }).facets).toEqual({ series: { 'reeks A': 1, 'reeks B': 1 } }))
