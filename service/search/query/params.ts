/**
 * Reads the parameters of a search. A value may come as JSON, or as text from a query string, where lists are JSON or
 * separated by commas. The file is long because most of it is one table with a rule for each parameter.
 */
import { nestsDeeper } from '../../http/json-depth.ts'
import { shortened } from '../../message-values.ts'
import { badRequest } from '../refusal.ts'
import { checkAbsentParameter, isAbsentParameter } from './absent-features.ts'
import { isObject, jsonOf, type JsonObject } from '#platform/json-object.ts'
import type { FilterList, GeoPrecision, SearchParams } from './search-params.ts'

type Parser<Value> = (value: unknown) => Value | undefined
/** A parser returns undefined for a value that it cannot read; `expected` then describes the valid values. */
type Rule<Value> = {
  readonly expected: string
  readonly parse: Parser<Value>
  /** The bound on a value, as text and as a test. */
  readonly bound?: { readonly expected: string; readonly holds: (value: Value) => boolean }
}

/** How deep the arrays of a parameter may be nested. */
export const deepest = 30

/** Text that looks like a JSON array or object, as its value; everything else as it is. */
const opened = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  return nestsDeeper(value, deepest) ? value : (jsonOf(value) ?? value)
}

const text = (most: number): Rule<string> => ({
  expected: 'a string',
  parse: (value) => (typeof value === 'string' ? value : undefined),
  bound: { expected: `at most ${most} characters`, holds: ({ length }) => length <= most },
})

const asNumber: Parser<number> = (value) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

const integer = (least: number, most = Number.MAX_SAFE_INTEGER): Rule<number> => ({
  expected: most === Number.MAX_SAFE_INTEGER ? `an integer from ${least}` : `an integer between ${least} and ${most}`,
  parse: (value) => {
    const number = asNumber(value)
    return number !== undefined && Number.isInteger(number) && number >= least && number <= most ? number : undefined
  },
})

const flag: Rule<boolean> = {
  expected: 'a boolean',
  parse: (value) => {
    if (typeof value === 'boolean') return value
    return value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : undefined
  },
}

const oneOf = <const Values extends readonly string[]>(...values: Values): Rule<Values[number]> => ({
  expected: `one of ${values.join(', ')}`,
  parse: (value) => values.find((candidate) => candidate === value),
})

/**
 * Entries of a list of names or words, and characters of each. Chosen: records of the catalogue have less than a tenth
 * of these names.
 */
const longestList = { entries: 1000, characters: 500 }

const strings: Rule<readonly string[]> = {
  expected: 'an array of strings',
  parse: (value) => {
    const list = opened(value)
    if (typeof list === 'string')
      return list
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '')
    return Array.isArray(list) && list.every((part) => typeof part === 'string') ? list : undefined
  },
  bound: {
    expected: `at most ${longestList.entries} strings of at most ${longestList.characters} characters each`,
    holds: (list) => list.length <= longestList.entries && list.every(({ length }) => length <= longestList.characters),
  },
}

const isFilterList = (value: unknown): value is FilterList =>
  typeof value === 'string' || (Array.isArray(value) && value.every(isFilterList))

/** Without a spread: the stack has no room for the arguments of a long list. */
const levelsOf = (list: FilterList): number =>
  typeof list === 'string' ? 0 : 1 + list.reduce((most, entry) => Math.max(most, levelsOf(entry)), 0)

const filterList: Rule<FilterList> = {
  expected: 'a string or an array of filters',
  parse: (value) => {
    const list = opened(value)
    return isFilterList(list) ? list : undefined
  },
}

/** Source: the search service's published form of numeric filters: all of the list, and one of each list in it. */
const numericList: Rule<FilterList> = {
  ...filterList,
  bound: { expected: 'arrays nested at most 2 deep', holds: (list) => levelsOf(list) <= 2 },
}

/** Source: the search service's published limit on the points of a polygon. */
const mostNumbers = 20_000

