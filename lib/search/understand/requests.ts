/** The requests of a list, and their results, when its query is understood. */
import * as v from 'valibot'
import { facetFilter } from '../facet-filter.ts'
import { mapAndCountRequests, locationParameters, type ProgramQuery, type ResultCounts } from '../finder.ts'
import { writeBox } from '../box.ts'
import { leads } from '../../geo/leads.ts'
import { readTravel, writeTravel } from '../../geo/travel.ts'
import type { Where } from '../where.ts'
import type { Order } from '../order.ts'
import { exclusionFilters, understoodFilters } from './filters.ts'
import { flat, type Request } from '../sent-requests.ts'
import type { ServedUnderstanding } from './served.ts'

type Result = Readonly<Record<string, unknown>>

export type Searched = {
  readonly understanding: ServedUnderstanding
  /** The searched area, with the place that was understood. */
  readonly where: Where
  readonly hasLocationFlag: boolean
  readonly order: Order
}

const area = v.object({
  kind: v.picklist(['country', 'place', 'region', 'area', 'online'] as const satisfies readonly Where['kind'][]),
  /** Name of the place; null without one. */
  place: v.nullable(v.string()),
  /** Kilometres; null without a limit. */
  radius: v.nullable(v.number()),
  /** Whether that is more than what suits the place, which had no results. */
  isWidened: v.boolean(),
  /** Travel time from the place; null without one. */
  travel: v.nullable(
    v.pipe(
      v.string(),
      v.transform((value) => readTravel(value)),
    ),
  ),
  /** The area of a map, as the address has it; null for other places. */
  box: v.nullable(v.string()),
  /** What leads to the name of an area; null for “in”, and for other places. */
  lead: v.nullable(v.picklist(leads)),
})

/** Where an answer is of, in the words of a sentence. */
export type AnsweredArea = v.InferOutput<typeof area>

const areaOf = (where: Where): v.InferInput<typeof area> => ({
  kind: where.kind,
  place: ('place' in where && where.place?.name) || null,
  radius: where.kind === 'place' ? where.radius : null,
  isWidened: where.kind === 'place' && where.widenedFrom !== undefined,
  travel: 'travel' in where && where.travel ? writeTravel(where.travel) : null,
  box: where.kind === 'area' ? writeBox(where.box) : null,
  lead: ('place' in where && where.place?.lead) || null,
})

/** Where one looks, in the words of a sentence. */
export const searchedArea = (where: Where): AnsweredArea => v.parse(area, areaOf(where))

export const wholeCountry = searchedArea({ kind: 'country' })

/** Where the result of a list is of, as `understoodRequests` noted it; null for a result without the note. */
export const answeredArea = (result: unknown): AnsweredArea | null => {
  const { success, output } = v.safeParse(v.object({ answeredArea: area }), result)
  return success ? output.answeredArea : null
}

/** The words of a query that a list was searched for by, as `understoodRequests` noted them; an empty text without the note. */
export const answeredWords = (result: unknown): string => {
  const { success, output } = v.safeParse(v.object({ answeredWords: v.string() }), result)
  return success ? output.answeredWords : ''
}

/**
 * What tells one list from another in the same area: words, chosen values and page. The same for the requests of the server and of a
 * browser, whose other parameters may differ.
 */
export const listKey = (sent: readonly Request[]): string => {
  const { query = '', facetFilters, page = 0, hitsPerPage } = flat(sent[0] ?? {})
  return JSON.stringify([query, groupsOf(facetFilters), page, hitsPerPage, sent.length])
}

/** The key of the list that a result is of, as `understoodRequests` noted it; null for a result without the note. */
export const answeredKey = (result: unknown): string | null => {
  const { success, output } = v.safeParse(v.object({ answeredKey: v.string() }), result)
  return success ? output.answeredKey : null
}

/** Whether the result of a list is of that place; also true of a result without the note. */
export const isAnswerFor = (result: unknown, where: Where): boolean => {
  const { success, output } = v.safeParse(v.object({ answeredArea: v.unknown() }), result)
  return !success || JSON.stringify(output.answeredArea) === JSON.stringify(areaOf(where))
}

