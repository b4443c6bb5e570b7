/** Search parameters in the form that the engine expects: parsed, of the right types, with defaults. */

import { knownLanguages } from '../language/language.ts'

/** `"a:b,(c:d,e:f)"`, or arrays in which the outermost means AND, the next OR, and so on in turn. */
export type FilterList = string | readonly FilterList[]

export type GeoPrecision = number | readonly { readonly from: number; readonly value: number }[]

export type SearchOptions = {
  readonly query: string
  /** Text in place of `query`, of which any word will do. */
  readonly similarQuery: string
  readonly page: number
  readonly hitsPerPage: number
  /** With `length`, in place of page and hitsPerPage. */
  readonly offset: number | null
  readonly length: number | null

  readonly filters: string
  readonly facetFilters: FilterList
  readonly numericFilters: FilterList
  readonly tagFilters: FilterList
  /** Filters that only move hits up, or down when negated. */
  readonly optionalFilters: FilterList
  readonly sumOrFiltersScores: boolean

  readonly facets: readonly string[]
  readonly maxValuesPerFacet: number
  /** How many values a search among the values of a facet shows. */
  readonly maxFacetHits: number
  readonly sortFacetValuesBy: 'count' | 'alpha'

  readonly queryType: 'prefixLast' | 'prefixAll' | 'prefixNone'
  readonly typoTolerance: 'true' | 'false' | 'min' | 'strict'
  readonly minWordSizefor1Typo: number
  readonly minWordSizefor2Typos: number
  readonly allowTyposOnNumericTokens: boolean
  readonly disableTypoToleranceOnAttributes: readonly string[]
  readonly disableTypoToleranceOnWords: readonly string[]
  readonly restrictSearchableAttributes: readonly string[]
  readonly optionalWords: readonly string[]
  readonly removeWordsIfNoResults: 'none' | 'lastWords' | 'firstWords' | 'allOptional'
  /** Null: those that the settings of the index name. */
  readonly disableExactOnAttributes: readonly string[] | null
  readonly exactOnSingleWordQuery: 'attribute' | 'none' | 'word'
  readonly alternativesAsExact: readonly string[]
  readonly minProximity: number
  readonly synonyms: boolean
  /** Two-letter codes; the languages of the query. */
  readonly queryLanguages: readonly string[]
  /** Languages whose plurals and endings count as the word itself; `*` stands for those of the query. */
  readonly ignorePlurals: readonly string[]
  /** Languages whose stop words are left out of queries; `*` stands for those of the query. */
  readonly removeStopWords: readonly string[]
  /** Whether a compound in the query is also read as its parts. */
  readonly decompoundQuery: boolean
  /** Whether quotation marks and minus signs mean something. */
  readonly advancedSyntax: boolean
  readonly advancedSyntaxFeatures: readonly string[]
  /** How many hits to show of those that share a value of `attributeForDistinct`; 0: all. */
  readonly distinct: number
  readonly facetingAfterDistinct: boolean

  /** `latitude,longitude` in WGS 84 degrees. */
  readonly aroundLatLng: string
  /** Metres; null and `all`: no limit. */
  readonly aroundRadius: number | 'all' | null
  /** Metres: distances that fall into the same step rank alike. */
  readonly aroundPrecision: GeoPrecision
  readonly insideBoundingBox: readonly (readonly number[])[]
  readonly insidePolygon: readonly (readonly number[])[]
  readonly getRankingInfo: boolean

  readonly attributesToRetrieve: readonly string[]
  /** Null: the searchable attributes. */
  readonly attributesToHighlight: readonly string[] | null
  readonly attributesToSnippet: readonly string[]
  readonly highlightPreTag: string
  readonly highlightPostTag: string
  readonly snippetEllipsisText: string
  readonly restrictHighlightAndSnippetArrays: boolean
  readonly responseFields: readonly string[]
  /** Whether the search counts in statistics. */
  readonly analytics: boolean
  /** Whether the answer has a name by which events refer to it. */
  readonly clickAnalytics: boolean

  /** Filters that the caller's key imposes, beside its own. */
  readonly restrictions: readonly string[]
}

/** The part of the options that a request or the settings of an index give. */
export type SearchParams = { readonly [Name in keyof SearchOptions]?: SearchOptions[Name] }

/** The options that callers may set. */
export type PublicOptions = Omit<SearchOptions, 'restrictions'>

/** Source: the search service's published defaults; docs/contract.md 8 "A default page size of 20". */
const fallback: SearchOptions = {
  query: '',
  similarQuery: '',
  page: 0,
  hitsPerPage: 20,
  offset: null,
  length: null,
  filters: '',
  facetFilters: [],
  numericFilters: [],
  tagFilters: [],
  optionalFilters: [],
  sumOrFiltersScores: false,
  facets: [],
  maxValuesPerFacet: 100,
  maxFacetHits: 10,
  sortFacetValuesBy: 'count',
  queryType: 'prefixLast',
  typoTolerance: 'true',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: true,
  disableTypoToleranceOnAttributes: [],
  disableTypoToleranceOnWords: [],
  restrictSearchableAttributes: [],
  optionalWords: [],
  removeWordsIfNoResults: 'none',
  disableExactOnAttributes: null,
  exactOnSingleWordQuery: 'attribute',
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
  minProximity: 1,
  synonyms: true,
  queryLanguages: [],
  ignorePlurals: [],
  removeStopWords: [],
  decompoundQuery: true,
  advancedSyntax: false,
  advancedSyntaxFeatures: ['exactPhrase', 'excludeWords'],
  distinct: 0,
  facetingAfterDistinct: false,
  aroundLatLng: '',
  aroundRadius: null,
  aroundPrecision: 1,
  insideBoundingBox: [],
  insidePolygon: [],
  getRankingInfo: false,
  attributesToRetrieve: ['*'],
  attributesToHighlight: null,
  attributesToSnippet: [],
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  snippetEllipsisText: '…',
  restrictHighlightAndSnippetArrays: false,
  responseFields: ['*'],
  analytics: true,
  clickAnalytics: false,
  restrictions: [],
}

/** Resolves `*` to the languages of the query, or to all supported ones where the query names none. */
const languages = (codes: readonly string[], ofQuery: readonly string[]): readonly string[] =>
  codes.flatMap((code) => (code !== '*' ? [code] : ofQuery.length > 0 ? ofQuery : knownLanguages))

/** What `similarQuery` changes beside the words. Source: the search service's documentation of the parameter. */
const broad = (similarQuery: string): SearchParams =>
  similarQuery === ''
    ? {}
    : { query: similarQuery, optionalWords: [similarQuery], queryType: 'prefixNone', removeStopWords: ['*'] }

/** Everything a search needs: what the request gives, else what the index gives, else the service's own defaults. */
export const withDefaults = (params: SearchParams, ofIndex: SearchParams = {}): SearchOptions => {
  const merged = { ...fallback, ...ofIndex, ...params }
  const options = { ...merged, ...broad(merged.similarQuery) }
  return {
    ...options,
    ignorePlurals: languages(options.ignorePlurals, options.queryLanguages),
    removeStopWords: languages(options.removeStopWords, options.queryLanguages),
  }
}
