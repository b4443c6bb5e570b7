/** `_highlightResult` and `_snippetResult`: the shape of the record, with the words of the query marked. */
import { attributeTree, type AttributeTree } from './attribute-tree.ts'
import { withMarks } from './facets.ts'
import { markFinder, type Mark } from './marks.ts'
import type { Matches } from './match.ts'
import { isObject, type JsonObject, type SearchableRecord } from './paths.ts'
import type { SearchOptions } from './search-params.ts'
import { wordCount, wordSize, type Words } from './text.ts'

type MatchLevel = 'none' | 'partial' | 'full'

type Context = {
  readonly options: SearchOptions
  /** The words of the query, normalised. */
  readonly words: readonly string[]
  readonly read: (text: string) => Words
  readonly find: (text: string, words: Words, doc: number) => Mark[]
}

const defaultSnippetLength = 10

const matched = (
  marks: readonly Mark[],
  words: readonly string[],
): { matchLevel: MatchLevel; matchedWords: string[] } => {
  const numbers = new Set(marks.flatMap((mark) => mark.words))
  const matchLevel = numbers.size === 0 ? 'none' : numbers.size < words.length ? 'partial' : 'full'
  return {
    matchLevel,
    matchedWords: [...new Set([...numbers].sort((a, b) => a - b).flatMap((number) => words[number] ?? []))],
  }
}

const highlightLeaf = ({ options, words, read, find }: Context, text: string, doc: number) => {
  if (words.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] }
  const readText = read(text)
  const marks = find(text, readText, doc)
  const result = {
    value: withMarks(text, marks, [options.highlightPreTag, options.highlightPostTag]),
    ...matched(marks, words),
  }
  if (marks.length === 0) return result
  const covered = marks.reduce((count, mark) => count + (mark.whole ? mark.to - mark.from : 0), 0)
  return { ...result, fullyHighlighted: covered === wordCount(readText) }
}

/** The run of `size` words that holds most of the query, with room on both sides; from the start when nothing is marked. */
const windowOf = (marks: readonly Mark[], length: number, size: number): readonly [number, number] => {
  let best = { from: 0, to: 0, distinct: 0, count: 0 }
  marks.forEach((mark, at) => {
    const within = marks.slice(at).filter((other) => other.to <= mark.from + size)
    const distinct = new Set(within.flatMap((other) => other.words)).size
    if (distinct > best.distinct || (distinct === best.distinct && within.length > best.count))
      best = { from: mark.from, to: within.at(-1)?.to ?? mark.to, distinct, count: within.length }
  })
  const room = Math.max(0, size - (best.to - best.from))
  const from = Math.max(0, Math.min(best.from - Math.floor(room / 2), length - size))
  return [from, Math.min(length, from + size)]
}

/** Where the word at a place starts (`side` 1) or ends (2) in its text. */
const boundary = (words: Words, place: number, side: 1 | 2): number => {
  for (let at = 0; at < words.length; at += wordSize)
    if (words[at + 3] === place * 256 + 1) return words[at + side] ?? 0
  return 0
}

const snippetLeaf = (
  { options, words, read, find }: Context,
  text: string,
  { doc, size }: { doc: number; size: number },
) => {
  const readText = read(text)
  const marks = words.length === 0 ? [] : find(text, readText, doc)
  const length = wordCount(readText)
  const [from, to] = windowOf(marks, length, size)
  const start = from === 0 ? 0 : boundary(readText, from, 1)
  const end = to >= length ? text.length : boundary(readText, to - 1, 2)
  const inside = marks.filter((mark) => mark.start >= start && mark.end <= end)
  const moved = inside.map((mark) => ({ start: mark.start - start, end: mark.end - start }))
  const body = withMarks(text.slice(start, end), moved, [options.highlightPreTag, options.highlightPostTag])
  const [before, after] = [
    start > 0 ? options.snippetEllipsisText : '',
    end < text.length ? options.snippetEllipsisText : '',
  ]
  return { value: `${before}${body}${after}`, matchLevel: matched(inside, words).matchLevel }
}

