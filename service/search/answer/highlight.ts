/** `_highlightResult` and `_snippetResult`: the shape of the record, with the words of the query marked. */
import { attributeTree, coveredNames, type AttributeTree } from './attribute-tree.ts'
import { noDeadline, type Deadline } from '../deadline.ts'
import { termNumber } from '../index/dictionary.ts'
import { readValue, storedValue, type Cursor, type Value } from '../index/forward.ts'
import { characterEdge, wholeMarks } from './mark-edges.ts'
import { markers, type Mark, type Marker } from './marks.ts'
import { sentenceBefore } from './sentence.ts'
import type { Matches } from '../match/match.ts'
import { isObject, type JsonObject } from '#platform/json-object.ts'
import { type SearchableRecord } from '../paths.ts'
import type { SearchOptions } from '../query/search-params.ts'
import { spansOf } from '../index/text.ts'
import { tokenizerOptions, type TextIndex } from '../index/text-index.ts'

type MatchLevel = 'none' | 'partial' | 'full'

type Context = {
  readonly options: SearchOptions
  /** Counts bytes of the answer. */
  readonly take: Deadline['take']
  readonly plainTags: boolean
  /** The words of the query, normalised. */
  readonly words: readonly string[]
  /** All words that were typed, those included that were left out of the search. */
  readonly typed: ReadonlySet<string>
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

/** Bytes of a shown text beside its value and its words: names, quotation marks, level. */
const aroundValue = 100

/** Whether tags stand in JSON as they are; those that consist of quotation marks take more bytes there. */
const areTagsPlain = ({ highlightPreTag, highlightPostTag, snippetEllipsisText }: SearchOptions): boolean => {
  const tags = `${highlightPreTag}${highlightPostTag}${snippetEllipsisText}`
  return JSON.stringify(tags).length === tags.length + 2
}

const takeValue = ({ take, plainTags }: Context, value: string, matchedWords: readonly string[] = []): void =>
  take(
    Buffer.byteLength(plainTags ? value : JSON.stringify(value)) +
      Buffer.byteLength(matchedWords.join('","')) +
      aroundValue,
  )

/** A text of a hit: its words, and how to find the query among them. */
type Leaf = { readonly text: string; readonly value: () => Value; readonly marker: Marker }

const highlightLeaf = (context: Context, { text, value, marker }: Leaf) => {
  const { options, words, typed } = context
  if (words.length === 0) {
    takeValue(context, text)
    return { value: text, matchLevel: 'none', matchedWords: [] }
  }
  const read = value()
  const marks = wholeMarks(text, marker.find(text, read), typed)
  const result = {
    value: withMarks(text, marks, [options.highlightPreTag, options.highlightPostTag]),
    ...matched(marks, words),
  }
  takeValue(context, result.value, result.matchedWords)
  if (marks.length === 0) return result
  const coveredLength = marks.reduce((count, mark) => count + (mark.whole ? mark.to - mark.from : 0), 0)
  return { ...result, fullyHighlighted: coveredLength === read.count }
}

/**
 * The run of `size` words that holds most of the query: from the beginning of its sentence where that leaves the marks
 * in it, else with room on both sides; from the start when nothing is marked.
 */
const windowOf = (
  text: string,
  marks: readonly Mark[],
  { count: length }: Pick<Value, 'count'>,
  size: number,
): readonly [number, number] => {
  let best = { from: 0, to: 0, start: 0, distinct: 0, count: 0 }
  /** How often each word of the query is marked from the current mark up to `end`. */
  const times = new Map<number, number>()
  const change = (mark: Mark | undefined, by: number) => {
    for (const word of mark?.words ?? []) {
      const count = (times.get(word) ?? 0) + by
      if (count > 0) times.set(word, count)
      else times.delete(word)
    }
  }
  let end = 0
  marks.forEach((mark, at) => {
    for (let next = marks[end]; next && next.to <= mark.from + size; next = marks[end]) {
      change(next, 1)
      end += 1
    }
    if (end <= at) {
      end = at + 1
      return
    }
    const count = end - at
    if (times.size > best.distinct || (times.size === best.distinct && count > best.count))
      best = { from: mark.from, to: marks[end - 1]?.to ?? mark.to, start: mark.start, distinct: times.size, count }
    change(mark, -1)
  })
  const room = Math.max(0, size - (best.to - best.from))
  const sentence = best.count > 0 ? sentenceBefore(text, best.start, room) : null
  const wanted = sentence ? best.from - sentence.words : best.from - Math.floor(room / 2)
  const from = Math.max(0, Math.min(wanted, length - size))
  return [from, Math.min(length, from + size)]
}

const snippetLeaf = (context: Context, { text, value, marker }: Leaf, size: number) => {
  const { options, words, typed } = context
  const read = value()
  const marks = words.length === 0 ? [] : wholeMarks(text, marker.find(text, read), typed)
  const [from, to] = windowOf(text, marks, read, size)
  const start = from === 0 ? 0 : characterEdge(text, read.boundsOf(from)[0], 'before')
  const end = to >= read.count ? text.length : characterEdge(text, read.boundsOf(to - 1)[1], 'behind')
  const inside = marks.filter((mark) => mark.start >= start && mark.end <= end)
  const moved = inside.map((mark) => ({ start: mark.start - start, end: mark.end - start }))
  const body = withMarks(text.slice(start, end), moved, [options.highlightPreTag, options.highlightPostTag])
  const [before, after] = [
    start > 0 ? options.snippetEllipsisText : '',
    end < text.length ? options.snippetEllipsisText : '',
  ]
  const shown = `${before}${body}${after}`
  takeValue(context, shown)
  return { value: shown, matchLevel: matched(inside, words).matchLevel }
}

/** Builds the replacement of a text; `path` is null where names make it ambiguous. */
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
  for (const name of coveredNames(value, tree)) {
    const coverage = tree === true ? true : tree.get(name)
    const part = coverage === undefined ? undefined : shaped(value[name], below(path, name), coverage, shape)
    if (part !== undefined) parts.push([name, part])
  }
  return Object.fromEntries(parts)
}

