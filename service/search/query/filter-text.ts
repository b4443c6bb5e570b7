/**
 * Reads the `filters` parameter.
 *
 *     expression := either ('AND' either)*           OR binds tighter than AND: a AND b OR c is a AND (b OR c)
 *     either     := term ('OR' term)*                all terms of one OR are of the same kind
 *     term       := '(' expression ')' | ['NOT'] leaf
 *     leaf       := name operator number | name ':' number 'TO' number | [name ':'] value ['<score=' number '>']
 *
 * Source: the search service's published syntax; docs/contract.md 4.3 `filters`.
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
import { badRequest, type SearchRefusal } from '../refusal.ts'

type Token = {
  readonly kind: 'string' | 'quoted' | 'numeric' | 'sign' | 'keyword' | 'incomplete' | 'empty' | 'end'
  readonly text: string
  readonly column: number
}

const keywords = new Set(['AND', 'OR', 'NOT', 'TO'])
const operators: ReadonlySet<string> = new Set(['<', '<=', '=', '!=', '>=', '>'])
const isOperator = (text: string): text is NumericOperator => operators.has(text)
const number = new RegExp(`^${numberPattern}$`)

/** Empty space, a value in quotation marks of either kind with the mark that ends it, a sign, or a word. */
const tokenPattern =
  /(\s+)|"((?:[^"\\]|\\["\\]?)*)("?)|'((?:[^'\\]|\\['\\]?)*)('?)|(<=|>=|!=|[<>=!:();])|[^\s()<>=!:'";]+/g

const tokensOf = (text: string): Token[] => {
  const tokens: Token[] = []
  for (const match of text.matchAll(tokenPattern)) {
    const [word, space, double, doubleEnd, single, singleEnd, sign] = match
    const { index: column } = match
    const value = double?.replaceAll(/\\(["\\])/g, '$1') ?? single?.replaceAll(/\\(['\\])/g, '$1')
    if (value === undefined) {
      const kind = sign ? 'sign' : keywords.has(word) ? 'keyword' : number.test(word) ? 'numeric' : 'string'
      if (space === undefined) tokens.push({ kind, text: word, column })
    } else if (!(doubleEnd ?? singleEnd)) tokens.push({ kind: 'incomplete', text: value, column })
    // The published error points behind the quote of an empty string, at the quote of an unclosed one.
    else if (value === '') tokens.push({ kind: 'empty', text: '', column: column + 1 })
    else tokens.push({ kind: 'quoted', text: value, column })
  }
  tokens.push({ kind: 'end', text: '', column: text.length })
  return tokens
}

const shown = ({ kind, text }: Token): string => {
  switch (kind) {
    case 'string':
    case 'quoted':
      return `string(${shortened(text)})`
    case 'numeric':
      return `numeric(${shortened(text)})`
    case 'incomplete':
      return 'incomplete string'
    case 'empty':
      return 'empty string'
    case 'end':
      return 'end of filter'
    default:
      return isOperator(text) ? text : `'${text}'`
  }
}

type Kind = 'tag' | 'facet' | 'numeric'

const forms: Readonly<Record<Kind, string>> = {
  tag: 'a tag filter which needs to have this form:\n - _tags:tag_value\n - tag_value',
  facet: 'a facet filter which needs to have this form:\n - facet_name:facet_value',
  numeric: `a numeric filter which needs to have one of the following form:\n${['=10', '>10', '>=10', '<10', '<=10', '!=10', ':10 TO 20'].map((end) => ` - numeric_attr_name${end}`).join('\n')}`,
}

const kindOf = (leaf: FilterLeaf): Kind => {
  if (leaf.kind !== 'facet') return 'numeric'
  return leaf.attribute === tagAttribute ? 'tag' : 'facet'
}

const leavesOf = (node: FilterNode): FilterLeaf[] =>
  node.kind === 'and' || node.kind === 'or' ? node.parts.flatMap(leavesOf) : [node]
const hasAnd = (node: FilterNode): boolean => node.kind === 'and' || (node.kind === 'or' && node.parts.some(hasAnd))

/** Joins the terms of an OR, or refuses what the service cannot evaluate. */
const either = (terms: readonly FilterNode[], refuse: (message: string) => SearchRefusal): FilterNode => {
  const [first] = terms
  if (first && terms.length === 1) return first
  if (terms.some(hasAnd)) throw refuse('filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed')
  const kinds = terms.flatMap(leavesOf).map(kindOf)
  const [kind = 'facet'] = kinds
  if (kinds.some((other) => other !== kind))
    throw refuse(`Different types are not allowed in the same OR.\nExpected ${forms[kind]}`)
  return { kind: 'or', parts: terms }
}

/** Parentheses inside parentheses. */
const mostParentheses = 100
/** Spaces in a row. Chosen: a value has few, and answers echo each as three characters. */
const mostSpaces = 100

const parser = (text: string, refuse: (message: string) => SearchRefusal) => {
  const tokens = tokensOf(text)
  const end: Token = { kind: 'end', text: '', column: text.length }
  let at = 0
  const peek = (ahead = 0) => tokens[at + ahead] ?? end
  const isWord = (token: Token) => token.kind === 'string' || token.kind === 'quoted' || token.kind === 'numeric'
  const unexpected = (token: Token, expected: string) =>
    refuse(`Unexpected token ${shown(token)} expected ${expected} at col ${token.column}`)
  const take = (fits: (token: Token) => boolean, expected: string): Token => {
    const token = peek()
    if (!fits(token)) throw unexpected(token, expected)
    at += 1
    return token
  }
  const isSign = (token: Token, sign: string) => token.kind === 'sign' && token.text === sign
  const isKeyword = (token: Token, keyword: string) => token.kind === 'keyword' && token.text === keyword
  const takeNumber = () => {
    const token = take(({ kind }) => kind === 'numeric', 'numeric')
    const value = Number(token.text)
    if (!Number.isFinite(value)) throw refuse(`Number ${shown(token)} is out of range at col ${token.column}`)
    return value
  }

  const score = (): number | null => {
    if (!isSign(peek(), '<')) return null
    at += 1
    take((token) => token.text === 'score' && token.kind === 'string', 'numeric')
    take((token) => isSign(token, '='), "'='")
    const value = takeNumber()
    take((token) => isSign(token, '>'), "'>'")
    return clampScore(value)
  }
  const valued = (attribute: string, negated: boolean): FilterLeaf => {
    if (peek().kind === 'numeric' && isKeyword(peek(1), 'TO')) {
      const from = takeNumber()
      at += 1
      return { kind: 'range', attribute, from, to: takeNumber(), negated }
    }
    const value = take(isWord, 'string').text
    return { kind: 'facet', attribute, value, negated, score: score() }
  }
  const leaf = (): FilterLeaf => {
    const negated = isKeyword(peek(), 'NOT')
    if (negated) at += 1
    const name = take(isWord, 'filter').text
    const next = peek()
    if (isSign(next, ':')) {
      at += 1
      return valued(name, negated)
    }
    // `a<score=5>` scores a tag; `a<5` compares.
    const isScore = isSign(next, '<') && peek(1).kind !== 'numeric'
    if (next.kind === 'sign' && isOperator(next.text) && !isScore) {
      at += 1
      return { kind: 'numeric', attribute: name, operator: next.text, value: takeNumber(), negated }
    }
    return { kind: 'facet', attribute: tagAttribute, value: name, negated, score: score() }
  }
  const term = (depth: number): FilterNode => {
    if (!isSign(peek(), '(')) return leaf()
    if (depth >= mostParentheses) throw refuse(`Too many nested parentheses, expected at most ${mostParentheses}`)
    at += 1
    const inner = expression(depth + 1)
    take((token) => isSign(token, ')'), "')'")
    return inner
  }
  const alternatives = (depth: number): FilterNode => {
    const terms = [term(depth)]
    while (isKeyword(peek(), 'OR')) {
      at += 1
      terms.push(term(depth))
    }
    return either(terms, refuse)
  }
  const expression = (depth: number): FilterNode => {
    const parts = [alternatives(depth)]
    while (isKeyword(peek(), 'AND')) {
      at += 1
      parts.push(alternatives(depth))
    }
    return allOf(parts) ?? { kind: 'and', parts }
  }
  return () => {
    const parsed = expression(0)
    if (peek().kind !== 'end') throw unexpected(peek(), 'end of filter')
    return parsed
  }
}

/**
 * The filter as a tree; null when the text is blank.
 * @throws SearchRefusal 400 with the service's own wording: the actual token, the expected one, and the column.
 */
export const parseFilterText = (text: string): FilterNode | null => {
  const refuse = (message: string) => badRequest(`filters: ${message}`)
  const run = text.matchAll(/\s+/g).find(([spaces]) => spaces.length > mostSpaces)
  if (run) throw refuse(`Too many spaces at col ${run.index}, expected at most ${mostSpaces} in a row`)
  return text.trim() === '' ? null : parser(text, refuse)()
}