type Leaf = (text: string) => { readonly matchLevel: string }

/** The value with each text replaced by its leaf; undefined where there is none. */
const shaped = (value: unknown, tree: AttributeTree, leaf: Leaf, onlyMatching: boolean): unknown => {
  if (typeof value === 'string' || typeof value === 'number') return tree === true ? leaf(String(value)) : undefined
  if (Array.isArray(value)) {
    const elements = value
      .map((element) => shaped(element, tree, leaf, onlyMatching))
      .filter((element) => element !== undefined)
    if (elements.length === 0) return undefined
    return onlyMatching
      ? elements.filter((element) => !isObject(element) || element['matchLevel'] !== 'none')
      : elements
  }
  if (!isObject(value)) return undefined
  const parts: [string, unknown][] = []
  const names = tree === true ? Object.keys(value) : [...tree.keys()]
  for (const name of names) {
    if (!Object.hasOwn(value, name)) continue
    const part = shaped(value[name], tree === true ? true : (tree.get(name) ?? true), leaf, onlyMatching)
    if (part !== undefined) parts.push([name, part])
  }
  return Object.fromEntries(parts)
}

const topLevel = (record: SearchableRecord, tree: AttributeTree, leaf: Leaf, onlyMatching: boolean): JsonObject => {
  const { objectID: _own, ...rest } = record
  const result = shaped(rest, tree, leaf, onlyMatching)
  return isObject(result) ? result : {}
}

/** Two results of one shape as one: each may hold attributes that the other lacks. */
const merged = (a: unknown, b: unknown): unknown => {
  if (Array.isArray(a) && Array.isArray(b)) return a.map((element, at) => merged(element, b[at]))
  if (!isObject(a) || !isObject(b)) return b ?? a
  const parts: Record<string, unknown> = { ...a }
  for (const [name, part] of Object.entries(b)) parts[name] = merged(a[name], part)
  return parts
}

export type Highlights = { _highlightResult?: JsonObject; _snippetResult?: JsonObject }

/** What was searched, and how its texts are read; `terms` is the size of the dictionary. */
export type Searched = {
  readonly matches: Matches
  readonly words: readonly string[]
  readonly read: (text: string) => Words
  readonly terms: number
}

/**
 * A function that gives a hit's highlights and snippets.
 * Source: spec 4.3 `attributesToSnippet`, `attributesToHighlight` (an empty list disables). Values hold the record's raw text: escaping
 * is for whoever shows it.
 */
export const highlighter = (
  { matches, words, read, terms }: Searched,
  searchable: readonly string[],
  options: SearchOptions,
): ((record: SearchableRecord, doc: number) => Highlights) => {
  const context: Context = { options, words, read, find: markFinder(matches, terms) }
  const toHighlight = options.attributesToHighlight ?? searchable
  const highlighted = attributeTree(toHighlight)
  const snippets = options.attributesToSnippet.map((declaration) => {
    const [, path = declaration, size] = /^(.*?)(?::(\d+))?$/.exec(declaration) ?? []
    return { tree: attributeTree([path]), size: size === undefined ? defaultSnippetLength : Math.max(1, Number(size)) }
  })
  const only = options.restrictHighlightAndSnippetArrays
  return (record, doc) => {
    const result: Highlights = {}
    if (toHighlight.length > 0)
      result._highlightResult = topLevel(record, highlighted, (text) => highlightLeaf(context, text, doc), only)
    if (snippets.length > 0) {
      const parts = snippets.map(({ tree, size }) =>
        topLevel(record, tree, (text) => snippetLeaf(context, text, { doc, size }), only),
      )
      const whole = parts.reduce<unknown>(merged, {})
      result._snippetResult = isObject(whole) ? whole : {}
    }
    return result
  }
}
