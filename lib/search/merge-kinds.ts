/**
 * One ranked list of the hits of all kinds. No service compares hits of different indexes, so the site does, by evidence
 * that every service on this protocol gives: the place within the kind's own list, which words the title holds, how
 * many words were found, and typing errors. A figure of relevance is used where the service gives one.
 */
import type { Locale } from '../i18n/routing.ts'
import type { Evidence, Group, SearchHit } from './everything.ts'
import { plainOf } from './highlighted.ts'
import type { ResultKind } from './kinds.ts'
import { weights, type Weights } from './merge-weights.ts'
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
const namedBy = (evidence: Evidence, weightByWord: ReadonlyMap<string, number>, { name }: Weights): number => {
  const total = [...weightByWord.values()].reduce((sum, weight) => sum + weight, 0)
  if (evidence.title === 'full') return 1
  const matched = [...weightByWord].reduce((sum, [word, weight]) => {
    const share = evidence.titleWords.includes(word) ? 1 : evidence.nameWords.includes(word) ? name : 0
    return sum + share * weight
  }, 0)
  // Words that the service read otherwise than typed, such as the parts of a compound, are in no list of ours.
  const least = evidence.title === 'partial' ? 1 / (weightByWord.size + 1) : 0
  return total > 0 ? Math.max(matched / total, least) : 0
}

type Known = {
  readonly weightByWord: ReadonlyMap<string, number>
  readonly mostWords: number
  readonly mostRelevance: number | null
  readonly votes: Votes
  /** By title of an institution: how much of the best programmes it teaches, 0 to 1. */
  readonly taughtBy: ReadonlyMap<string, number>
}

/** Searched by distance alone: no word of the query was looked for. */
const isWordless = ({ kilometres, words }: Evidence): boolean => kilometres !== undefined && !words

/** What is known of the whole response. Relevance counts only where every hit that words found has it. */
const knownOf = (query: string, groups: readonly Group[]): Known => {
  const hits = groups.flatMap((group) => group.hits)
  const served = hits
    .filter(({ kind, evidence }) => kind !== 'pages' && !isWordless(evidence))
    .map(({ evidence }) => evidence)
  const relevances = served.flatMap(({ relevance }) => relevance ?? [])
  return {
    weightByWord: wordWeights(query, hits),
    votes: votesOf(groups),
    taughtBy: taughtBy(groups),
    mostWords: Math.max(1, ...served.map(({ words }) => words ?? 0)),
    mostRelevance:
      served.length && relevances.length === served.length ? Math.max(...relevances, Number.EPSILON) : null,
  }
}

type Wording = {
  readonly locale: Locale
  readonly isAsked: boolean
  readonly isMeaning: boolean
  /** Whether it names a place. */
  readonly isNear: boolean
  readonly words: ReadonlySet<string>
  readonly length: number
}

/** How much longer than the query a name may be that the query gives: “hogescholen” for “hogeschool”. */
const longestName = 1.4

/** A score, and what is added to it for a name while no other hit of the kind has the same name. */
type Score = { readonly score: number; readonly name: number }

/** How much the words of the query speak for a hit. */
const wordScore = ({ evidence }: SearchHit, known: Known, given: Weights): number => {
  const { rank, words, relevance, vote } = evidence
  const named = namedBy(evidence, known.weightByWord, given)
  const covered = words === null ? named : Math.min(1, words / known.mostWords)
  const byWords = given.title * named + given.words * covered + given.rank * placeShare(rank, given)
  const own = vote === undefined ? byWords : Math.max(byWords, given.votedLeast + given.voted * vote)
  return relevance === null || known.mostRelevance === null
    ? own
    : given.relevance * Math.max(0, relevance / known.mostRelevance) + (1 - given.relevance) * own
}

const placeShare = (rank: number, { halfRank }: Weights): number => 1 / (1 + rank / halfRank)

const nearnessOf = (kilometres: number, { place }: Weights): number => 1 / (1 + kilometres / place.halfKilometres)

/** What a hit is worth that was looked for by distance alone. */
const nearScore = ({ kind, title, evidence }: SearchHit, known: Known, given: Weights): number => {
  const { nearby, institution, taught } = given.place
  const teaches = kind === 'educational_institutions' ? (known.taughtBy.get(plainOf(title)) ?? 0) : 0
  const near = nearby * nearnessOf(evidence.kilometres ?? 0, given)
  return near * (institution + taught * teaches) * placeShare(evidence.rank, given)
}

/** The factor by kind where the query names a place. */
const placeFactor = ({ kind, evidence: { kilometres } }: SearchHit, given: Weights): number => {
  const { anywhere, nearby, desk, text } = given.place
  if (kilometres !== undefined) return anywhere + nearby * nearnessOf(kilometres, given)
  return kind === 'regional_education_desks' ? desk : text
}

const scoreOf = (hit: SearchHit, wording: Wording, known: Known, given: Weights): Score => {
  const { kind, title, language, evidence } = hit
  if (isWordless(evidence)) return { score: nearScore(hit, known, given), name: 0 }
  const titleWords = wording.isAsked ? new Set(foldedWords(plainOf(title))) : null
  const same = titleWords ? [...wording.words].filter((word) => titleWords.has(word)).length / wording.words.size : 0
  const factor =
    given.typo ** Math.min(3, evidence.typos) *
    (wording.isAsked ? given.question : given.plain)[kind] *
    (wording.locale === 'en' && language === 'nl' ? given.dutchOnEnglish : 1) *
    (wording.isNear ? placeFactor(hit, given) : 1)
  const whole =
    kind === 'pages' && wording.isMeaning ? given.meaning : (wording.isAsked ? given.askedName : given.wholeName)[kind]
  // A longer word whose beginning was typed is marked in full, and is another name.
  const isName =
    evidence.isWholeTitle &&
    namedBy(evidence, known.weightByWord, given) > 0.99 &&
    (kind === 'pages' || plainOf(title).length <= longestName * wording.length)
  const score = wordScore(hit, known, given) + given.sameQuestion * same + given.agreement * agreement(hit, known.votes)
  return { score: score * factor, name: isName ? whole * factor : 0 }
}

/**
 * The hits of all groups, best first; each hit of a kind lowers the next one of that kind, so that no kind fills the
 * list while others answer too. The same groups give the same list, so that its pages can be cut from it.
 */
export const mergeKinds = (
  groups: readonly Group[],
  query: string,
  locale: Locale,
  given: Weights = weights,
): SearchHit[] => {
  const hits = groups.flatMap((group) => group.hits)
  const known = knownOf(query, groups)
  const isNear = hits.some(({ evidence }) => evidence.kilometres !== undefined)
  const wording = {
    locale,
    isNear,
    // “Where near Utrecht” is answered by what is there, not by a text.
    isAsked: !isNear && isQuestion(query),
    isMeaning: asksMeaning(query),
    words: new Set(foldedWords(query)),
    length: query.length,
  }
  const left = hits.map((hit) => ({ hit, title: plainOf(hit.title), ...scoreOf(hit, wording, known, given) }))
  const [kinds, titles, names] = [new Map<string, number>(), new Map<string, number>(), new Set<string>()]
  const stepOf = (kind: ResultKind) =>
    wording.isAsked && given.question[kind] > 1 ? given.sameAskedKind : given.sameKind
  const lowered = ({ hit, title, score, name }: (typeof left)[number]) =>
    score / ((1 + stepOf(hit.kind) * (kinds.get(hit.kind) ?? 0)) * (1 + given.sameTitle * (titles.get(title) ?? 0))) +
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
