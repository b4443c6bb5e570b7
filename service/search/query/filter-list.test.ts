import { describe, expect, test } from 'vitest'
import { createSearchEngine } from '../engine.ts'
import type { FilterList, SearchParams } from './search-params.ts'

const engine = createSearchEngine()
engine.replaceIndex('lessons', { attributesForFaceting: ['topics.name', 'english', 'code', 'size'] }, [
  {
    objectID: '1',
    topics: [{ name: 'Stage' }, { name: 'Salaris' }],
    english: true,
    size: 6,
    code: '-v',
    _tags: ['t1', 't3'],
  },
  { objectID: '2', topics: [{ name: 'Stage' }], english: false, size: 10, code: 'v', _tags: ['t2', 't3'] },
  { objectID: '3', topics: [{ name: 'Zij-instroom' }], english: false, size: 41, _tags: ['t3'] },
  { objectID: '4', topics: [], english: true, sizes: [6, 60] },
])

const idsFor = (params: SearchParams): string =>
  engine
    .search('lessons', params)
    .hits.map((hit) => hit.objectID)
    .join(' ')

describe('facet filters', () => {
  test.each<[string, FilterList, string]>([
    ['an array holds all of its entries', ['topics.name:Stage', 'english:true'], '1'],
    ['a nested array holds one', [['topics.name:Salaris', 'topics.name:Zij-instroom']], '1 3'],
    ['both together', ['english:false', ['topics.name:Stage', 'topics.name:Salaris']], '2'],
    ['deeper arrays take turns', [['topics.name:Zij-instroom', ['topics.name:Stage', 'english:true']]], '1 3'],
    ['a string', 'english:false', '2 3'],
    ['a string with commas and parentheses', 'english:false,(topics.name:Stage,topics.name:Salaris)', '2'],
    ['a minus before the value negates', ['topics.name:-Stage'], '3 4'],
    ['an escaped minus is a minus', ['code:\\-v'], '1'],
    ['numbers count as values', ['size:10'], '2'],
    ['values are compared as written', ['topics.name:stage'], ''],
    ['an attribute that is no facet matches nothing', ['sizes:6'], ''],
    ['empty lists and texts filter nothing', [[], ''], '1 2 3 4'],
  ])('%s', (_name, facetFilters, hits) => expect(idsFor({ facetFilters })).toBe(hits))

  test('an entry without a colon is refused', () =>
    expect(() => idsFor({ facetFilters: ['english'] })).toThrow(/expected `attribute:value`/))
})

describe('numeric filters', () => {
  test.each<[FilterList, string]>([
    [['size>=10', 'size<=40'], '2'],
    [[['size=6', 'size>40']], '1 3'],
    ['size=6', '1'],
    ['(size=6,size>40)', '1 3'],
    ['size:6 to 11', '1 2'],
    ['size: 10 TO 50', '2 3'],
    ['size!=6', '2 3'],
    ['size<1e1', '1'],
    ['size:.5e1 to 1.1e+1', '1 2'],
    ['sizes>50', '4'],
    ['size>=-1.5', '1 2 3'],
  ])('%j', (numericFilters, hits) => expect(idsFor({ numericFilters })).toBe(hits))

  test('what compares nothing is refused', () =>
    expect(() => idsFor({ numericFilters: ['size'] })).toThrow('numericFilters: Invalid numeric filter `size`'))
  test.each(['size<1e999', 'size:1 TO 1e999', 'size:-1e999 TO 1'])(
    'the filter %s of an infinite number is refused',
    (one) =>
      expect(() => idsFor({ numericFilters: [one] })).toThrow(`numericFilters: Invalid numeric filter \`${one}\``),
  )
})

test.each<[FilterList, string]>([
  ['t3,(t1,t2)', '1 2'],
  [['-t1', 't3'], '2 3'],
  ['', '1 2 3 4'],
])('tag filters %j', (tagFilters, hits) => expect(idsFor({ tagFilters })).toBe(hits))

test('all kinds of filters hold together', () =>
  expect(
    idsFor({
      filters: 'english:true',
      facetFilters: ['topics.name:Stage'],
      numericFilters: ['size<10'],
      tagFilters: 't1',
    }),
  ).toBe('1'))

test('a record is filtered by its own name without a declaration', () =>
  expect(idsFor({ filters: 'objectID:"3"' })).toBe('3'))

describe('scores', () => {
  test('optional filters move hits up, negated ones down', () => {
    expect(idsFor({ optionalFilters: ['topics.name:Zij-instroom'] })).toBe('3 1 2 4')
    expect(idsFor({ optionalFilters: ['english:-true'] })).toBe('2 3 1 4')
  })
  test('of an OR the highest score counts, or their sum', () => {
    const filters = 'topics.name:Stage<score=2> OR topics.name:Salaris<score=1> OR topics.name:Zij-instroom<score=2>'
    expect(idsFor({ filters })).toBe('1 2 3')
    expect(
      engine.search('lessons', { filters, sumOrFiltersScores: true, getRankingInfo: true }).hits[0]?.['_rankingInfo'],
    ).toMatchObject({
      filters: 3,
    })
  })
})

test('a filter that compares nothing costs no more than its length', () => {
  const lists = [' ', '=', ':', '1', ': ', 'a:1 ', '<= '].map((piece) =>
    Array.from({ length: 60 }, () => `a${piece.repeat(1990 / piece.length)}b`),
  )
  const start = process.cpuUsage()
  for (const numericFilters of lists) expect(() => idsFor({ numericFilters })).toThrow('Invalid numeric filter')
  expect(idsFor({ numericFilters: [`size${' '.repeat(900)}<${' '.repeat(900)}10`] })).toBe('1')
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(500)
})
