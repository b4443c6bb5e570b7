/**
 * Filters that the vendor's own checker takes or refuses, over the wire.
 * The cases and their messages are facts from algolia/algolia-filters-js-syntax-validator (MIT, © Algolia), tests/parsingLogic.test.js;
 * those of tests/parsingRendering.test.js are the same filters as the markup of a dashboard.
 */
import { describe, expect, test } from 'vitest'
import { createSearchEngine } from '../engine.ts'
import { createSearchHandler } from './handler.ts'

const textOf = (body: unknown): string => (typeof body === 'string' ? body : '')

const engine = createSearchEngine()
engine.replaceIndex('books', {}, [{ objectID: 'a' }])
const handler = createSearchHandler({ engine, resolveKey: async () => ({ indexes: ['books'] }) })

const answerTo = async (filters: string) => {
  const reply = await handler({
    method: 'POST',
    path: '/1/indexes/books/query',
    search: '',
    headers: { 'x-algolia-application-id': 'A', 'x-algolia-api-key': 'k' },
    body: Buffer.from(JSON.stringify({ filters })),
    ip: '192.0.2.1',
  })
  return { status: reply.status, answer: JSON.parse(textOf(reply.body)) as { message?: string } }
}

const valid = [
  'num:123TO456',
  'a\nAND\rb\tAND\fc AND d',
  ' tag AND name : value AND num = 123 ',
  '" ":value1 AND name2:value2',
  'name1:" " AND name2:value2',
  '" "',
  String.raw`\whatever\ `.trim(),
  String.raw`\name\:\value\ `.trim(),
  String.raw`"\\initial backslash"`,
  String.raw`"\\"`,
  String.raw`"middle \\backslash"`,
  String.raw`"final backslash \\"`,
  String.raw`"double quote = \""`,
  `"single quote = '"`,
  String.raw`"escaped single quote = \'"`,
  String.raw`"unknown = \x"`,
  String.raw`"this is not a newline: \n"`,
  String.raw`"this is not a carriage return: \r"`,
  String.raw`"this is not a tabulation: \t"`,
  String.raw`a\ AND b`,
  String.raw`(a AND b\)`,
  'name:"double quoted value"',
  '"double quoted name":value',
  'name:"value with: colon"',
  '"name with: colon":value',
  String.raw`'\\initial backslash'`,
  String.raw`'\\'`,
  String.raw`'middle \\backslash'`,
  String.raw`'final backslash \\'`,
  `'double quote = "'`,
  String.raw`'single quote = \''`,
  String.raw`'escaped double quote = \"'`,
  String.raw`'unknown = \x'`,
  `name:'single quoted value'`,
  `'single quoted name':value`,
  'NOT a',
  'a AND b',
  'a OR b',
  'num:123 TO 456',
  'NOT -a',
  'NOT "quoted value"',
  'NOT name:value',
  'NOT name:-value',
  'NOT name:"quoted value"',
  'NOT num = 666',
  'NOT num != 666',
  'NOT num < 666',
  'NOT num <= 666',
  'NOT num >= 666',
  'NOT num > 666',
  'NOT num:123 TO 456',
  'a AND b OR c',
  '(type:a OR type:b) AND NOT type:c AND NOT type:d',
  'a OR b AND (tags:movie AND price:10 TO 20)',
  'a<score=789>',
  ' a < score = 789 > ',
  'name:value<score=789>',
  ' name : value < score = 789 > ',
  '-value',
  '"-value"',
  'name : -value',
  'name : "-value"',
  String.raw`\-value`,
  String.raw`name : \-value`,
]

const disjunction = 'filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed'
const mixed = 'Different types are not allowed in the same OR.\nExpected a'
const tagExpected = `${mixed} tag filter which needs to have this form:\n - _tags:tag_value\n - tag_value`
const facetExpected = `${mixed} facet filter which needs to have this form:\n - facet_name:facet_value`
const numberExpected = `${mixed} numeric filter which needs to have one of the following form:\n - numeric_attr_name=10\n - numeric_attr_name>10\n - numeric_attr_name>=10\n - numeric_attr_name<10\n - numeric_attr_name<=10\n - numeric_attr_name!=10\n - numeric_attr_name:10 TO 20`
const incomplete = 'Unexpected token incomplete string expected filter at col 0'
const trailing = (text: string, column: number) =>
  `Unexpected token string(${text}) expected end of filter at col ${column}`

const refused: readonly (readonly [filter: string, message: string])[] = [
  [':value1 AND name2:value2', "Unexpected token ':' expected filter at col 0"],
  ['name1: AND name2:value2', "Unexpected token 'AND' expected string at col 7"],
  ['"":value1 AND name2:value2', 'Unexpected token empty string expected filter at col 1'],
  ['name1:"" AND name2:value2', 'Unexpected token empty string expected string at col 7'],
  ['"unclosed', incomplete],
  [String.raw`"unclosed because escaped \"`, incomplete],
  [String.raw`"unclosed with trailing backslash \ `.trim(), incomplete],
  ['a"b"c', trailing('b', 1)],
  [String.raw`a\ AND\ b`, trailing('AND\\', 3)],
  ["'unclosed", incomplete],
  [String.raw`'unclosed because escaped \'`, incomplete],
  [String.raw`'unclosed with trailing backslash \ `.trim(), incomplete],
  ["a'b'c", trailing('b', 1)],
  ['not a', trailing('a', 4)],
  ['a and b', trailing('and', 2)],
  ['a or b', trailing('or', 2)],
  ['num:123 to 456', trailing('to', 8)],
  ['NOT(a OR b)', "Unexpected token '(' expected filter at col 3"],
  ['(a AND b) OR c', disjunction],
  ['a OR name:value', tagExpected],
  ['a OR num = 666', tagExpected],
  ['name:value OR num = 666', facetExpected],
  ['(((tag1) OR tag2) OR name:value)', tagExpected],
  ['(tag1 OR (tag2 OR (name:value)))', tagExpected],
  ['(((tag1 OR NOT tag2))) OR (name:value)', tagExpected],
  ['(a AND b OR c) OR d', disjunction],
  ['a OR (b OR c AND d)', disjunction],
  ['(a) OR (((b) OR (c)) AND (d))', disjunction],
  ['((a AND b)) OR c', disjunction],
  ['a=10 OR B', numberExpected],
  ['num < 123 <score=789>', 'Unexpected token < expected end of filter at col 10'],
  ['num:123 TO 456<score=789>', 'Unexpected token < expected end of filter at col 14'],
  ['a<unknown=666>', 'Unexpected token string(unknown) expected numeric at col 2'],
]

describe('filters', () => {
  test.each(valid.map((filter) => [filter]))('%j is taken', async (filter) =>
    expect(await answerTo(filter)).toMatchObject({ status: 200 }),
  )

  test.each(refused)('%j is refused', async (filter, message) => {
    const { status, answer } = await answerTo(filter)
    expect(status).toBe(400)
    expect(answer.message).toContain(message)
  })
})
