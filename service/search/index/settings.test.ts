/** Settings of an index, by what they change in its answers. */
import { describe, expect, test } from 'vitest'
import { createSearchEngine } from '../engine.ts'
import { parseParams } from '../query/params.ts'
import type { SearchableRecord } from '../paths.ts'
import { parseSettings } from '../wire/wire-settings.ts'

const books: readonly SearchableRecord[] = [
  { objectID: 'a', title: 'Stage lopen', body: 'Over de pabo.', views: 10, year: 2020, series: 'x' },
  { objectID: 'b', title: 'De pabo', body: 'Stage hoort erbij.', views: 20, year: 2021, series: 'x' },
  { objectID: 'c', title: 'Pabo en stage', body: 'Kort.', views: 30, year: 2020, series: 'y' },
  { objectID: 'd', title: 'Paba', body: 'Een tikfout.', views: 40, year: 2021 },
]

const idsFor = (settings: object, params: object, records = books) => {
  const engine = createSearchEngine()
  engine.replaceIndex('books', parseSettings({ searchableAttributes: ['title', 'body'], ...settings }), records)
  return engine
    .search('books', parseParams({ ...params }))
    .hits.map(({ objectID }) => objectID)
    .join('')
}

/** The same index, half of it changed after it was built, so that two segments answer. */
const foundInTwo = async (settings: object, params: object) => {
  const engine = createSearchEngine()
  engine.replaceIndex(
    'books',
    parseSettings({ searchableAttributes: ['title', 'body'], ...settings }),
    books.slice(0, 2),
  )
  await engine.index('books').change(new Map(books.slice(2).map((book) => [book.objectID, book])))
  return engine
    .search('books', parseParams({ ...params }))
    .hits.map(({ objectID }) => objectID)
    .join('')
}

const custom = { customRanking: ['desc(views)'] }

describe('ranking', () => {
  test.each([
    ['by default, errors decide first', {}, 'cbad'],
    ['custom first', { ranking: ['custom', 'typo', 'attribute'] }, 'dcba'],
    ['custom in the middle', { ranking: ['typo', 'custom', 'attribute'] }, 'cbad'],
    ['a sort rule first', { ranking: ['asc(year)', 'typo', 'attribute', 'custom'] }, 'cabd'],
    ['a sort rule behind a criterion', { ranking: ['typo', 'desc(year)', 'attribute', 'custom'] }, 'bcad'],
    ['a sort rule last', { ranking: ['typo', 'attribute', 'asc(views)'] }, 'cbad'],
    ['custom left out: the order of arrival', { ranking: ['typo'] }, 'abcd'],
    ['two sort rules around a criterion', { ranking: ['desc(year)', 'typo', 'asc(views)'] }, 'bdac'],
  ])('%s', async (_name, settings, order) => {
    expect(idsFor({ ...custom, ...settings }, { query: 'pabo' })).toBe(order)
    expect(await foundInTwo({ ...custom, ...settings }, { query: 'pabo' })).toBe(order)
  })

  test('without words the sort rules decide alone, in the order in which they stand', async () => {
    const settings = { ...custom, ranking: ['typo', 'asc(year)', 'words', 'custom'] }
    expect(idsFor(settings, {})).toBe('cadb')
    expect(await foundInTwo(settings, {})).toBe('cadb')
  })
})

describe('distinct', () => {
  test('groups by an attribute that is no facet', async () => {
    const settings = { ...custom, attributeForDistinct: 'series' }
    expect(idsFor(settings, { distinct: true })).toBe('dcb')
    expect(await foundInTwo(settings, { distinct: true })).toBe('dcb')
    expect(idsFor(settings, { distinct: 2 })).toBe('dcba')
  })

  test('does not make the attribute a facet', () =>
    expect(idsFor({ attributeForDistinct: 'series' }, { filters: 'series:x' })).toBe(''))
})

describe('how texts become words', () => {
  const languages: readonly SearchableRecord[] = [
    { objectID: 'a', title: 'C#, F# en zijInstromer' },
    { objectID: 'b', title: 'C en F' },
    { objectID: 'c', title: 'C++' },
  ]

  test.each([
    ['separators are left out', {}, 'c#', 'cab'],
    ['separators to index are words of their own', { separatorsToIndex: '+#' }, 'c#', 'a'],
    ['each of them', { separatorsToIndex: '+#' }, 'c++', 'c'],
    ['a word without its separator', { separatorsToIndex: '+#' }, 'c', 'abc'],
    ['separators that are not named', { separatorsToIndex: '+' }, 'c#', 'abc'],
    ['words in camel case are one word', {}, 'instromer', ''],
    ['attributes that split camel case', { camelCaseAttributes: ['title'] }, 'instromer', 'a'],
    ['split or not', { camelCaseAttributes: ['title'] }, 'zijinstromer', 'a'],
    ['another attribute', { camelCaseAttributes: ['body'] }, 'instromer', ''],
  ])('%s', (_name, settings, query, ids) =>
    expect(idsFor(settings, { query, queryType: 'prefixNone', typoTolerance: false }, languages)).toBe(ids),
  )

  test('marks cover the separator, and the part of a word', () => {
    const engine = createSearchEngine()
    engine.replaceIndex(
      'languages',
      parseSettings({ searchableAttributes: ['title'], separatorsToIndex: '#', camelCaseAttributes: ['title'] }),
      languages,
    )
    const titleOf = (query: string) => engine.search('languages', { query }).hits[0]?.['_highlightResult']
    expect(titleOf('f#')).toMatchObject({ title: { value: 'C<em>#</em>, <em>F</em><em>#</em> en zijInstromer' } })
    expect(titleOf('instr')).toMatchObject({ title: { value: 'C#, F# en zij<em>Instr</em>omer' } })
  })

  test.each(['a', '1', ' ', '€', '😀'])('%j is no separator', (separatorsToIndex) =>
    expect(() => parseSettings({ separatorsToIndex })).toThrow(/separatorsToIndex/),
  )
})
