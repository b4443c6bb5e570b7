/**
 * One ranked list of the hits of all kinds. No service compares hits of different indexes, so the site does, by evidence
 * that every service on this protocol gives: the place within the kind's own list, which words the title holds, how
 * many words were found, and typing errors. A figure of relevance is used where the service gives one. Each is a signal between
 * 0 and 1; the score of a hit is their sum, each times its weight, and what its kind counts in such a query.
 */
import type { Locale } from '../i18n/routing.ts'
import type { Evidence, Group, SearchHit } from './everything.ts'
import { plainOf } from './highlighted.ts'
import type { ResultKind } from './kinds.ts'
import type { NamedInstitution } from './understand/filters.ts'
import { weights, type QueryType, type Signal, type Weights } from './merge-weights.ts'
import { namedKinds } from './named-kinds.ts'
import { agreement, taughtBy, votesOf, type Votes } from './votes.ts'
import { asksMeaning, contentWords, foldedWords, isQuestion } from './query-text.ts'

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
const namedBy = (evidence: Evidence, weightByWord: ReadonlyMap<string, number>): number => {
  const total = [...weightByWord.values()].reduce((sum, weight) => sum + weight, 0)
  if (evidence.title === 'full') return 1
  const names = new Set([...evidence.titleWords, ...evidence.nameWords])
  const matched = [...weightByWord].reduce((sum, [word, weight]) => sum + (names.has(word) ? weight : 0), 0)
  // Words that the service read otherwise than typed, such as the parts of a compound, are in no list of ours.
  const least = evidence.title === 'partial' ? 1 / (weightByWord.size + 1) : 0
  return total > 0 ? Math.max(matched / total, least) : 0
}

type ResponseStatistics = {
  readonly weightByWord: ReadonlyMap<string, number>
  readonly mostWords: number
  readonly hasRelevance: boolean
  /** The relevance of a hit, on one scale for all kinds; without a figure of the service, computed from its words. */
  readonly relevanceOf: (evidence: Evidence) => number
  readonly bestOfAll: number
  readonly bestOfKind: ReadonlyMap<ResultKind, number>
  readonly votes: Votes
  /** By title of an institution: how much of the best programmes it teaches, 0 to 1. */
  readonly taughtBy: ReadonlyMap<string, number>
}

/** Without relevance: how much of what a hit says is said by its names, the rest by how many words it holds. */
const nameShare = 0.25

/** Searched by distance alone: no word of the query was looked for. */
const isWordless = ({ kilometres, words }: Evidence): boolean => kilometres !== undefined && !words

/** What is known of the whole response. Relevance counts only where every hit that words found has it. */
const statisticsOf = (query: string, groups: readonly Group[], { mostRelevance }: Weights): ResponseStatistics => {
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
    taughtBy: taughtBy(groups),
  }
}

type QueryFeatures = {
  readonly locale: Locale
  readonly type: QueryType
  readonly isMeaning: boolean
  readonly words: ReadonlySet<string>
  readonly length: number
  /** The kinds that the query asks for by name. */
  readonly kinds: ReadonlySet<string>
  readonly institution: NamedInstitution | null
}

/** How much longer than the query a name may be that the query gives: “hogescholen” for “hogeschool”. */
const longestName = 1.4

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
const signalsOf = (
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
    namedPage: isPage && statistics.hasRelevance ? named : 0,
    namedKind: features.kinds.has(kind) ? ofKind : 0,
    voted: evidence.vote === undefined ? 0 : 1,
    vote: evidence.vote ?? 0,
    topics: agreement(hit, statistics.votes, 'topic'),
    roles: given.media.has(kind) ? agreement(hit, statistics.votes, 'role') : 0,
    typos: Math.min(3, evidence.typos) / 3,
    sameQuestion: sameQuestion(hit, features),
    meaning: isPage && features.isMeaning ? 1 : 0,
    ofInstitution: isOfInstitution(hit, features) ? 1 : 0,
    nearProgram: kind === 'programs' ? near : 0,
    nearInstitution: isInstitution ? near : 0,
    taught: isInstitution ? near * (statistics.taughtBy.get(plainOf(title)) ?? 0) : 0,
  }
}

