/** `_highlightResult` and `_snippetResult`: the shape of the record, with the words of the query marked. */
import { attributeTree, type AttributeTree } from './attribute-tree.ts'
import { termNumber } from '../index/dictionary.ts'
import { readValue, storedValue, type Value } from '../index/forward.ts'
import { markers, type Mark, type Marker } from './marks.ts'
import type { Matches } from '../match/match.ts'
import { isObject, type JsonObject, type SearchableRecord } from '../paths.ts'
import type { SearchOptions } from '../query/search-params.ts'
import type { TextIndex } from '../index/text-index.ts'

type MatchLevel = 'none' | 'partial' | 'full'

type Context = {
  readonly options: SearchOptions
  /** The words of the query, normalised. */
  readonly words: readonly string[]
}

const defaultSnippetLength = 10

/** The text with each mark between the tags; marks within an earlier mark are dropped. */
export const withMarks = (
  text: string,
  marks: readonly { readonly start: number; readonly end: number }[],
  [before, after]: readonly [string, string],
): string => {
  let shown = ''
  let at = 0
  for (const { start, end } of marks) {
    if (start < at) continue
    shown += `${text.slice(at, start)}${before}${text.slice(start, end)}${after}`
    at = end
  }
  return shown + text.slice(at)
}

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

/** A text of a hit: its words, and how to find the query among them. */
type Leaf = { readonly text: string; readonly value: () => Value; readonly marker: Marker }

const highlightLeaf = ({ options, words }: Context, { text, value, marker }: Leaf) => {
  if (words.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] }
  const read = value()
  const marks = marker.find(text, read)
  const result = {
    value: withMarks(text, marks, [options.highlightPreTag, options.highlightPostTag]),
    ...matched(marks, words),
  }
  if (marks.length === 0) return result
  const covered = marks.reduce((count, mark) => count + (mark.whole ? mark.to - mark.from : 0), 0)
  return { ...result, fullyHighlighted: covered === read.count }
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

const snippetLeaf = ({ options, words }: Context, { text, value, marker }: Leaf, size: number) => {
  const read = value()
  const marks = words.length === 0 ? [] : marker.find(text, read)
  const [from, to] = windowOf(marks, read.count, size)
  const start = from === 0 ? 0 : read.boundsOf(from)[0]
  const end = to >= read.count ? text.length : read.boundsOf(to - 1)[1]
  const inside = marks.filter((mark) => mark.start >= start && mark.end <= end)
  const moved = inside.map((mark) => ({ start: mark.start - start, end: mark.end - start }))
  const body = withMarks(text.slice(start, end), moved, [options.highlightPreTag, options.highlightPostTag])
  const [before, after] = [
    start > 0 ? options.snippetEllipsisText : '',
    end < text.length ? options.snippetEllipsisText : '',
  ]
  return { value: `${before}${body}${after}`, matchLevel: matched(inside, words).matchLevel }
}

/** What stands in for a text; `path` is null where names make it ambiguous. */
type Show = (text: string, path: string | null) => { readonly matchLevel: string }
type Shape = { readonly show: Show; readonly onlyMatching: boolean }

const below = (path: string | null, name: string): string | null =>
  path === null || name.includes('.') ? null : path === '' ? name : `${path}.${name}`

/** The value with each text replaced; undefined where there is none. */
const shaped = (value: unknown, path: string | null, tree: AttributeTree, shape: Shape): unknown => {
  if (typeof value === 'string' || typeof value === 'number')
    return tree === true ? shape.show(String(value), path) : undefined
  if (Array.isArray(value)) {
    const elements = value
      .map((element) => shaped(element, path, tree, shape))
      .filter((element) => element !== undefined)
    if (elements.length === 0) return undefined
    return shape.onlyMatching
      ? elements.filter((element) => !isObject(element) || element['matchLevel'] !== 'none')
      : elements
  }
  if (!isObject(value)) return undefined
  const parts: [string, unknown][] = []
  const names = tree === true ? Object.keys(value) : [...tree.keys()]
  for (const name of names) {
    if (!Object.hasOwn(value, name)) continue
    const part = shaped(value[name], below(path, name), tree === true ? true : (tree.get(name) ?? true), shape)
    if (part !== undefined) parts.push([name, part])
  }
  return Object.fromEntries(parts)
}

const topLevel = (record: SearchableRecord, tree: AttributeTree, shape: Shape): JsonObject => {
  const { objectID: _own, ...rest } = record
  const result = shaped(rest, '', tree, shape)
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

/**
 * A function that gives the texts of a record in the order in which it is walked: searched attributes as the index keeps
 * them, others read anew.
 */
const leaves = (index: TextIndex) => {
  const slots = new Map(index.slots.map(({ path }, slot) => [path, slot]))
  const idOf = (term: string) => termNumber(index.dictionary, term)
  return (doc: number, marker: Marker) => {
    const seen = new Map<number, number>()
    return (text: string, path: string | null): Leaf => {
      const slot = path === null ? undefined : slots.get(path)
      const ordinal = slot === undefined ? 0 : (seen.get(slot) ?? 0)
      if (slot !== undefined) seen.set(slot, ordinal + 1)
      const stored = () =>
        slot === undefined
          ? null
          : storedValue(index.forward, index.slots.length, { doc, slot, ordinal }, marker.wanted)
      return { text, value: () => stored() ?? readValue(text, idOf, marker.wanted), marker }
    }
  }
}

/** What was searched for: matches in one segment, and the words of the query. */
export type Searched = {
  readonly index: TextIndex
  readonly matches: Matches
  readonly words: readonly string[]
}

/**
 * A function that gives a hit's highlights and snippets.
 * Source: spec 4.3 `attributesToSnippet`, `attributesToHighlight` (an empty list disables). Values hold the record's raw text: escaping
 * is for whoever shows it.
 */
export const highlighter = (
  { index, matches, words }: Searched,
  searchable: readonly string[],
  options: SearchOptions,
): ((record: SearchableRecord, doc: number) => Highlights) => {
  const toHighlight = options.attributesToHighlight ?? searchable
  if (toHighlight.length === 0 && options.attributesToSnippet.length === 0) return () => ({})
  const context: Context = { options, words }
  const markerOf = markers(matches, index.dictionary.terms.length)
  const leavesOf = leaves(index)
  const highlighted = attributeTree(toHighlight)
  const snippets = options.attributesToSnippet.map((declaration) => {
    const [, path = declaration, size] = /^(.*?)(?::(\d+))?$/.exec(declaration) ?? []
    return { tree: attributeTree([path]), size: size === undefined ? defaultSnippetLength : Math.max(1, Number(size)) }
  })
  const onlyMatching = options.restrictHighlightAndSnippetArrays
  return (record, doc) => {
    const result: Highlights = {}
    const marker = markerOf(doc)
    const shape = (tree: AttributeTree, show: (leaf: Leaf) => { readonly matchLevel: string }) => {
      const leaf = leavesOf(doc, marker)
      return topLevel(record, tree, { show: (text, path) => show(leaf(text, path)), onlyMatching })
    }
    if (toHighlight.length > 0) result._highlightResult = shape(highlighted, (leaf) => highlightLeaf(context, leaf))
    if (snippets.length > 0) {
      const parts = snippets.map(({ tree, size }) => shape(tree, (leaf) => snippetLeaf(context, leaf, size)))
      const whole = parts.reduce<unknown>(merged, {})
      result._snippetResult = isObject(whole) ? whole : {}
    }
    return result
  }
}