const coordinates: Rule<readonly (readonly number[])[]> = {
  expected: 'a list of coordinates, or a list of such lists',
  parse: (value) => {
    const list = opened(value)
    const parts = typeof list === 'string' ? list.split(',').map((part) => part.trim()) : list
    if (!Array.isArray(parts)) return undefined
    if (parts.length === 0 || (parts.length === 1 && parts[0] === '')) return []
    const lists: unknown[] = parts.every(Array.isArray) ? parts : [parts]
    const numbers = lists.map((entry) => (Array.isArray(entry) ? entry.map(asNumber) : [undefined]))
    const read = numbers.map((entry) => entry.filter((number) => number !== undefined))
    return read.every((entry, at) => entry.length === numbers[at]?.length) ? read : undefined
  },
  bound: {
    expected: `at most ${mostNumbers} numbers`,
    holds: (lists) => lists.reduce((sum, { length }) => sum + length, 0) <= mostNumbers,
  },
}

const mostBands = 100

/** 0 groups no distances, as 1 does. */
const atLeastOne = (metres: number | undefined): number | undefined =>
  metres === undefined ? undefined : Math.max(1, metres)

const precision: Rule<GeoPrecision> = {
  expected: 'an integer from 0, or an array of {from, value}',
  parse: (value) => {
    const read = opened(value)
    if (!Array.isArray(read)) return atLeastOne(integer(0).parse(read))
    const bands = read.map((band) =>
      isObject(band) ? { from: asNumber(band['from']), value: asNumber(band['value']) } : {},
    )
    const whole = bands.flatMap(({ from, value }) =>
      from === undefined || value === undefined || value < 0 ? [] : [{ from, value: Math.max(1, value) }],
    )
    return whole.length === bands.length ? whole.toSorted((a, b) => a.from - b.from) : undefined
  },
  bound: {
    expected: `at most ${mostBands} bands`,
    holds: (bands) => typeof bands === 'number' || bands.length <= mostBands,
  },
}

/** `true` stands for the languages of the query. */
const languages: Rule<readonly string[]> = {
  ...strings,
  expected: 'a boolean or an array of language codes',
  parse: (value) => {
    const isOn = flag.parse(value)
    return isOn === undefined ? strings.parse(value) : isOn ? ['*'] : []
  },
}

const distinct: Rule<number> = {
  expected: 'a boolean or an integer between 0 and 4',
  parse: (value) => {
    const number = integer(0, 4).parse(value)
    const isOn = flag.parse(value)
    return number ?? (isOn === undefined ? undefined : Number(isOn))
  },
}

const radius: Rule<number | 'all'> = {
  expected: 'a number of metres, or all',
  parse: (value) => {
    if (value === 'all') return 'all'
    const metres = asNumber(value)
    return metres !== undefined && metres >= 0 ? metres : undefined
  },
}

const tolerance: Rule<'true' | 'false' | 'min' | 'strict'> = {
  expected: 'a boolean, min or strict',
  parse: (value) => oneOf('true', 'false', 'min', 'strict').parse(String(value)),
}

/** Bytes in UTF-8. Source: the search service's published limit. */
const longestQuery = 512

const queryText: Rule<string> = {
  expected: `a string of at most ${longestQuery} bytes`,
  parse: (value) => (typeof value === 'string' && Buffer.byteLength(value) <= longestQuery ? value : undefined),
}

/** Characters. Chosen: a filter for each of 2,000 records is shorter. */
const longestFilter = 200_000
/** Characters. Chosen: a tag with a class, an identifier and some data. */
const longestTag = 500
/** Source: docs/contract.md 8, "a facet query uses maxValuesPerFacet of 5000": more than the hosted service allows. */
const mostValues = 10_000

/** A rule with what holds where neither request nor index gives a value; null where nothing does. */
const option = <Value, Usual extends Value | null>(
  rule: Rule<Value>,
  usual: Usual,
): Rule<Value> & { readonly usual: Value | Extract<Usual, null> } => ({
  ...rule,
  usual: usual as Value | Extract<Usual, null>,
})

