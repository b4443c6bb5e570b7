/**
 * Dutch by rules instead of lists: a rule proposes forms, the words of the index decide which of them exist. That keeps
 * `bevoegd` and `bevoegdheid` apart, which a stemmer would not, and yields no word that is not in the catalogue.
 */
import { dutchStopWords } from '#platform/stop-words.ts'
import type { Language } from './language.ts'

const vowel = /[aeiouy]/
const consonant = '[bcdfghjklmnpqrstvwxz]'

/** `school` → `schol`, `leraar` → `lerar`: a long vowel is written once before an ending. */
const shortened = new RegExp(`(^|[^aeiou])(aa|ee|oo|uu)(${consonant})$`)
/** `les` → `less`: a short vowel is kept short by a double consonant. */
const doubled = new RegExp(`(^|[^aeiou])[aeiou](${consonant})$`)

/** The word as it is written before an ending that starts with a vowel. */
const stemsOf = (word: string): string[] => {
  const stems = [word]
  const long = shortened.exec(word)
  if (long) stems.push(word.slice(0, -2) + word.slice(-1))
  if (doubled.test(word)) stems.push(word + word.slice(-1))
  return stems.flatMap((stem) => {
    if (stem.endsWith('f')) return [stem, `${stem.slice(0, -1)}v`]
    return stem.endsWith('s') && !stem.endsWith('ss') ? [stem, `${stem.slice(0, -1)}z`] : [stem]
  })
}

/** The words whose stem before an ending may be this. */
const wordsOf = (stem: string): string[] => {
  const last = stem.slice(-1)
  const hard = last === 'v' ? `${stem.slice(0, -1)}f` : last === 'z' ? `${stem.slice(0, -1)}s` : stem
  const words = stem === hard ? [stem] : [stem, hard]
  return words.flatMap((word) => {
    const [before = '', end = ''] = [word.at(-2), word.at(-1)]
    if (before === end && !vowel.test(end)) return [word, word.slice(0, -1)]
    return vowel.test(before) && !vowel.test(end) ? [word, `${word.slice(0, -1)}${before}${end}`] : [word]
  })
}

/** Source: the rules of Dutch spelling for plurals and for the -e of adjectives. */
const bent = (word: string): string[] => {
  const stems = stemsOf(word)
  const forms = [...stems.map((stem) => `${stem}en`), `${word}s`, ...stems.map((stem) => `${stem}e`)]
  if (word.endsWith('e')) forms.push(`${word}n`)
  if (word.endsWith('heid')) forms.push(`${word.slice(0, -2)}den`)
  if (word.endsWith('um')) forms.push(`${word.slice(0, -2)}a`)
  if (word.endsWith('icus')) forms.push(`${word.slice(0, -2)}i`)
  return forms
}

/** Endings of diminutives, longest first: `centje`, `baantje`, `boompje`, `mannetje`. */
const small = /(?:etje|tje|pje|je)s?$/

/** What a diminutive is the small form of. */
const grown = (word: string): string[] => {
  const ending = small.exec(word)?.[0] ?? ''
  if (!ending) return []
  const stem = word.slice(0, -ending.length)
  const short = ending.startsWith('etje') ? [...wordsOf(stem), `${stem}e`] : [stem]
  // `centje`: the t may be the word's own; `liedje` and `boekje` have no more than -je.
  return [...short, ...(/^[tp]j/.test(ending) ? [`${stem}${ending.charAt(0)}`] : [])]
}

const straight = (word: string): string[] => {
  const words: string[] = grown(word)
  if (word.endsWith('heden')) words.push(`${word.slice(0, -3)}id`)
  if (word.endsWith('en')) words.push(...wordsOf(word.slice(0, -2)), word.slice(0, -1))
  else if (word.endsWith('e')) words.push(...wordsOf(word.slice(0, -1)))
  if (word.endsWith('s')) words.push(word.slice(0, -1))
  if (word.endsWith('a')) words.push(`${word.slice(0, -1)}um`)
  if (word.endsWith('ici')) words.push(`${word.slice(0, -1)}us`)
  return words
}

/** Shorter words have too many neighbours with other meanings. */
const shortest = 3

const inflections = (word: string): string[] => {
  if (word.length < shortest || /\d/.test(word)) return []
  const bases = straight(word).filter((base) => base.length >= shortest)
  const forms = new Set([...bent(word), ...bases, ...bases.flatMap(bent)])
  forms.delete(word)
  return [...forms]
}

/** Dutch, as written by the rules of the Groene Boekje. */
export const dutch: Language = {
  stopWords: dutchStopWords,
  // Where everything is that is searched in Dutch.
  stopPhrases: [['in', 'nederland']],
  inflections,
  names: /land$/,
  links: ['', 's', 'e', 'en', 'n', 'er'],
}
