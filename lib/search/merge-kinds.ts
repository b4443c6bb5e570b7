/**
 * One ranked list of the hits of all kinds. No service compares hits of different indexes, so the site does, by evidence
 * that every service on this protocol gives: the place within the kind's own list, which words the title holds, how
 * many words were found, and typing errors. A figure of relevance is used where the service gives one. Each is a signal between
 * 0 and 1; the score of a hit is their sum, each times its weight, and what its kind counts in such a query.
 */
import type { Group, SearchHit } from './everything-state.ts'
import {
  featuresOf,
  isWordless,
  namedBy,
  signalsOf,
  statisticsOf,
  type QueryFeatures,
  type Reader,
  type ResponseStatistics,
} from './hit-signals.ts'
import { plainOf } from './highlighted.ts'
import { weights, type Signal, type Weights } from './merge-weights.ts'
import { foldedWords } from './fold.ts'

/** How much longer than the query a name may be that the query gives: “hogescholen” for “hogeschool”. */
const longestName = 1.4

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
      evidence.typos === 0 &&
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
  const hasName = given.nameKinds.has(hit.kind)
  // What is near a place is of use there, whatever the language of its name.
  const isNear = features.type === 'place' && hasName
  const language = isForeign && !isNear ? given.dutchOnEnglish[hasName ? 'name' : 'text'] : 0
  const score = signals.reduce((sum, signal) => sum + given.signals[signal] * own[signal], kind + language)
  return { score, name: isName(hit, features, statistics) ? given.names[features.type][hit.kind] : 0 }
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
