/** Parses responses of the search over all kinds into groups of hits. */
import * as v from 'valibot'
import { languageOf } from '../i18n/language-of.ts'
import { itemHref } from '../paths.ts'
import type { About, Evidence, Group, SearchHit } from './everything-state.ts'
import { foldWords } from './fold.ts'
import { piecesOf, plainOf } from './highlighted.ts'
import { kinds, kindSearch, pageTypes, type Kind, type PageType } from './kinds.ts'

/** Cities that a note names. */
const mostCities = 3

const levels = ['none', 'partial', 'full'] as const
const marked = v.object({
  value: v.string(),
  matchLevel: v.picklist(levels),
  matchedWords: v.optional(v.array(v.string()), []),
  fullyHighlighted: v.optional(v.boolean(), false),
})
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
  sample: v.nullish(v.boolean()),
  derived: v.nullish(v.boolean()),
  topics: named,
  roles: named,
  qualifications: named,
  tracks: named,
  sectors: titled,
  program_forms: v.nullish(v.array(v.object({ track: v.nullish(v.object({ name: v.string() })) }))),
  educational_institutions: titled,
  regions: v.nullish(v.array(v.string())),
  locations: v.nullish(v.array(v.object({ city: v.nullish(v.string()) }))),
  show: v.nullish(v.object({ title: v.string() })),
  _highlightResult: v.optional(v.record(v.string(), v.unknown())),
  _snippetResult: v.optional(v.record(v.string(), v.unknown())),
  _rankingInfo: v.optional(
    v.object({
      words: v.optional(v.number()),
      nbTypos: v.optional(v.number()),
      relevance: v.optional(v.number()),
      matchedGeoLocation: v.optional(v.object({ distance: v.optional(v.number()) })),
    }),
  ),
})
type Hit = v.InferOutput<typeof hit>

type Marked = v.InferOutput<typeof marked>

/** The marked texts at a path, of every element of a list on the way. */
const allMarked = (tree: unknown, path: readonly string[]): Marked[] => {
  if (Array.isArray(tree)) return tree.flatMap((entry) => allMarked(entry, path))
  const [name, ...rest] = path
  if (name !== undefined)
    return typeof tree === 'object' && tree !== null ? allMarked(Reflect.get(tree, name), rest) : []
  const text = v.safeParse(marked, tree)
  return text.success ? [text.output] : []
}

/** The marked text at a path; of several, the first that matches. Null when there is none. */
const markedAt = (tree: unknown, path: readonly string[]): Marked | null => {
  const all = allMarked(tree, path)
  return all.find(({ matchLevel }) => matchLevel !== 'none') ?? all[0] ?? null
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

const wordsOf = (text: string) => ` ${foldWords(text)} `

/** The cities of an institution: those that its name has first, then those with most of its addresses, for want of counts of programmes. */
const citiesOf = ({ title, locations }: Hit): readonly string[] => {
  const addresses = Map.groupBy(locations?.flatMap(({ city }) => city ?? []) ?? [], (city) => city)
  const isNamed = (city: string) => wordsOf(title ?? '').includes(wordsOf(city))
  return [...addresses]
    .toSorted(([one, a], [other, b]) => Number(isNamed(other)) - Number(isNamed(one)) || b.length - a.length)
    .map(([city]) => city)
}

/** The note, and how many more cities there are than it names. */
const noteOf = (kind: Kind, item: Hit): Pick<SearchHit, 'note' | 'more'> => {
  const { _highlightResult: tree, show, educational_institutions, regions, topics, roles } = item
  const names = kindSearch[kind].names.flatMap((name) => allMarked(tree, name.split('.')))
  // Of many places the one that was asked for.
  const match = names.find(({ matchLevel }) => matchLevel !== 'none')
  if (match) return { note: plainOf(piecesOf(match.value)) }
  const name = show?.title ?? educational_institutions?.[0]?.title ?? regions?.[0]
  if (name !== undefined) return { note: name }
  const cities = citiesOf(item)
  if (!cities.length) return { note: topics?.[0]?.name || roles?.[0]?.name || null }
  return { note: cities.slice(0, mostCities).join(', '), more: Math.max(0, cities.length - mostCities) }
}

const evidenceOf = (kind: Kind, { _highlightResult: tree, _rankingInfo: ranking }: Hit, rank: number): Evidence => {
  const title = markedAt(tree, [kindSearch[kind].title])
  const names = kindSearch[kind].names.flatMap((name) => allMarked(tree, name.split('.')))
  return {
    rank,
    titleWords: title?.matchedWords ?? [],
    nameWords: [...new Set(names.flatMap(({ matchedWords }) => matchedWords))],
    title: title?.matchLevel ?? 'none',
    isWholeTitle: title?.fullyHighlighted ?? false,
    words: ranking?.words ?? null,
    typos: ranking?.nbTypos ?? 0,
    relevance: ranking?.relevance ?? null,
    ...(ranking?.matchedGeoLocation?.distance === undefined
      ? {}
      : { kilometres: ranking.matchedGeoLocation.distance / 1000 }),
  }
}

const aboutOf = ({ topics, roles, qualifications, tracks, sectors, program_forms: forms }: Hit): About[] => {
  const names: Readonly<Partial<Record<PageType, readonly string[] | undefined>>> = {
    topic: topics?.map(({ name }) => name),
    role: roles?.map(({ name }) => name),
    qualification: qualifications?.map(({ name }) => name),
    track: [...(tracks ?? []), ...(forms?.flatMap(({ track }) => track ?? []) ?? [])].map(({ name }) => name),
    sector: sectors?.map(({ title }) => title),
  }
  return pageTypes.flatMap((type) => [...new Set(names[type])].map((name) => ({ type, name })))
}

const toSearchHit = (kind: Kind, now: Date, record: unknown, rank: number): SearchHit => {
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
    ...noteOf(kind, item),
    href: itemHref(kind, address) ?? { pathname: kindSearch[kind].list, query: { q: title } },
    updated: item.date_updated ?? published ?? null,
    isPlanned: typeof published === 'string' && Date.parse(published) > now.getTime(),
    language: languageOf(item),
    about: aboutOf(item),
    standing: item.sample ? 'invented' : item.derived ? 'derived' : null,
    evidence: evidenceOf(kind, item, rank),
  }
}

const answer = v.object({
  results: v.array(
    v.object({
      nbHits: v.number(),
      hits: v.array(v.unknown()),
      exhaustive: v.optional(v.object({ nbHits: v.optional(v.boolean()) })),
      exhaustiveNbHits: v.optional(v.boolean()),
    }),
  ),
})

/**
 * Parses a response into one group for each of the kinds that were asked for, in that order, including groups without hits.
 * @throws ValiError when the response does not have the protocol's shape.
 */
export const readGroups = (response: unknown, requested: readonly Kind[], now: Date): Group[] => {
  const { results } = v.parse(answer, response)
  return requested.flatMap((kind, index): Group[] => {
    const result = results[index]
    if (!result) return []
    const { nbHits: count, hits, exhaustive, exhaustiveNbHits } = result
    return [
      {
        kind,
        count,
        isExact: exhaustive?.nbHits ?? exhaustiveNbHits ?? true,
        hits: hits.map((record, rank) => toSearchHit(kind, now, record, rank)),
      },
    ]
  })
}

/** The groups of the response to `everythingRequests`. @throws ValiError when it does not have the protocol's shape. */
export const readEverything = (response: unknown, now: Date): Group[] => readGroups(response, kinds, now)
