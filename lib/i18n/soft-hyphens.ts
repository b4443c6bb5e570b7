/**
 * Where long words may break. Browsers that have a dictionary find these places by themselves (`hyphens: auto`); many have
 * none for Dutch, whose compounds are wider than a phone. The patterns are those of TeX. The package's own function reads
 * the clock, which the framework forbids while it renders a page ahead of a request.
 */
import english from 'hyphen/patterns/en-us.js'
import dutch from 'hyphen/patterns/nl.js'
import type { Locale } from './routing.ts'

/** A letter of a pattern: the letters after it, the number of its row of levels where a pattern ends, or both. */
type Node = number | Letters | readonly [Letters, number]
type Letters = { readonly [letter: string]: Node }

/** Rows of levels, the patterns as a tree of letters, and words that break elsewhere. */
export type Patterns = readonly [
  rows: readonly (readonly number[])[],
  letters: Letters,
  words: Readonly<Record<string, readonly number[]>>,
]

/** Shorter words fit everywhere. Letters. */
const shortest = 12

const isPair = (node: Letters | readonly [Letters, number]): node is readonly [Letters, number] => Array.isArray(node)

/** The letters after this one, and the row of levels of the pattern that ends here. */
const readNode = (node: Node): readonly [letters: Letters | undefined, row: number] => {
  if (typeof node === 'number') return [undefined, node]
  return isPair(node) ? node : [node, -1]
}

/** How many letters stand before each place at which a word may break. Source: Liang, "Word Hy-phen-a-tion by Com-put-er", 1983 */
const breaksOf = (word: string, [rows, tree, words]: Patterns): readonly number[] => {
  const lower = word.toLowerCase()
  if (Object.hasOwn(words, lower)) return words[lower] ?? []
  const letters = `.${lower}.`
  const levels = Array.from({ length: letters.length + 1 }, () => 0)
  for (let start = 0; start < letters.length; start += 1) {
    let after: Letters | undefined = tree
    for (let at = start; after && at < letters.length; at += 1) {
      const node: Node | undefined = after[letters.charAt(at)]
      if (node === undefined) break
      const [next, row]: ReturnType<typeof readNode> = readNode(node)
      // The levels of a pattern for the beginning of a word do not count the point that stands for it.
      const from = start + (start === 0 ? 1 : 0)
      rows[row]?.forEach((level, index) => {
        levels[from + index] = Math.max(level, levels[from + index] ?? 0)
      })
      after = next
    }
  }
  // Two letters at least stay on either side. The levels count the point before the word.
  return Array.from({ length: Math.max(0, word.length - 3) }, (_, index) => index + 2).filter(
    (place) => (levels[place + 1] ?? 0) % 2 === 1,
  )
}

/** Dutch words that the patterns break in the wrong places. */
const exceptions: ReadonlyMap<string, readonly number[]> = new Map(
  ['kop-op-lei-ding', 'kop-op-lei-din-gen', 'trai-nee-ship', 'trai-nee-ships'].map((word) => {
    const parts = word.split('-')
    return [parts.join(''), parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('').length)]
  }),
)

/** Parts of Dutch compounds that read best whole. Chosen: the words of this site's titles that are often the last of two. */
const wholeParts = /onderwijs|opleiding|assistent|ondersteuner|begeleider|deeltijd/g
const leastBeside = 4

/** Where a Dutch compound falls into its parts; empty where none of them is known. */
const seamsOf = (word: string): readonly number[] => {
  const seams = [...word.toLowerCase().matchAll(wholeParts)].flatMap(({ 0: part, index }) => [
    index,
    index + part.length,
  ])
  return [...new Set(seams)].filter((at) => at >= leastBeside && word.length - at >= leastBeside)
}

/** The places at which a long word may break: between its parts, and inside a part that is long itself. */
const placesOf = (word: string, locale: Locale): readonly number[] => {
  const exception = locale === 'nl' && exceptions.get(word.toLowerCase())
  if (exception) return exception
  const breaks = breaksOf(word, locale === 'nl' ? dutch : english)
  const seams = locale === 'nl' ? seamsOf(word) : []
  if (!seams.length) return breaks
  const edges = [0, ...seams, word.length]
  const isInLongPart = (place: number) =>
    edges.some((start, index) => {
      const end = edges[index + 1] ?? start
      return start < place && place < end && end - start >= shortest
    })
  // No letter stands alone: “eerstegraads-opleiding”, not “graad-s-opleiding”.
  const isApart = (place: number) => !seams.some((seam) => Math.abs(seam - place) === 1)
  return [...new Set([...seams, ...breaks.filter((place) => isInLongPart(place) && isApart(place))])].toSorted(
    (one, other) => one - other,
  )
}

/** The same words with soft hyphens (U+00AD), which show only where a line breaks. */
export const softHyphens = (text: string, locale: Locale): string =>
  text.replaceAll(/\p{L}+/gu, (word) =>
    word.length < shortest
      ? word
      : placesOf(word, locale).reduceRight(
          (broken, place) => `${broken.slice(0, place)}\u00AD${broken.slice(place)}`,
          word,
        ),
  )
