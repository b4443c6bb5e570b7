/**
 * One ranked list of the hits of all kinds. No service compares hits of different indexes, so the site does, by evidence
 * that every service on this protocol gives: the place within the kind's own list, which words the title holds, how
 * many words were found, and typing errors. A figure of relevance is used where the service gives one.
 */
import type { Locale } from '../i18n/routing.ts'
import type { Evidence, Group, SearchHit } from './everything.ts'
import { plainOf } from './highlighted.ts'
import type { ResultKind } from './kinds.ts'
import { asksMeaning, contentWords, foldedWords, isQuestion } from './query-text.ts'

export type Weights = {
  /** Shares of the evidence in a hit's score where the service gives no relevance; they add up to 1. */
  readonly title: number
  readonly words: number
  readonly rank: number
  /** Share of the service's relevance where it gives one; the others share the rest. */
  readonly relevance: number
  /** The place in its list at which the evidence of places has halved. */
  readonly halfRank: number
  /** What a word in a name beside the title counts, of what it counts in the title. */
  readonly name: number
  /** Factor for each typing error. */
  readonly typo: number
  /** Added to the best hit of a kind whose title, or other name, has the words of the query and no others. */
  readonly wholeName: Readonly<Record<ResultKind, number>>
  /** The same for a question, which mentions a name but does not search for its page. */
  readonly askedName: Readonly<Record<ResultKind, number>>
  /** The same for pages where the query asks what something is. */
  readonly meaning: number
  /** Added for a title that has all words of a question, those included that tell nothing. */
  readonly sameQuestion: number
  /** Factor by kind for questions, and for all other queries. */
  readonly question: Readonly<Record<ResultKind, number>>
  readonly plain: Readonly<Record<ResultKind, number>>
  /** How much each hit of a kind that stands higher lowers the next one of that kind. */
  readonly sameKind: number
  /** The same for the kinds that a question leans to: its answers may stand together. */
  readonly sameAskedKind: number
  /** The same for hits of the same title. */
  readonly sameTitle: number
  /** Factor on an English page for hits in Dutch; a Dutch page has no English one, since its readers may search in English. */
  readonly dutchOnEnglish: number
}

const each = (most: number, more: Partial<Record<ResultKind, number>> = {}): Record<ResultKind, number> => ({
  articles: most,
  faqs: most,
  programs: most,
  educational_institutions: most,
  regional_education_desks: most,
  podcast_episodes: most,
  testimonials: most,
  videos: most,
  pages: most,
  ...more,
})

/** Chosen: by hand, looking at the lists of the half of `bench/search-needs.json` that is for tuning. */
export const weights: Weights = {
  title: 0.5,
  words: 0.25,
  rank: 0.25,
  relevance: 0.75,
  halfRank: 5,
  name: 0.85,
  typo: 0.6,
  wholeName: each(0.2, {
    educational_institutions: 0.6,
    regional_education_desks: 0.6,
    pages: 0.6,
    faqs: 0.4,
    articles: 0.4,
  }),
  askedName: each(0.05),
  meaning: 0.5,
  sameQuestion: 0.25,
  question: each(0.75, { faqs: 1.2, articles: 1.1, pages: 0.9 }),
  plain: each(0.9, { articles: 1.05, faqs: 1, programs: 1, educational_institutions: 1, regional_education_desks: 1 }),
  sameKind: 0.18,
  sameAskedKind: 0.09,
  sameTitle: 0.5,
  dutchOnEnglish: 0.5,
}

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
}

/** What is known of the whole response. Relevance counts only where every hit of the services has it. */
const knownOf = (query: string, hits: readonly SearchHit[]): Known => {
  const served = hits.filter(({ kind }) => kind !== 'pages').map(({ evidence }) => evidence)
  const relevances = served.flatMap(({ relevance }) => relevance ?? [])
  return {
    weightByWord: wordWeights(query, hits),
    mostWords: Math.max(1, ...served.map(({ words }) => words ?? 0)),
    mostRelevance:
      served.length && relevances.length === served.length ? Math.max(...relevances, Number.EPSILON) : null,
  }
}

type Wording = {
  readonly locale: Locale
  readonly isAsked: boolean
  readonly isMeaning: boolean
  readonly words: ReadonlySet<string>
  readonly length: number
}

/** How much longer than the query a name may be that the query gives: “hogescholen” for “hogeschool”. */
const longestName = 1.4

/** A score, and what is added to it for a name while no other hit of the kind has the same name. */
type Score = { readonly score: number; readonly name: number }

const scoreOf = (
  { kind, title, language, evidence }: SearchHit,
  wording: Wording,
  known: Known,
  given: Weights,
): Score => {
  const { rank, words, typos, relevance, isWholeTitle } = evidence
  const named = namedBy(evidence, known.weightByWord, given)
  const covered = words === null ? named : Math.min(1, words / known.mostWords)
  const placed = 1 / (1 + rank / given.halfRank)
  const own = given.title * named + given.words * covered + given.rank * placed
  const score =
    relevance === null || known.mostRelevance === null
      ? own
      : given.relevance * Math.max(0, relevance / known.mostRelevance) + (1 - given.relevance) * own
  const titleWords = wording.isAsked ? new Set(foldedWords(plainOf(title))) : null
  const same = titleWords ? [...wording.words].filter((word) => titleWords.has(word)).length / wording.words.size : 0
  const ofLanguage = wording.locale === 'en' && language === 'nl' ? given.dutchOnEnglish : 1
  const factor = given.typo ** Math.min(3, typos) * (wording.isAsked ? given.question : given.plain)[kind] * ofLanguage
  const whole =
    kind === 'pages' && wording.isMeaning ? given.meaning : (wording.isAsked ? given.askedName : given.wholeName)[kind]
  // A longer word whose beginning was typed is marked in full, and is another name.
  const isName =
    isWholeTitle && named > 0.99 && (kind === 'pages' || plainOf(title).length <= longestName * wording.length)
  return { score: (score + given.sameQuestion * same) * factor, name: isName ? whole * factor : 0 }
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
  const known = knownOf(query, hits)
  const wording = {
    locale,
    isAsked: isQuestion(query),
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