const groupsOf = (filters: unknown): string[][] =>
  Array.isArray(filters)
    ? filters.map((group: unknown) => (Array.isArray(group) ? group.map(String) : [String(group)]))
    : []

/** The groups with these values among the alternatives of their attribute. */
const withValues = (groups: readonly string[][], attribute: string, values: readonly string[]): string[][] => {
  const own = groups.find(([first]) => first?.startsWith(`${attribute}:`)) ?? []
  const added = values.map((value) => facetFilter(attribute, value))
  return [...groups.filter((group) => group !== own), [...new Set([...own, ...added])]]
}

/** The attribute that a request of the helper counts apart from its own choice; null for the list itself. */
const countedBy = ({ facets }: Request): string | null => (typeof facets === 'string' ? facets : null)

/**
 * The requests of a list with what was understood in them, with those for the map and the counts, all to be sent as one
 * call; and a function that gives the results of the list as if they were for the query as it was typed, and the rest.
 * An attribute that was understood is counted without its filter too, as one that was chosen.
 */
export const understoodRequests = (
  sent: readonly Request[],
  { understanding, where, hasLocationFlag, order }: Searched,
  includesCounts: boolean,
) => {
  const entries = Object.entries(understoodFilters(understanding).refinements)
  const exclusions = exclusionFilters(understanding)
  const geography = locationParameters(where, hasLocationFlag, order)
  const apply = (request: Request, counted: string | null): Request => {
    // A circle round a region takes the place of its borders.
    const { insidePolygon: _borders, ...own } = flat(request)
    const all = { ...own, ...geography, query: understanding.rest }
    // Without words there is nothing to fit: the nearest comes first.
    const { aroundPrecision: _, ...nearest }: Request = all
    const filters = entries
      .filter(([attribute]) => attribute !== counted)
      .reduce(
        (groups, [attribute, values]) => withValues(groups, attribute, values),
        groupsOf(Reflect.get(all, 'facetFilters')),
      )
    return { ...(understanding.rest ? all : nearest), facetFilters: [...filters, ...exclusions] }
  }
  const typed = sent.map(flat)
  const wordsOf = (request: Request = {}) =>
    typeof request['query'] === 'string' ? (understanding.shown ?? request['query']) : ''
  const list = typed.map((request) => apply(request, countedBy(request)))
  const [main = {}] = typed
  const counted = new Set(typed.map(countedBy))
  const uncounted = entries.map(([attribute]) => attribute).filter((attribute) => !counted.has(attribute))
  const recounts = uncounted.map((attribute) => ({
    ...apply(main, attribute),
    page: 0,
    hitsPerPage: 0,
    attributesToHighlight: [],
    attributesToSnippet: [],
    facets: attribute,
  }))
  const question: ProgramQuery = { query: understanding.rest, facetFilters: groupsOf(list[0]?.['facetFilters']) }
  const additional = mapAndCountRequests(question, where, hasLocationFlag)
  const requests: readonly Request[] = [...list, ...recounts, ...(includesCounts ? additional.requests : [])]
  const chosen = groupsOf(main['facetFilters'])
  const ofWords = entries.reduce(
    (groups, [attribute, values]) => withValues(groups, attribute, values),
    [] as string[][],
  )
  return {
    requests,
    /** What the list is searched for. */
    question,
    /** The same without the filters that were chosen; null without any. */
    unfiltered: chosen.length
      ? ({ query: understanding.rest, facetFilters: [...ofWords, ...exclusions] } satisfies ProgramQuery)
      : null,
    read: (
      results: readonly Result[],
    ): { readonly list: readonly Result[]; readonly resultCounts: ResultCounts | null } => {
      const counts = results.slice(list.length, list.length + recounts.length)
      const facets = Object.assign(
        {},
        results[0]?.['facets'],
        ...counts.map((result) => result['facets'] ?? {}),
      ) as object
      return {
        list: results.slice(0, list.length).map((result, at) => ({
          ...result,
          query: typed[at]?.['query'] ?? '',
          ...(at === 0
            ? { facets, answeredArea: areaOf(where), answeredWords: wordsOf(typed[0]), answeredKey: listKey(sent) }
            : {}),
        })),
        resultCounts: includesCounts ? additional.read(results.slice(list.length + recounts.length)) : null,
      }
    },
  }
}
