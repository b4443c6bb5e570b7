/** Computes the ranking signals of a hit, each from 0 to 1, from the search response and the query. `merge-kinds.ts` weighs them. */
import type { Locale } from '../i18n/routing.ts'
import type { Evidence, Group, SearchHit } from './everything-state.ts'
import { plainOf } from './highlighted.ts'
import type { ResultKind } from './kinds.ts'
import type { QueryType, Signal, Weights } from './merge-weights.ts'
import { foldedWords } from './fold.ts'
import { likeness } from './likeness.ts'
import { namedKinds, namesEvent } from './named-kinds.ts'
import { asksMeaning, contentWords, isQuestion } from './query-text.ts'
import type { NamedInstitution } from './understand/filters.ts'
import { agreement, taughtBy, votesOf, type Votes } from './votes.ts'

/** How much each word of the query tells: more, the fewer titles hold it. */
const wordWeights = (query: string, hits: readonly SearchHit[]): Map<string, number> => {
  const titles = new Map<string, number>()
  for (const { evidence } of hits)
    for (const word of new Set([...evidence.titleWords, ...evidence.nameWords]))
      titles.set(word, (titles.get(word) ?? 0) + 1)
  return new Map(
    contentWords(query).map((word) => [word, Math.log(1 + (hits.length + 1) / (1 + (titles.get(word) ?? 0)))]),
  )
}

/** The share of the query's words that name a hit, each by its weight: 0 to 1. */
export const namedBy = (evidence: Evidence, weightByWord: ReadonlyMap<string, number>): number => {
  const total = [...weightByWord.values()].reduce((sum, weight) => sum + weight, 0)
  if (evidence.title === 'full') return 1
  const names = new Set([...evidence.titleWords, ...evidence.nameWords])
  const matched = [...weightByWord].reduce((sum, [word, weight]) => sum + (names.has(word) ? weight : 0), 0)
  // Words that the service read otherwise than typed, such as the parts of a compound, are in no list of ours.
  const least = evidence.title === 'partial' ? 1 / (weightByWord.size + 1) : 0
  return total > 0 ? Math.max(matched / total, least) : 0
}

export type ResponseStatistics = {
  readonly weightByWord: ReadonlyMap<string, number>
  readonly mostWords: number
  readonly hasRelevance: boolean
  /** The relevance of a hit, on one scale for all kinds; without a figure of the service, computed from its words. */
  readonly relevanceOf: (evidence: Evidence) => number
  readonly bestOfAll: number
  readonly bestOfKind: ReadonlyMap<ResultKind, number>
  readonly votes: Votes
  /** How much the other best hits say what a hit says, 0 to 1. */
  readonly likeness: (hit: SearchHit) => number
  /** By title of an institution: how much of the best programmes it teaches, 0 to 1. */
  readonly taughtBy: ReadonlyMap<string, number>
}

/** Without relevance: how much of what a hit says is said by its names, the rest by how many words it holds. */
const nameShare = 0.25

/** Searched by distance alone: no word of the query was looked for. */
export const isWordless = ({ kilometres, words }: Evidence): boolean => kilometres !== undefined && !words

/** What is known of the whole response. Relevance counts only where every hit that words found has it. */
export const statisticsOf = (
  query: string,
  groups: readonly Group[],
  { mostRelevance }: Weights,
): ResponseStatistics => {
  const hits = groups.flatMap((group) => group.hits)
  const served = hits.filter(({ kind, evidence }) => kind !== 'pages' && !isWordless(evidence))
  const weightByWord = wordWeights(query, hits)
  const mostWords = Math.max(1, ...served.map(({ evidence }) => evidence.words ?? 0))
  const hasRelevance = served.length > 0 && served.every(({ evidence }) => evidence.relevance !== null)
  const relevanceOf = (evidence: Evidence) =>
    hasRelevance
      ? Math.min(mostRelevance, Math.max(0, evidence.relevance ?? 0))
      : nameShare * namedBy(evidence, weightByWord) + ((1 - nameShare) * (evidence.words ?? 0)) / mostWords
  const bestOfKind = new Map<ResultKind, number>()
  for (const { kind, evidence } of hasRelevance ? served : hits.filter((hit) => !isWordless(hit.evidence)))
    bestOfKind.set(kind, Math.max(bestOfKind.get(kind) ?? 0, relevanceOf(evidence)))
  return {
    weightByWord,
    mostWords,
    hasRelevance,
    relevanceOf,
    bestOfAll: Math.max(...bestOfKind.values(), Number.EPSILON),
    bestOfKind,
    votes: votesOf(groups),
    likeness: likeness(groups),
    taughtBy: taughtBy(groups),
  }
}