/** Whether the query is the name of a hit, and says no more. */
const isName = (
  { kind, title, evidence }: SearchHit,
  { length, institution, type, words }: QueryFeatures,
  { weightByWord }: ResponseStatistics,
): boolean => {
  const name = plainOf(title)
  // Of a question, its own title, word for word.
  if (type === 'question') return [...new Set(foldedWords(name))].join(' ') === [...words].join(' ')
  return (
    (kind === 'educational_institutions' && institution?.isAll && name === institution.title) ||
    (evidence.isWholeTitle &&
      !isWordless(evidence) &&
      namedBy(evidence, weightByWord) > 0.99 &&
      // A longer word whose beginning was typed is marked in full, and is another name.
      (kind === 'pages' || name.length <= longestName * length))
  )
}

/** A score, and what is added to it for a name while no other hit of the kind has the same name. */
type Score = { readonly score: number; readonly name: number }

const signals = Object.keys(weights.signals) as readonly Signal[]

const scoreOf = (hit: SearchHit, features: QueryFeatures, statistics: ResponseStatistics, given: Weights): Score => {
  const own = signalsOf(hit, features, statistics, given)
  const kinds = statistics.hasRelevance ? given.kinds : given.kindsByWords
  const kind = kinds[features.type][hit.kind] + (hit.pageType ? (given.pageTypes[hit.pageType] ?? 0) : 0)
  const isForeign = features.locale === 'en' && hit.language === 'nl'
  const language = isForeign ? given.dutchOnEnglish[given.nameKinds.has(hit.kind) ? 'name' : 'text'] : 0
  const score = signals.reduce((sum, signal) => sum + given.signals[signal] * own[signal], kind + language)
  return { score, name: isName(hit, features, statistics) ? given.names[features.type][hit.kind] : 0 }
}

type Reader = {
  readonly locale: Locale
  /** The institution that the query names, by whichever of its names; null or absent: none. */
  readonly institution?: NamedInstitution | null
}

const featuresOf = (
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
    institution,
  }
}

/**
 * The hits of all groups, best first; each hit of a kind lowers the next one of that kind, so that no kind fills the
 * list while others answer too. The same groups give the same list, so that its pages can be cut from it.
 */
export const mergeKinds = (
  groups: readonly Group[],
  query: string,
  reader: Reader,
  given: Weights = weights,
): SearchHit[] => {
  const hits = groups.flatMap((group) => group.hits)
  const statistics = statisticsOf(query, groups, given)
  const features = featuresOf(query, reader, hits)
  const left = hits.map((hit) => ({ hit, title: plainOf(hit.title), ...scoreOf(hit, features, statistics, given) }))
  const [kinds, titles, names] = [new Map<string, number>(), new Map<string, number>(), new Set<string>()]
  const lowered = ({ hit, title, score, name }: (typeof left)[number]) =>
    score -
    given.sameKind[features.type] * (kinds.get(hit.kind) ?? 0) -
    given.sameTitle * (titles.get(title) ?? 0) +
    (names.has(hit.kind) ? 0 : name)
  const merged: SearchHit[] = []
  while (left.length) {
    let [best, most] = [0, -Infinity]
    for (const [at, entry] of left.entries()) {
      const score = lowered(entry)
      if (score > most) [best, most] = [at, score]
    }
    const [next] = left.splice(best, 1)
    if (!next) break
    kinds.set(next.hit.kind, (kinds.get(next.hit.kind) ?? 0) + 1)
    titles.set(next.title, (titles.get(next.title) ?? 0) + 1)
    if (next.name > 0) names.add(next.hit.kind)
    merged.push(next.hit)
  }
  return merged
}
