/** What a misspelt word most likely stands for, among the words of an index and of its synonyms. */
import type { Dictionary } from '../index/dictionary.ts'
import { termsWithTypos } from './typos.ts'

export type Correction = { readonly word: string; /** Typing errors. */ readonly cost: number }

/** Each correction is one more group of slots; more words at the same distance cost time and rarely help. */
const mostCorrections = 3
/** An error in the first letter counts double, so three are possible. */
const mostErrors = 2

/** The nearest words with at most so many typing errors; `weightOf` decides between those that are as near. */
export const correctionsOf = (
  dictionaries: readonly Dictionary[],
  word: string,
  errors: 1 | 2,
  weightOf: (word: string) => number,
): Correction[] => {
  const near = new Map<string, number>()
  for (const dictionary of dictionaries)
    for (const { low, high, cost } of termsWithTypos(dictionary, word, errors, false))
      for (const term of dictionary.terms.slice(low, high)) near.set(term, Math.min(near.get(term) ?? cost, cost))
  const least = near.values().reduce((least, cost) => Math.min(least, cost), Infinity)
  return [...near]
    .filter(([, cost]) => cost === least && cost <= mostErrors)
    .toSorted(([one], [other]) => weightOf(other) - weightOf(one))
    .slice(0, mostCorrections)
    .map(([term, cost]) => ({ word: term, cost }))
}
