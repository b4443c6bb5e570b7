import { describe, expect, test } from 'vitest'
import type { FilterNode } from './filter-node.ts'
import { parseFilterText } from './filter-text.ts'

/** The tree in the shortest form that shows how operators bind. */
const shown = (node: FilterNode | null): string => {
  if (!node) return ''
  switch (node.kind) {
    case 'and':
    case 'or':
      return `(${node.parts.map(shown).join(node.kind === 'and' ? ' & ' : ' | ')})`
    case 'facet':
      return `${node.negated ? '!' : ''}${node.attribute}:${node.value}${node.score === null ? '' : `^${node.score}`}`
    case 'numeric':
      return `${node.negated ? '!' : ''}${node.attribute}${node.operator}${node.value}`
    default:
      return `${node.negated ? '!' : ''}${node.attribute}:${node.from}..${node.to}`
  }
}

const refusal = (text: string): string => {
  try {
    parseFilterText(text)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return ''
}

describe('what the filters parameter says', () => {
  test.each([
    ['', ''],
    ['   ', ''],
    ['topics.name:"Salaris"', 'topics.name:Salaris'],
    ['has_programs:true AND topics.name:"Stage"', '(has_programs:true & topics.name:Stage)'],
    ['a:1 AND b:2 OR b:3', '(a:1 & (b:2 | b:3))'],
    ['b:2 OR b:3 AND a:1', '((b:2 | b:3) & a:1)'],
    ['(type:a OR type:b) AND NOT type:c AND NOT type:d', '((type:a | type:b) & !type:c & !type:d)'],
    ['((type:a OR type:b) OR type:c)', '((type:a | type:b) | type:c)'],
    ['x OR y AND (tags:movie AND price:10 TO 20)', '((_tags:x | _tags:y) & (tags:movie & price:10..20))'],
    ['duration >= 10', 'duration>=10'],
    ['duration<10 AND duration != 3.5', '(duration<10 & duration!=3.5)'],
    ['NOT duration = -2', '!duration=-2'],
    ['duration >= 1e3', 'duration>=1000'],
    ['duration > .5', 'duration>0.5'],
    ['num:123TO456', 'num:123TO456'],
    ['num:-1 TO 4', 'num:-1..4'],
    ['name : value', 'name:value'],
    ['name:-value', 'name:-value'],
    ['\\name\\:\\value\\', '\\name\\:\\value\\'],
    ['"a \\"quoted\\" name":\'it\\\'s\'', 'a "quoted" name:it\'s'],
    ['"unknown \\x"', '_tags:unknown \\x'],
    ['a<score=5>', '_tags:a^5'],
    ['name : value < score = 70000 >', 'name:value^65535'],
    ['n<5', 'n<5'],
    ['a\nAND\tb', '(_tags:a & _tags:b)'],
    ['NOT "quoted value"', '!_tags:quoted value'],
    ['id:"0b9f-7"', 'id:0b9f-7'],
  ])('%s', (text, tree) => expect(shown(parseFilterText(text))).toBe(tree))
})

describe('what the filters parameter may not say', () => {
  const facetsOnly =
    'filters: Different types are not allowed in the same OR.\nExpected a facet filter which needs to have this form:\n - facet_name:facet_value'
  const tagsOnly =
    'filters: Different types are not allowed in the same OR.\nExpected a tag filter which needs to have this form:\n - _tags:tag_value\n - tag_value'
  const orOfAnds = 'filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed'
  test.each([
    [':value AND b:c', "filters: Unexpected token ':' expected filter at col 0"],
    ['name: AND b:c', "filters: Unexpected token 'AND' expected string at col 6"],
    ['"":value', 'filters: Unexpected token empty string expected filter at col 1'],
    ['name:""', 'filters: Unexpected token empty string expected string at col 6'],
    ['"open', 'filters: Unexpected token incomplete string expected filter at col 0'],
    ['a"b"c', 'filters: Unexpected token string(b) expected end of filter at col 1'],
    ['a and b', 'filters: Unexpected token string(and) expected end of filter at col 2'],
    ['not a', 'filters: Unexpected token string(a) expected end of filter at col 4'],
    ['num:1 to 4', 'filters: Unexpected token string(to) expected end of filter at col 6'],
    ['NOT(a OR b)', "filters: Unexpected token '(' expected filter at col 3"],
    ['num < 123 <score=7>', 'filters: Unexpected token < expected end of filter at col 10'],
    ['num:1 TO 4<score=7>', 'filters: Unexpected token < expected end of filter at col 10'],
    ['num < 1e999', 'filters: Number numeric(1e999) is out of range at col 6'],
    ['num:1 TO -1e999', 'filters: Number numeric(-1e999) is out of range at col 9'],
    ['a<unknown=6>', 'filters: Unexpected token string(unknown) expected numeric at col 2'],
    ['(a OR b', "filters: Unexpected token end of filter expected ')' at col 7"],
    ['a AND', 'filters: Unexpected token end of filter expected filter at col 5'],
    ['(a:1 AND b:2) OR c:3', orOfAnds],
    ['a:1 OR (b:2 OR c:3 AND d:4)', orOfAnds],
    ['a OR name:value', tagsOnly],
    ['(tag1 OR (tag2 OR (name:value)))', tagsOnly],
    ['name:value OR num = 6', facetsOnly],
  ])('%s', (text, message) => expect(refusal(text)).toBe(message))

  test('a number where a comparison starts is named with its forms', () =>
    expect(refusal('a=10 OR b')).toContain('numeric_attr_name:10 TO 20'))

  test('nesting without end is refused, not run into', () =>
    expect(refusal(`${'('.repeat(5000)}a`)).toBe('filters: Too many nested parentheses, expected at most 100'))

  test('spaces without end are refused, and a hundred are not', () => {
    expect(refusal(' '.repeat(199_000))).toBe('filters: Too many spaces at col 0, expected at most 100 in a row')
    expect(refusal(`a:b${' '.repeat(101)}AND c:d`)).toContain('Too many spaces at col 3')
    expect(parseFilterText(`a:b${' '.repeat(100)}AND c:d`)).not.toBeNull()
  })

  test('what is echoed is cut short', () => expect(refusal(`a ${'b'.repeat(100_000)}`).length).toBeLessThan(200))
})