export type QueryFeatures = {
  readonly locale: Locale
  readonly type: QueryType
  readonly isMeaning: boolean
  readonly words: ReadonlySet<string>
  readonly length: number
  /** The kinds that the query asks for by name. */
  readonly kinds: ReadonlySet<string>
  /** Whether it asks for an event by the name of its sort. */
  readonly isEvent: boolean
  readonly institution: NamedInstitution | null
}

/** The share of the words of a question, those included that tell nothing, that a title has. */
const sameQuestion = ({ title }: SearchHit, { type, words }: QueryFeatures): number => {
  if (type !== 'question') return 0
  const titleWords = new Set(foldedWords(plainOf(title)))
  return [...words].filter((word) => titleWords.has(word)).length / words.size
}

/** Whether a hit is the institution that the query names, or a programme of it. */
const isOfInstitution = ({ kind, title, note }: SearchHit, { institution }: QueryFeatures): boolean =>
  institution !== null &&
  (kind === 'educational_institutions' ? plainOf(title) : kind === 'programs' ? note : null) === institution.title

/** Where a place is named: how near a hit is. */
const nearness = ({ kilometres }: Evidence, { halfKilometres }: Weights): number =>
  kilometres === undefined ? 0 : 1 / (1 + kilometres / halfKilometres)

/** Each signal of a hit, 0 to 1. */
export const signalsOf = (
  hit: SearchHit,
  features: QueryFeatures,
  statistics: ResponseStatistics,
  given: Weights,
): Record<Signal, number> => {
  const { kind, title, evidence } = hit
  const isPage = kind === 'pages'
  // No service gives the relevance of own pages: where others have it, their names decide.
  const isDeskOfPlace = kind === 'regional_education_desks' && features.type === 'place'
  const isWordFound = !isWordless(evidence) && !(isPage && statistics.hasRelevance)
  const named = namedBy(evidence, statistics.weightByWord)
  const relevance = isWordFound
    ? Math.max(statistics.relevanceOf(evidence), isDeskOfPlace ? given.leastOfDesk * statistics.bestOfAll : 0)
    : 0
  // What was raised above may be more than the best of its kind.
  const ofKind = isWordFound
    ? Math.min(1, relevance / Math.max(statistics.bestOfKind.get(kind) ?? 0, Number.EPSILON))
    : 0
  const near = nearness(evidence, given)
  const isInstitution = kind === 'educational_institutions'
  return {
    first: 1 / (1 + evidence.rank),
    relevance: relevance / statistics.bestOfAll,
    ofKind,
    words: Math.min(1, (evidence.words ?? 0) / statistics.mostWords),
    named,
    namedPage: isPage && statistics.hasRelevance && evidence.typos === 0 ? named : 0,
    namedKind: features.kinds.has(kind) ? ofKind : 0,
    namedEvent: features.isEvent && hit.pageType === 'event' ? named : 0,
    // Few texts are in English, so the topics of the best hits say less about the query there.
    voted: evidence.vote === undefined || (features.locale === 'en' && !evidence.words) ? 0 : 1,
    vote: evidence.vote ?? 0,
    topics: agreement(hit, statistics.votes, 'topic'),
    roles: given.media.has(kind) ? agreement(hit, statistics.votes, 'role') : 0,
    likeness: statistics.likeness(hit),
    typos: Math.min(3, evidence.typos) / 3,
    sameQuestion: sameQuestion(hit, features),
    meaning: isPage && features.isMeaning ? 1 : 0,
    ofInstitution: isOfInstitution(hit, features) ? 1 : 0,
    nearProgram: kind === 'programs' ? near : 0,
    nearNamed: kind === 'programs' ? near * named : 0,
    nearInstitution: isInstitution ? near : 0,
    taught: isInstitution ? near * (statistics.taughtBy.get(plainOf(title)) ?? 0) : 0,
  }
}

export type Reader = {
  readonly locale: Locale
  /** The institution that the query names, by whichever of its names; null or absent: none. */
  readonly institution?: NamedInstitution | null
}

export const featuresOf = (
  query: string,
  { locale, institution = null }: Reader,
  hits: readonly SearchHit[],
): QueryFeatures => {
  const isNear = hits.some(({ evidence }) => evidence.kilometres !== undefined)
  return {
    locale,
    // “Where near Utrecht” is answered by what is there, not by a text.
    type: isNear ? 'place' : isQuestion(query) ? 'question' : 'other',
    isMeaning: asksMeaning(query),
    words: new Set(foldedWords(query)),
    length: query.length,
    kinds: namedKinds(query),
    isEvent: namesEvent(query),
    institution,
  }
}
