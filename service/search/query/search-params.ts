/** Search parameters in the form that the engine expects: parsed, of the right types, with defaults. */

import { knownLanguages } from '../language/language.ts'
import { usualOptions, type PublicOptions } from './params.ts'

/** `"a:b,(c:d,e:f)"`, or arrays in which the outermost means AND, the next OR, and so on in turn. */
export type FilterList = string | readonly FilterList[]

export type GeoPrecision = number | readonly { readonly from: number; readonly value: number }[]

export type SearchOptions = PublicOptions & {
  /** Filters that the caller's key imposes, beside its own. */
  readonly restrictions: readonly string[]
  /** Attributes of which the caller's key shows something, written as `attributesToRetrieve`: no mark or count shows others. */
  readonly shown: readonly string[]
}

/** The part of the options that a request or the settings of an index give. */
export type SearchParams = { readonly [Name in keyof SearchOptions]?: SearchOptions[Name] }

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
  const merged: SearchOptions = { ...usualOptions, restrictions: [], shown: ['*'], ...ofIndex, ...params }
  const options = { ...merged, ...broad(merged.similarQuery) }
  return {
    ...options,
    ignorePlurals: languages(options.ignorePlurals, options.queryLanguages),
    removeStopWords: languages(options.removeStopWords, options.queryLanguages),
  }
}
