/** The search over all kinds of items: its requests, and what `everything-hits.ts` parses of a response. Shared by server, browser and feed. */
import type { Href } from '../paths.ts'
import { kinds, kindSearch, type PageType, type ResultKind } from './kinds.ts'
import { marks, type Piece } from './highlighted.ts'
import { queryWithin } from './named-kinds.ts'
import type { Near } from './near.ts'
import { mostPagedHits } from './list-pages.ts'
import { lenient } from './parameters.ts'
import type { SearchState } from './state.ts'

export type Everything = Pick<SearchState, 'query' | 'page'> & {
  /** The kind to show; null shows the best hits of every kind. */
  readonly kind: ResultKind | null
  /** The place that the query names; absent without one. */
  readonly near?: Near | null | undefined
}

/** Hits per page when one kind is shown. */
export const pageLength = 20
/** The last page that search services return. */
export const mostPages = mostPagedHits / pageLength

/** How well a hit matches the query, by response fields that both our own and hosted search return. */
export type Evidence = {
  /** Its place in the list of its kind, from 0. */
  readonly rank: number
  /** Words of the query that its title holds, as the service writes them. */
  readonly titleWords: readonly string[]
  /** Words of the query in what names it beside the title. */
  readonly nameWords: readonly string[]
  /** How much of the query its title holds. */
  readonly title: 'none' | 'partial' | 'full'
  /** Whether its title, or another name of it, has no words but those of the query. */
  readonly isWholeTitle: boolean
  /** How many words of the query it holds anywhere; null when unknown. */
  readonly words: number | null
  readonly typos: number
  /** A figure of the service that can be compared between kinds of one response, more is better; null when it gives none. */
  readonly relevance: number | null
  /** From the place that the query names; absent where none was searched for. */
  readonly kilometres?: number
  /** Of a page of a class: how much of the best hits is about it, 0 to 1; absent where nothing says so. */
  readonly vote?: number
}

/** A class of content that has a page of its own. */
export type About = { readonly type: PageType; readonly name: string }

export type SearchHit = {
  readonly kind: ResultKind
  readonly id: string
  readonly title: readonly Piece[]
  readonly snippet: readonly Piece[]
  /** Whether the snippet is from a transcript, so that the result can link to that moment of the recording. */
  readonly isSaid: boolean
  /** Distinguishes items with the same title: a show, an institution, a topic. */
  readonly note: string | null
  /** How many more places there are than the note names. */
  readonly more?: number | undefined
  /** Of the site's own pages: what kind of page it is. */
  readonly pageType?: PageType
  readonly href: Href
  /** Instant of its last change; null when the record has none. */
  readonly updated: string | null
  /** Whether its publication date lies in the future. */
  readonly isPlanned: boolean
  readonly language: 'nl' | 'en'
  /** The pages of classes that its record names it under, by type and Dutch name: its topics, roles, sectors; absent without any. */
  readonly about?: readonly About[]
  /** Whether it is invented, or follows from a rule; null or absent where its record says neither. */
  readonly standing?: 'invented' | 'derived' | null
  readonly evidence: Evidence
}

/** The note with the number of places that it leaves out, which needs no language. */
export const shortNote = ({ note, more }: Pick<SearchHit, 'note' | 'more'>): string | null =>
  note && more ? `${note} +${more}` : note

export type Group = {
  readonly kind: ResultKind
  readonly count: number
  /** Whether the count is exact; false when the service says that it stopped counting. */
  readonly isExact: boolean
  readonly hits: readonly SearchHit[]
}

/**
 * One request a kind, to be sent as one call: `size` hits of each, or a page of the kind that is shown by itself and
 * the count of the others.
 * Source: docs/contract.md 10.7.
 */
export const everythingRequests = ({ query, kind, page, near = null }: Everything, size: number) =>
  kinds.map((name) => {
    const { title, names, retrieve, snippets } = kindSearch[name]
    const isShown = kind === null || kind === name
    const parameters = near?.parameters[name] ?? { query }
    return {
      indexName: name,
      page: kind === name ? page - 1 : 0,
      hitsPerPage: kind === null ? size : isShown ? pageLength : 0,
      attributesToRetrieve: [...retrieve],
      attributesToHighlight: [title, ...names],
      getRankingInfo: true,
      attributesToSnippet: [...snippets],
      ...lenient,
      ...marks,
      ...parameters,
      query: queryWithin(name, parameters.query),
    }
  })

/** The total number of hits of all kinds. */
export const totalOf = (groups: readonly Group[]): number => groups.reduce((sum, { count }) => sum + count, 0)
