/** The search over all kinds of items: its requests, and its response parsed into groups. Shared by server, browser and feed. */
import * as v from 'valibot'
import { itemHref, type Href } from '../paths.ts'
import { kinds, kindSearch, type Kind } from './kinds.ts'
import { marks, piecesOf, type Piece } from './highlighted.ts'
import { reach } from './pages.ts'
import type { SearchState } from './state.ts'

export type Everything = Pick<SearchState, 'query' | 'page'> & {
  /** The kind to show; null shows the best hits of every kind. */
  readonly kind: Kind | null
}

/** Hits per page when one kind is shown. */
export const pageLength = 20
/** The last page that search services return. */
export const mostPages = reach / pageLength

export type SearchHit = {
  readonly kind: Kind
  readonly id: string
  readonly title: readonly Piece[]
  readonly snippet: readonly Piece[]
  /** Whether the snippet is from a transcript, so that the result can link to that moment of the recording. */
  readonly isSaid: boolean
  /** Distinguishes items with the same title: a show, an institution, a topic. */
  readonly note: string | null
  readonly href: Href
  /** Instant of its last change; null when the record has none. */
  readonly updated: string | null
  /** Whether its publication date lies in the future. */
  readonly isPlanned: boolean
  readonly language: 'nl' | 'en'
}

export type Group = { readonly kind: Kind; readonly count: number; readonly hits: readonly SearchHit[] }

/**
 * One request a kind, to be sent as one call: `size` hits of each, or a page of the kind that is shown by itself and
 * the count of the others.
 * Source: docs/contract.md 10.7.
 */
export const everythingRequests = ({ query, kind, page }: Everything, size: number) =>
  kinds.map((name) => {
    const { title, retrieve, snippets } = kindSearch[name]
    const isShown = kind === null || kind === name
    return {
      indexName: name,
      query,
      page: kind === name ? page - 1 : 0,
      hitsPerPage: kind === null ? size : isShown ? pageLength : 0,
      attributesToRetrieve: [...retrieve],
      attributesToHighlight: [title],
      attributesToSnippet: [...snippets],
      ...marks,
    }
  })

const marked = v.object({ value: v.string(), matchLevel: v.string() })
const named = v.nullish(v.array(v.object({ name: v.string() })))
const titled = v.nullish(v.array(v.object({ title: v.string() })))
const text = v.nullish(v.string())
const hit = v.object({
  objectID: v.string(),
  title: text,
  question: text,
  slug: text,
  path: text,
  english: v.nullish(v.boolean()),
  date_updated: text,
  publication_date: text,
  topics: named,
  roles: named,
  educational_institutions: titled,
  regions: v.nullish(v.array(v.string())),
  show: v.nullish(v.object({ title: v.string() })),
  _highlightResult: v.optional(v.record(v.string(), v.unknown())),
  _snippetResult: v.optional(v.record(v.string(), v.unknown())),
})
type Hit = v.InferOutput<typeof hit>

/** The marked text at a path; of several, the first that matches. Null when there is none. */
const markedAt = (tree: unknown, path: readonly string[]): v.InferOutput<typeof marked> | null => {
  if (Array.isArray(tree)) {
    const all = tree.map((entry) => markedAt(entry, path)).filter((entry) => entry !== null)
    return all.find(({ matchLevel }) => matchLevel !== 'none') ?? all[0] ?? null
  }
  const [name, ...rest] = path
  if (name === undefined) return v.is(marked, tree) ? tree : null
  return typeof tree === 'object' && tree !== null ? markedAt(Reflect.get(tree, name), rest) : null
}

const snippetOf = (kind: Kind, { _snippetResult: tree }: Hit) => {
  const all = kindSearch[kind].snippets.flatMap((asking) => {
    const [attribute = ''] = asking.split(':')
    const match = markedAt(tree, attribute.split('.'))
    return match?.value ? [{ attribute, ...match }] : []
  })
  const best = all.find(({ matchLevel }) => matchLevel !== 'none')
  // A transcript is shown only where it matches: another excerpt of it means nothing to a reader.
  return best ?? all.find(({ attribute }) => attribute !== 'transcript_string') ?? null
}

const noteOf = ({ show, educational_institutions, regions, topics, roles }: Hit): string | null =>
  show?.title ?? educational_institutions?.[0]?.title ?? regions?.[0] ?? topics?.[0]?.name ?? roles?.[0]?.name ?? null

const toSearchHit = (kind: Kind, now: Date, record: unknown): SearchHit => {
  const item = v.parse(hit, record)
  const title = item[kindSearch[kind].title] ?? ''
  const snippet = snippetOf(kind, item)
  const { objectID: id, slug, path, publication_date: published } = item
  const address = { id, ...(slug ? { slug } : {}), ...(path ? { path } : {}), question: item.question }
  return {
    kind,
    id,
    title: piecesOf(markedAt(item._highlightResult, [kindSearch[kind].title])?.value ?? title),
    snippet: snippet ? piecesOf(snippet.value) : [],
    isSaid: snippet?.attribute === 'transcript_string',
    note: noteOf(item),
    href: itemHref(kind, address) ?? { pathname: kindSearch[kind].list, query: { q: title } },
    updated: item.date_updated ?? published ?? null,
    isPlanned: typeof published === 'string' && Date.parse(published) > now.getTime(),
    language: item.english ? 'en' : 'nl',
  }
}

const answer = v.object({ results: v.array(v.object({ nbHits: v.number(), hits: v.array(v.unknown()) })) })

/**
 * Parses the response to `everythingRequests` into one group per kind, in that order, including groups without hits.
 * @throws ValiError when the response does not have the protocol's shape.
 */
export const readEverything = (response: unknown, now: Date): Group[] => {
  const { results } = v.parse(answer, response)
  return kinds.flatMap((kind, index) => {
    const result = results[index]
    return result
      ? [{ kind, count: result.nbHits, hits: result.hits.map((record) => toSearchHit(kind, now, record)) }]
      : []
  })
}

/** The total number of hits of all kinds. */
export const totalOf = (groups: readonly Group[]): number => groups.reduce((sum, { count }) => sum + count, 0)
