/**
 * The segment that says what is usual in an index: how long texts are, and how rare words. It is the largest one, since the few records of a
 * segment of changes say nothing of that.
 */
import { termNumber } from '../index/dictionary.ts'
import type { TextIndex } from '../index/text-index.ts'

/** The largest of these segments, the first of equals; null for none. */
export const referenceOf = (indexes: readonly TextIndex[]): TextIndex | null =>
  indexes.reduce<TextIndex | null>((one, index) => (one && one.size >= index.size ? one : index), null)

/** The number in `reference` of a word of `index`; below 0 where the reference lacks it. */
export const termInReference = (index: TextIndex, term: number, reference: TextIndex): number =>
  index === reference ? term : termNumber(reference.dictionary, index.dictionary.terms[term] ?? '')

/** How many records of a segment hold a word, by its number; 0 for a number below 0. */
export const recordsWith = ({ termStarts }: TextIndex, term: number): number =>
  term < 0 ? 0 : (termStarts[term + 1] ?? 0) - (termStarts[term] ?? 0)

/** A cache of what is computed of a segment and its reference: one value by segment, computed anew when the reference is another. */
export const referenceCache = <Value>() => {
  const entries = new WeakMap<TextIndex, { readonly reference: TextIndex; readonly value: Value }>()
  return (index: TextIndex, reference: TextIndex, compute: () => Value): Value => {
    const cached = entries.get(index)
    if (cached?.reference === reference) return cached.value
    const value = compute()
    entries.set(index, { reference, value })
    return value
  }
}
