/**
 * How much hits of all kinds say what the best hits say, by the words of their titles and snippets: one that holds the words of the query
 * by accident stands apart. Source: relevance feedback, Manning, Raghavan and Schütze, "Introduction to Information Retrieval" (2008), section 9.1.6.
 */
import type { Group, SearchHit } from './everything-state.ts'
import { foldedWords } from './fold.ts'
import { plainOf } from './highlighted.ts'
import { isTelling } from './query-text.ts'
import { ballotOf } from './votes.ts'

/** How much a word of a title counts beside one of a snippet. Chosen on the half of `bench/relevance/needs.json` that is for tuning. */
const ofTitle = 2

type Bag = ReadonlyMap<string, number>

const stem = (word: string): string => word.replace(/(?:en|e|s)$/, '')
const stems = (text: string): string[] => foldedWords(text).filter(isTelling).map(stem)

const bagOf = ({ title, snippet }: SearchHit): Bag =>
  new Map([
    ...stems(plainOf(snippet)).map((word) => [word, 1] as const),
    ...stems(plainOf(title)).map((word) => [word, ofTitle] as const),
  ])

const lengthOf = (bag: Bag): number => Math.sqrt([...bag.values()].reduce((sum, weight) => sum + weight ** 2, 0)) || 1

/** The bags with rare words weighing more, all of one length. */
const weighed = (bags: ReadonlyMap<SearchHit, Bag>): Map<SearchHit, Bag> => {
  const holding = new Map<string, number>()
  for (const bag of bags.values()) for (const word of bag.keys()) holding.set(word, (holding.get(word) ?? 0) + 1)
  const rarity = (word: string) => Math.log(1 + bags.size / (1 + (holding.get(word) ?? 0)))
  return new Map(
    [...bags].map(([hit, bag]) => {
      const rare = new Map([...bag].map(([word, weight]) => [word, weight * rarity(word)]))
      const length = lengthOf(rare)
      return [hit, new Map([...rare].map(([word, weight]) => [word, weight / length]))]
    }),
  )
}

/** Returns a function that gives for a hit how much the other best hits say what it says, 0 to 1; 0 where the service gives no relevance. */
export const likeness = (groups: readonly Group[]): ((hit: SearchHit) => number) => {
  const bags = weighed(new Map(groups.flatMap(({ hits }) => hits).map((hit) => [hit, bagOf(hit)])))
  const votes = ballotOf(groups)
  const centre = new Map<string, number>()
  for (const [hit, vote] of votes)
    for (const [word, weight] of bags.get(hit) ?? []) centre.set(word, (centre.get(word) ?? 0) + vote * weight)
  const length = lengthOf(centre)
  return (hit) => {
    // Without its own vote: it says what it says itself.
    const own = votes.get(hit) ?? 0
    const shared = [...(bags.get(hit) ?? [])].reduce(
      (sum, [word, weight]) => sum + weight * ((centre.get(word) ?? 0) - own * weight),
      0,
    )
    return Math.max(0, shared / length)
  }
}