/** Source: the search service's published defaults; docs/contract.md 8 "A default page size of 20". */
const options = {
  query: option(queryText, ''),
  /** Text in place of `query`, of which any word will do. */
  similarQuery: option(queryText, ''),
  page: option(integer(0), 0),
  hitsPerPage: option(integer(0, 1000), 20),
  /** With `length`, in place of page and hitsPerPage. */
  offset: option(integer(0), null),
  length: option(integer(0, 1000), null),

  filters: option(text(longestFilter), ''),
  facetFilters: option(filterList, []),
  numericFilters: option(numericList, []),
  tagFilters: option(filterList, []),
  /** Filters that only move hits up, or down when negated. */
  optionalFilters: option(filterList, []),
  sumOrFiltersScores: option(flag, false),

  facets: option(strings, []),
  maxValuesPerFacet: option(integer(0, mostValues), 100),
  /** How many values a search among the values of a facet shows. */
  maxFacetHits: option(integer(1, 100), 10),
  sortFacetValuesBy: option(oneOf('count', 'alpha'), 'count'),

  queryType: option(oneOf('prefixLast', 'prefixAll', 'prefixNone'), 'prefixLast'),
  typoTolerance: option(tolerance, 'true'),
  minWordSizefor1Typo: option(integer(0), 4),
  minWordSizefor2Typos: option(integer(0), 8),
  allowTyposOnNumericTokens: option(flag, true),
  disableTypoToleranceOnAttributes: option(strings, []),
  disableTypoToleranceOnWords: option(strings, []),
  restrictSearchableAttributes: option(strings, []),
  optionalWords: option(strings, []),
  removeWordsIfNoResults: option(oneOf('none', 'lastWords', 'firstWords', 'allOptional'), 'none'),
  /** Null: those that the settings of the index name. */
  disableExactOnAttributes: option(strings, null),
  exactOnSingleWordQuery: option(oneOf('attribute', 'none', 'word'), 'attribute'),
  alternativesAsExact: option(strings, ['ignorePlurals', 'singleWordSynonym']),
  minProximity: option(integer(1, 7), 1),
  synonyms: option(flag, true),
  /** Two-letter codes; the languages of the query. */
  queryLanguages: option(strings, []),
  /** Languages whose plurals and endings count as the word itself; `*` stands for those of the query. */
  ignorePlurals: option(languages, []),
  /** Languages whose stop words are left out of queries; `*` stands for those of the query. */
  removeStopWords: option(languages, []),
  /** Whether a compound in the query is also read as its parts. */
  decompoundQuery: option(flag, true),
  /** Whether quotation marks and minus signs mean something. */
  advancedSyntax: option(flag, false),
  advancedSyntaxFeatures: option(strings, ['exactPhrase', 'excludeWords']),
  /** How many hits to show of those that share a value of `attributeForDistinct`; 0: all. */
  distinct: option(distinct, 0),
  facetingAfterDistinct: option(flag, false),

  /** `latitude,longitude` in WGS 84 degrees. */
  aroundLatLng: option(text(100), ''),
  /** Metres; null and `all`: no limit. */
  aroundRadius: option(radius, null),
  /** Metres: distances that fall into the same step rank alike. */
  aroundPrecision: option(precision, 1),
  insideBoundingBox: option(coordinates, []),
  insidePolygon: option(coordinates, []),
  getRankingInfo: option(flag, false),

  attributesToRetrieve: option(strings, ['*']),
  /** Null: the searchable attributes. */
  attributesToHighlight: option(strings, null),
  attributesToSnippet: option(strings, []),
  highlightPreTag: option(text(longestTag), '<em>'),
  highlightPostTag: option(text(longestTag), '</em>'),
  snippetEllipsisText: option(text(longestTag), '…'),
  restrictHighlightAndSnippetArrays: option(flag, false),
  responseFields: option(strings, ['*']),
  /** Whether the search counts in statistics. */
  analytics: option(flag, true),
  /** Whether the answer has a name by which events refer to it. */
  clickAnalytics: option(flag, false),
}

/** The options that callers may set. */
export type PublicOptions = { readonly [Name in keyof typeof options]: (typeof options)[Name]['usual'] }

const rules: { readonly [Name in keyof PublicOptions]: Rule<Exclude<PublicOptions[Name], null>> } = options

/** The service's own defaults. */
export const usualOptions = Object.fromEntries(
  Object.entries(options).map(([name, { usual }]) => [name, usual]),
) as PublicOptions

