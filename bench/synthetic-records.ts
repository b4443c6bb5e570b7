/**
 * Made-up records in any number, for what the sample catalogue is too small to show. The same number gives the same
 * records on every machine; words follow Zipf's law, as those of a language do.
 */
import type { SearchableRecord } from '#service/search/paths.ts'
import type { IndexSettings } from '#service/search/index/settings.ts'

/** Numbers from 0 up to 1 that are the same every run (mulberry32). */
const numbersFrom = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const onsets = ['b', 'd', 'g', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'w', 'z', 'st', 'kr', 'pl', 'sch']
const nuclei = ['a', 'e', 'i', 'o', 'u', 'aa', 'ee', 'ie', 'oe', 'ui', 'ij']
const codas = ['', '', 'n', 'r', 's', 't', 'l', 'ng', 'rk']
const vocabularySize = 6000

/** How many values each of the six facets has. */
const facetSizes = { kind: 4, level: 6, region: 12, subject: 40, audience: 8, year: 15 } as const

/** What the made-up index is searched and counted by. */
export const syntheticSettings: IndexSettings = {
  searchableAttributes: ['title', 'summary', 'bodyString'],
  attributesForFaceting: Object.keys(facetSizes),
}

/** Words of a text, when nothing else is said. */
const shortText = 60

/**
 * `count` records with a title, a summary, six facets, a place in the Netherlands, and a text of so many words: exactly 60,
 * else from half as many to half as many more.
 */
export const syntheticRecords = (count: number, length = shortText): SearchableRecord[] => {
  const random = numbersFrom(count)
  const pick = <Value>(values: readonly Value[], fallback: Value): Value =>
    values[Math.floor(random() * values.length)] ?? fallback
  const syllable = () => pick(onsets, 'b') + pick(nuclei, 'a') + pick(codas, '')
  const vocabulary = Array.from({ length: vocabularySize }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, syllable).join(''),
  )
  // The rank of a word whose frequency falls with one over its rank, by inverting the sum of a harmonic series.
  const word = () => vocabulary[Math.floor(vocabularySize ** random()) - 1] ?? 'woord'
  const words = (length: number) => Array.from({ length }, word).join(' ')
  const facets = () =>
    Object.fromEntries(
      Object.entries(facetSizes).map(([name, size]) => [name, `${name} ${Math.floor(size * random() ** 2)}`]),
    )
  return Array.from({ length: count }, (_, index) => ({
    objectID: `synthetic-${index}`,
    title: words(3 + Math.floor(random() * 4)),
    summary: words(14),
    bodyString: words(length === shortText ? length : Math.round(length * (0.5 + random()))),
    ...facets(),
    _geoloc: { lat: 51 + 2.2 * random(), lng: 4 + 2.8 * random() },
  }))
}
