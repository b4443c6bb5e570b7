/**
 * Reads `facetFilters`, `numericFilters`, `tagFilters` and `optionalFilters`: an array whose entries all hold, in which
 * a nested array holds when one of its entries does; or the same as a string, `a:b,(c:d,e:f)`.
 */
import {
  allOf,
  clampScore,
  tagAttribute,
  type FilterLeaf,
  type FilterNode,
  type NumericOperator,
} from './filter-node.ts'
import { numberPattern } from '../number-pattern.ts'
import { shortened } from '../../message-values.ts'
import { badRequest } from '../refusal.ts'
import type { FilterList } from './search-params.ts'

/** Splits at commas outside parentheses. */
const splitTop = (text: string): string[] => {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) {
      parts.push(part)
      part = ''
    } else part += character
  }
  return [...parts, part].map((entry) => entry.trim()).filter((entry) => entry !== '')
}

const fromText = (text: string): readonly FilterList[] =>
  splitTop(text).map((part) => (part.startsWith('(') && part.endsWith(')') ? splitTop(part.slice(1, -1)) : part))

/** A list that holds where both of them do. */
export const bothHold = (a: FilterList, b: FilterList): FilterList =>
  // The outermost list means AND.
  [a, b].flatMap((list) => (typeof list === 'string' ? fromText(list) : list))

const deepest = 20
/** Patterns over an entry may backtrack: short entries keep that cheap. */
const longestEntry = 2000

type LeafParser = { readonly name: string; readonly leaf: (text: string) => FilterLeaf }

const build = (list: FilterList, parser: LeafParser, depth: number): FilterNode | null => {
  const { name, leaf } = parser
  if (depth > deepest)
    throw badRequest(`Invalid value for "${name}" parameter, expected arrays nested at most ${deepest} deep`)
  if (typeof list === 'string') {
    if (list.length > longestEntry)
      throw badRequest(
        `Invalid value for "${name}" parameter, expected at most ${longestEntry} characters in each filter`,
      )
    return list.trim() === '' ? null : leaf(list)
  }
  const parts = list.map((entry) => build(entry, parser, depth + 1)).filter((part) => part !== null)
  // Even depths are AND, odd ones OR.
  return depth % 2 === 0 || parts.length < 2 ? allOf(parts) : { kind: 'or', parts }
}

const tree = (list: FilterList, name: string, leaf: LeafParser['leaf']): FilterNode | null =>
  build(typeof list === 'string' ? fromText(list) : list, { name, leaf }, 0)

/** A leading `-` negates; `\-` is a literal one. */
const signed = (text: string): { negated: boolean; value: string } => {
  if (text.startsWith('\\-')) return { negated: false, value: text.slice(1) }
  return text.startsWith('-') ? { negated: true, value: text.slice(1) } : { negated: false, value: text }
}

const scored = (text: string): { value: string; score: number | null } => {
  const [, value, score] = /^(.*)<score=(\d+)>$/.exec(text) ?? []
  return value === undefined || score === undefined
    ? { value: text, score: null }
    : { value, score: clampScore(Number(score)) }
}

const facetLeaf =
  (name: string) =>
  (text: string): FilterLeaf => {
    const colon = text.indexOf(':')
    if (colon < 1)
      throw badRequest(`${name}: Invalid syntax for facet filter \`${shortened(text)}\`, expected \`attribute:value\``)
    const { negated, value: attribute } = signed(text.slice(0, colon).trim())
    const { value: raw, score } = scored(text.slice(colon + 1))
    const { negated: valueNegated, value } = signed(raw.trim())
    return { kind: 'facet', attribute, value, negated: negated !== valueNegated, score }
  }

const tagLeaf = (text: string): FilterLeaf => {
  const { negated, value } = signed(text.trim())
  return { kind: 'facet', attribute: tagAttribute, value, negated, score: null }
}

/** The ends of filters; the attribute is what stands before, since a pattern for both would try each place in between. */
const comparison = new RegExp(`(<=|>=|!=|=|<|>)\\s*(${numberPattern})$`)
const range = new RegExp(`:\\s*(${numberPattern})\\s+to\\s+(${numberPattern})$`, 'i')

const operatorOf = (text: string): NumericOperator => {
  switch (text) {
    case '<':
    case '<=':
    case '!=':
    case '>=':
    case '>':
      return text
    default:
      return '='
  }
}

const numericLeaf = (text: string): FilterLeaf => {
  const trimmed = text.trim()
  const compared = comparison.exec(trimmed)
  const ranged = compared ? null : range.exec(trimmed)
  const attribute = trimmed.slice(0, (compared ?? ranged)?.index).trimEnd()
  const [, operator = '', value] = compared ?? []
  const [from, to] = (compared ? [value, value] : [ranged?.[1], ranged?.[2]]).map(Number)
  // Infinite numbers are all one in a key of a cache.
  if (attribute === '' || from === undefined || to === undefined || !Number.isFinite(from) || !Number.isFinite(to))
    throw badRequest(`numericFilters: Invalid numeric filter \`${shortened(text)}\``)
  return compared
    ? { kind: 'numeric', attribute, operator: operatorOf(operator), value: from, negated: false }
    : { kind: 'range', attribute, from, to, negated: false }
}

/** The facet filters as a tree. @throws SearchRefusal 400 for an entry without a colon. */
export const parseFacetFilters = (list: FilterList): FilterNode | null =>
  tree(list, 'facetFilters', facetLeaf('facetFilters'))
/** The optional filters as a tree. @throws SearchRefusal 400 for an entry without a colon. */
export const parseOptionalFilters = (list: FilterList): FilterNode | null =>
  tree(list, 'optionalFilters', facetLeaf('optionalFilters'))
/** The numeric filters as a tree. @throws SearchRefusal 400 for an entry that compares nothing. */
export const parseNumericFilters = (list: FilterList): FilterNode | null => tree(list, 'numericFilters', numericLeaf)
/** The tag filters as a tree. */
export const parseTagFilters = (list: FilterList): FilterNode | null => tree(list, 'tagFilters', tagLeaf)