/**
 * Characters of parameters without effect, since answers echo them. Source: the search service's published limit on
 * `userToken`. Chosen for the others: lists of tags and rules are a tenth of that.
 */
const longestEcho = (name: string): number => (name === 'userToken' ? 129 : 10_000)

const checkEcho = (name: string, value: unknown): void => {
  const { length } = typeof value === 'string' ? value : JSON.stringify(value)
  const most = longestEcho(name)
  if (length > most) throw badRequest(`Invalid value for "${name}" parameter, expected at most ${most} characters`)
}

const isOption = (name: string): name is keyof PublicOptions => Object.hasOwn(rules, name)

/** Whether the parameter has an effect; the remaining ones are accepted and ignored. */
export const isActing = (name: string): boolean => isOption(name) || name === 'naturalLanguages'

/** The names of the parameters that act. */
export const parameterNames: readonly string[] = Object.keys(rules)

/** Whether the name is a search parameter, with or without effect. */
export const isParameter = (name: string): boolean => isActing(name) || isAbsentParameter(name)

/** A value that the rule reads. @throws SearchRefusal 400 that names the parameter and what it expects, or its bound. */
const checked = <Value>(name: string, { expected, parse, bound }: Rule<Value>, value: unknown): Value => {
  const refusal = (expectation: string) => badRequest(`Invalid value for "${name}" parameter, expected ${expectation}`)
  const parsed = parse(value)
  if (parsed === undefined) throw refusal(expected)
  if (bound && !bound.holds(parsed)) throw refusal(bound.expected)
  return parsed
}

type Draft = { -readonly [Name in keyof PublicOptions]?: PublicOptions[Name] }

/** Sets one parameter; `name` ties the value to its rule, so that no value needs a cast. */
const assign = <Name extends keyof PublicOptions>(params: Pick<Draft, Name>, name: Name, value: unknown): void => {
  params[name] = checked(name, rules[name], value)
}

/** What `naturalLanguages` stands for. Source: the search service's published meaning. */
const spoken = (queryLanguages: readonly string[]): SearchParams => ({
  queryLanguages,
  ignorePlurals: queryLanguages,
  removeStopWords: queryLanguages,
  removeWordsIfNoResults: 'allOptional',
})

/**
 * The parameters of a search, each of its right type; `null` counts as absent.
 * @throws SearchRefusal 400 on an unknown name, a value that cannot be read, or one that is too long.
 */
export const parseParams = (raw: JsonObject): SearchParams => {
  const params: Draft = {}
  for (const [name, value] of Object.entries(raw)) {
    if (value === null || value === undefined) continue
    if (isOption(name)) assign(params, name, value)
    else if (name === 'naturalLanguages') Object.assign(params, spoken(checked(name, strings, value)))
    else if (isAbsentParameter(name)) {
      checkEcho(name, value)
      checkAbsentParameter(name, value)
    } else throw badRequest(`Unknown parameter: ${shortened(name)}`)
  }
  return params
}

/** A text parameter that may be left out. @throws SearchRefusal 400 when it is no text of at most 512 bytes. */
export const parseText = (name: string, value: unknown): string =>
  value === undefined || value === null ? '' : checked(name, queryText, value)

/** Filters in lists. @throws SearchRefusal 400 when they are no text and no list of texts. */
export const parseFilterList = (name: string, value: unknown): FilterList => checked(name, filterList, value)

/** A list of attributes that may be left out. @throws SearchRefusal 400 when it is no list of texts. */
export const parseAttributes = (value: unknown): readonly string[] =>
  value === undefined || value === null
    ? ['*']
    : (parseParams({ attributesToRetrieve: value }).attributesToRetrieve ?? ['*'])

/** The parameters in a query string, each as text; credentials and tracing of the client left out. */
export const fromQueryString = (text: string): JsonObject =>
  Object.fromEntries([...new URLSearchParams(text)].filter(([name]) => !/^x-algolia-/i.test(name)))

/** Parameters as a query string, as answers echo them; halves of characters, which no address can hold, as `\ufffd`. */
export const toQueryString = (raw: JsonObject): string =>
  Object.entries(raw)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      return `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(text.toWellFormed())}`
    })
    .join('&')