const topLevel = (record: SearchableRecord, tree: AttributeTree, shape: Shape): JsonObject => {
  const { objectID: _own, ...rest } = record
  const result = shaped(rest, '', tree, shape)
  return isObject(result) ? result : {}
}

/**
 * The attributes to snippet as a tree, and how many words of each; where several declarations cover one, the last
 * counts.
 */
const snippetsOf = (declarations: readonly string[]) => {
  const declared = new Map<string, { readonly size: number; readonly order: number }>()
  for (const [order, declaration] of declarations.entries()) {
    const [, path = declaration, size] = /^(.*?)(?::(\d+))?$/.exec(declaration) ?? []
    declared.set(path, { size: size === undefined ? defaultSnippetLength : Math.max(1, Number(size)), order })
  }
  const sizeByPath = new Map<string, number>()
  const sizeAt = (path: string): number => {
    const steps = path.split('.')
    const covering = ['*', ...steps.map((_, at) => steps.slice(0, at + 1).join('.'))]
    const sizes = covering.flatMap((one) => declared.get(one) ?? [])
    return sizes.toSorted((a, b) => b.order - a.order)[0]?.size ?? defaultSnippetLength
  }
  return {
    tree: attributeTree([...declared.keys()]),
    sizeOf: (path: string): number => {
      const size = sizeByPath.get(path) ?? sizeAt(path)
      sizeByPath.set(path, size)
      return size
    },
  }
}

export type Highlights = { _highlightResult?: JsonObject; _snippetResult?: JsonObject }

/**
 * Returns a function that gives the texts of a record in traversal order: searched attributes from the index, other
 * attributes read from the record.
 */
const leaves = (index: TextIndex) => {
  const slots = new Map(index.slots.map(({ path }, slot) => [path, slot]))
  const idOf = (term: string) => termNumber(index.dictionary, term)
  return (doc: number, marker: Marker) => {
    const bySlot = new Map<number, { count: number; readonly cursor: Cursor }>()
    const nextOf = (slot: number) => {
      const state = bySlot.get(slot) ?? {
        count: 0,
        cursor: { ordinal: 0, cell: index.forward.starts[doc * index.slots.length + slot] ?? 0 },
      }
      bySlot.set(slot, state)
      const { count: ordinal, cursor } = state
      state.count += 1
      return { doc, slot, ordinal, cursor }
    }
    return (text: string, path: string | null): Leaf => {
      const slot = path === null ? undefined : slots.get(path)
      const at = slot === undefined ? null : nextOf(slot)
      const stored = () => at && storedValue(index.forward, index.slots.length, at, marker.wanted)
      const read = () => readValue(text, idOf, marker.wanted, tokenizerOptions(index.reading, path ?? ''))
      return { text, value: () => stored() ?? read(), marker }
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
 * Source: docs/contract.md 4.3 `attributesToSnippet`, `attributesToHighlight` (an empty list disables). Values hold the record's raw text: escaping
 * is for whoever shows it.
 */
export const highlighter = (
  { index, matches, words }: Searched,
  searchable: readonly string[],
  options: SearchOptions,
  take: Deadline['take'] = noDeadline.take,
): ((record: SearchableRecord, doc: number) => Highlights) => {
  const toHighlight = options.attributesToHighlight ?? searchable
  if (toHighlight.length === 0 && options.attributesToSnippet.length === 0) return () => ({})
  const typed = new Set(spansOf(options.query).map(({ term }) => term))
  const context: Context = { options, words, typed, take, plainTags: areTagsPlain(options) }
  const markerOf = markers(matches, index.dictionary.terms.length)
  const leavesOf = leaves(index)
  const highlighted = attributeTree(toHighlight)
  const snippets = snippetsOf(options.attributesToSnippet)
  const onlyMatching = options.restrictHighlightAndSnippetArrays
  return (record, doc) => {
    const result: Highlights = {}
    const marker = markerOf(doc)
    const shape = (tree: AttributeTree, show: (leaf: Leaf, path: string) => { readonly matchLevel: string }) => {
      const leaf = leavesOf(doc, marker)
      return topLevel(record, tree, { show: (text, path) => show(leaf(text, path), path ?? ''), onlyMatching })
    }
    if (toHighlight.length > 0) result._highlightResult = shape(highlighted, (leaf) => highlightLeaf(context, leaf))
    if (options.attributesToSnippet.length > 0)
      result._snippetResult = shape(snippets.tree, (leaf, path) => snippetLeaf(context, leaf, snippets.sizeOf(path)))
    return result
  }
}
