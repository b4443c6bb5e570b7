/**
 * Text to words. A word is a run of letters and digits; everything else separates. Words that a hyphen or an
 * apostrophe holds together also count as one, so that `zijinstromer` matches `zij-instromer`.
 */

/** One word of a text: its normalised form, its place among the words, and its range in the text (UTF-16 units). */
export type Span = {
  readonly term: string
  readonly position: number
  readonly start: number
  readonly end: number
  /** How many words of the text it covers: 1, or more for words joined by hyphens and apostrophes. */
  readonly width: number
}

/** Longer words are cut: visitors do not type them, and the depth of the dictionary stays bounded. */
const longestTerm = 80

const letterOrDigit = /[\p{L}\p{N}\p{M}]/u
const marks = /\p{M}+/gu
const notInWords = /[^\p{L}\p{N}]+/gu
const plain = /^[a-z0-9]+$/
/** Letters that NFKD leaves whole although readers type them without the stroke. */
const strokes: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
const stroked = /[ßøæœłđðþı]/g

const word = 1
const separator = 2
const joiner = 3
/** Kind per UTF-16 unit, filled as characters turn up: a regular expression per character costs ten times more. */
const kinds = new Uint8Array(65536)
for (const character of "'’‘ʼ`´-‐‑\u00AD\u200C\u200D") kinds[character.charCodeAt(0)] = joiner

const kindOf = (code: number): number => {
  const cached = kinds[code]
  if (cached) return cached
  const kind = letterOrDigit.test(String.fromCharCode(code)) ? word : separator
  kinds[code] = kind
  return kind
}

/**
 * The form in which a word is compared: lower case, without diacritics, compatibility forms resolved; empty when
 * nothing of a word remains.
 * Source: the search service's documented normalisation (NFKD). Chosen: stroked letters fold to their base letters.
 */
export const fold = (text: string): string => {
  if (plain.test(text)) return text.slice(0, longestTerm)
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(stroked, (letter) => strokes[letter] ?? letter)
    .replace(notInWords, '')
    .slice(0, longestTerm)
}

/** Numbers per word in a `Words` list. */
export const wordSize = 4
/**
 * The words of a text in reading order, each joined form right after the run that it joins. Per word: its term, where
 * it starts and ends in the text, and its position × 256 + width. Flat, because texts have a great many words.
 */
export type Words = Uint32Array

/** Filled word by word and handed out as it is; reading is never interrupted, so one will do. */
let buffer = new Uint32Array(4096)
let filled = 0

const append = (term: number, start: number, end: number, place: number): void => {
  if (filled + wordSize > buffer.length) {
    const larger = new Uint32Array(buffer.length * 2)
    larger.set(buffer)
    buffer = larger
  }
  buffer[filled] = term
  buffer[filled + 1] = start
  buffer[filled + 2] = end
  buffer[filled + 3] = place
  filled += wordSize
}

/** How the texts of an attribute are read. */
export type TokenizerOptions = {
  /** Characters that are words of their own although they are neither letters nor digits. */
  readonly separators: string
  /** Whether `zijInstromer` is two words, held together as if by a hyphen. */
  readonly splitsCase: boolean
}

const plainText: TokenizerOptions = { separators: '', splitsCase: false }

/** Characters that can be indexed as words: no letters, digits, spaces or currencies. Source: the service's documentation. */
export const separatorsOnly = /^[^\p{L}\p{N}\p{M}\p{Sc}\s\u{10000}-\u{10FFFF}]*$/u

const lower = /\p{Ll}/u
const upper = /\p{Lu}/u

const changesCase = (text: string, index: number): boolean =>
  index > 0 && lower.test(text.charAt(index - 1)) && upper.test(text.charAt(index))

type Part = { readonly term: string; readonly start: number; readonly end: number; readonly position: number }

const appendJoined = (parts: readonly Part[], idOf: (term: string) => number): void => {
  const first = parts[0]
  const last = parts.at(-1)
  if (!first || !last) return
  const term = parts.map((part) => part.term).join('')
  append(idOf(term.slice(0, longestTerm)), first.start, last.end, first.position * 256 + Math.min(255, parts.length))
}

/** The joined forms of a run of words: the whole run and, in longer runs, each pair. */
const closeRun = (run: readonly Part[], idOf: (term: string) => number): void => {
  if (run.length < 2) return
  appendJoined(run, idOf)
  if (run.length > 2) for (let at = 1; at < run.length; at += 1) appendJoined(run.slice(at - 1, at + 1), idOf)
}

/** Letters and emoji outside the first plane come as two units, of which both are part of a word or neither. */
const isWordPair = (text: string, index: number): boolean => {
  const isSecond = (text.charCodeAt(index) & 0xfc00) === 0xdc00 && (text.charCodeAt(index - 1) & 0xfc00) === 0xd800
  const first = isSecond ? index - 1 : index
  return letterOrDigit.test(String.fromCodePoint(text.codePointAt(first) ?? 0))
}

const isWord = (text: string, index: number): boolean => {
  if (index >= text.length) return false
  const code = text.charCodeAt(index)
  return (code & 0xf800) === 0xd800 ? isWordPair(text, index) : kindOf(code) === word
}

/**
 * The words of a text; `idOf` numbers the terms. The list is valid until the next text is read: callers that store it
 * must copy it.
 */
export const readWords = (
  text: string,
  idOf: (term: string) => number,
  { separators, splitsCase }: TokenizerOptions = plainText,
): Words => {
  filled = 0
  let run: Part[] = []
  let position = 0
  let index = 0
  while (index < text.length) {
    if (!isWord(text, index)) {
      if (separators !== '' && separators.includes(text.charAt(index))) {
        closeRun(run, idOf)
        run = []
        append(idOf(text.charAt(index)), index, index + 1, position * 256 + 1)
        position += 1
        index += 1
        continue
      }
      const holds = kindOf(text.charCodeAt(index)) === joiner && isWord(text, index + 1)
      if (!holds && run.length > 0) {
        closeRun(run, idOf)
        run = []
      }
      index += 1
      continue
    }
    const start = index
    while (isWord(text, index)) {
      index += 1
      if (splitsCase && changesCase(text, index)) break
    }
    const term = fold(text.slice(start, index))
    if (term === '') continue
    append(idOf(term), start, index, position * 256 + 1)
    // Only a joiner on either side, or a change of case, makes a run; most words need no more than this.
    const goesOn = kindOf(text.charCodeAt(index)) === joiner ? isWord(text, index + 1) : isWord(text, index)
    if (run.length > 0 || goesOn) run.push({ term, start, end: index, position })
    position += 1
  }
  closeRun(run, idOf)
  return buffer.subarray(0, filled)
}

/** The same as a list of objects, for short texts. */
export const spansOf = (text: string, separators = ''): Span[] => {
  const terms: string[] = []
  const words = readWords(text, (term) => terms.push(term) - 1, { separators, splitsCase: false })
  return terms.map((_, number): Span => {
    const [id = 0, start = 0, end = 0, place = 0] = words.subarray(number * wordSize, (number + 1) * wordSize)
    return { term: terms[id] ?? '', start, end, position: place >>> 8, width: place % 256 }
  })
}

/**
 * How many UTF-16 units of `text` make up the first `length` units of its normalised form; for marking the typed part of a
 * longer word.
 */
export const unfoldedLength = (text: string, length: number): number => {
  let folded = 0
  let end = 0
  for (const character of text) {
    if (folded >= length && !/\p{M}/u.test(character)) break
    folded += fold(character).length
    end += character.length
  }
  return end
}
