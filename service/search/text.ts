/**
 * Text to words. A word is a run of letters and digits; everything else separates. Words that a hyphen or an
 * apostrophe holds together also count as one, so that `zij-instromer` is found as `zijinstromer`.
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

/** Longer words are cut: nobody types them, and the depth of the dictionary stays bounded. */
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
  const known = kinds[code]
  if (known) return known
  // Letters outside the first plane come as two units; taking both as parts of a word keeps them together.
  const kind = (code >= 0xd800 && code <= 0xdfff) || letterOrDigit.test(String.fromCharCode(code)) ? word : separator
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
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .replace(stroked, (letter) => strokes[letter] ?? letter)
    .replace(notInWords, '')
    .slice(0, longestTerm)
}

const joined = (parts: readonly Span[]): Span | null => {
  const first = parts[0]
  const last = parts.at(-1)
  if (!first || !last) return null
  const term = parts
    .map((part) => part.term)
    .join('')
    .slice(0, longestTerm)
  return { term, position: first.position, start: first.start, end: last.end, width: parts.length }
}

/** The joined forms of a run of words: the whole run and, in longer runs, each pair. */
const joinedForms = (run: readonly Span[]): Span[] => {
  if (run.length < 2) return []
  const pairs = run.length > 2 ? run.slice(1).map((part, index) => joined([run[index] ?? part, part])) : []
  return [joined(run), ...pairs].filter((form) => form !== null)
}

/** The words of a text in reading order, each joined form right after the run that it joins. */
export const spansOf = (text: string): Span[] => {
  const spans: Span[] = []
  let run: Span[] = []
  let position = 0
  let index = 0
  const closeRun = () => {
    if (run.length > 1) spans.push(...joinedForms(run))
    run = []
  }
  while (index < text.length) {
    if (kindOf(text.charCodeAt(index)) !== word) {
      const holds =
        kindOf(text.charCodeAt(index)) === joiner &&
        index + 1 < text.length &&
        kindOf(text.charCodeAt(index + 1)) === word
      if (!holds) closeRun()
      index += 1
      continue
    }
    const start = index
    while (index < text.length && kindOf(text.charCodeAt(index)) === word) index += 1
    const term = fold(text.slice(start, index))
    if (term === '') continue
    const span = { term, position, start, end: index, width: 1 }
    position += 1
    spans.push(span)
    run.push(span)
  }
  closeRun()
  return spans
}

/**
 * How many UTF-16 units of `text` make up the first `length` units of its normalised form; for marking the typed part of a
 * longer word.
 */
export const unfoldedLength = (text: string, length: number): number => {
  let folded = 0
  let taken = 0
  for (const character of text) {
    if (folded >= length && !/\p{M}/u.test(character)) break
    folded += fold(character).length
    taken += character.length
  }
  return taken
}
