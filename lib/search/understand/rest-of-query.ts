/** What remains of a query besides the words that were understood. */
import { stopWords } from './stop-words.ts'
import { foldWords } from '../fold.ts'

const edges = /^[\s.,;:/|+&()'’]+|[\s.,;:/|+&()'’]+$/g

/** The piece without the small words at that end of it. */
const dropped = (piece: string, end: RegExp): string => {
  const text = piece.replaceAll(edges, '')
  const word = end.exec(text)?.[1]
  return word === undefined || !stopWords.has(foldWords(word)) ? text : dropped(text.replace(end, ''), end)
}

/** The text without a bracket whose other half was understood as something else. */
const withoutHalfBrackets = (text: string): string => text.replace(/\((?=[^()]*$)/, '').replace(/^([^()]*)\)/, '$1')

/** A piece of the query between two that were understood, without the small words at the ends where those were. */
const trimmed = (text: string, isAfter: boolean, isBefore: boolean): string => {
  const piece = isAfter ? dropped(text, /^([\p{L}\p{N}]+)(?=[\s,;]|$)/u) : text
  return withoutHalfBrackets(isBefore ? dropped(piece, /(?<=[\s,;]|^)([\p{L}\p{N}]+)$/u) : piece).replaceAll(edges, '')
}

/**
 * The words that are left to search for, when those of the spans (UTF-16 units, in the order of the query) were understood as
 * something else; without the small words beside them, such as “in” before a place.
 */
export const restOf = (query: string, spans: readonly { readonly start: number; readonly end: number }[]): string => {
  const pieces = [
    ...spans.map(({ start }, index) => [spans[index - 1]?.end ?? 0, start]),
    [spans.at(-1)?.end ?? 0, query.length],
  ]
  return pieces
    .map(([from, to], index) => trimmed(query.slice(from, to), index > 0, index < spans.length))
    .filter(Boolean)
    .join(' ')
}
