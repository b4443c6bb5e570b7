import { describe, expect, test } from 'vitest'
import { createSearchEngine } from '../engine.ts'
import type { SearchParams } from '../query/search-params.ts'

let seed = 11
const random = (below: number): number => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return Math.floor((seed / 2 ** 32) * below)
}
const topics = ['Stage', 'Salaris', 'Zij-instroom', 'Pabo', 'Studiekosten', 'Bevoegdheid', 'Coördinatie']
const pick = () => Array.from({ length: random(4) }, () => ({ name: topics[random(topics.length)] ?? '' }))
const programs = Array.from({ length: 600 }, (_, at) => ({
  objectID: String(at),
  title: `${topics[random(topics.length)]} ${random(2) ? 'voltijd' : 'deeltijd'}`,
  topics: pick(),
  english: random(3) === 0,
  ...(random(5) ? { duration: random(48) } : {}),
  hidden: random(2) ? 'a' : 'b',
}))
const engine = createSearchEngine()
engine.replaceIndex(
  'programs',
  {
    searchableAttributes: ['title'],
    attributesForFaceting: ['searchable(topics.name)', 'english', 'duration', 'filterOnly(hidden)'],
  },
  programs,
)

/** Counts one record after the other, with nothing of the engine but the wording of the request. */
const counted = (keep: (program: (typeof programs)[number]) => boolean) => {
  const facets: Record<string, Record<string, number>> = { 'topics.name': {}, english: {}, duration: {} }
  const add = (facet: string, value: string) => {
    const counts = (facets[facet] ??= {})
    counts[value] = (counts[value] ?? 0) + 1
  }
  const matching = programs.filter(keep)
  for (const program of matching) {
    for (const name of new Set(program.topics.map((topic) => topic.name))) add('topics.name', name)
    add('english', String(program.english))
    if (program.duration !== undefined) add('duration', String(program.duration))
  }
  return {
    nbHits: matching.length,
    facets: Object.fromEntries(Object.entries(facets).filter(([, counts]) => Object.keys(counts).length > 0)),
  }
}

const has = (program: (typeof programs)[number], name: string) => program.topics.some((topic) => topic.name === name)

test.each<[SearchParams, (program: (typeof programs)[number]) => boolean]>([
  [{}, () => true],
  [{ query: 'stage' }, ({ title }) => title.startsWith('Stage')],
  [{ query: 'voltijd pabo', queryType: 'prefixNone' }, ({ title }) => title === 'Pabo voltijd'],
  [{ filters: 'english:true' }, ({ english }) => english],
  [
    { filters: 'topics.name:"Pabo" OR topics.name:"Salaris" AND NOT english:true' },
    (program) => (has(program, 'Pabo') || has(program, 'Salaris')) && !program.english,
  ],
  [
    { facetFilters: [['topics.name:Zij-instroom']], numericFilters: ['duration>=12'] },
    (program) => has(program, 'Zij-instroom') && (program.duration ?? -1) >= 12,
  ],
  [{ filters: 'NOT duration:10 TO 20' }, ({ duration }) => duration === undefined || duration < 10 || duration > 20],
  [{ query: 'salaris', filters: 'hidden:a' }, ({ title, hidden }) => title.startsWith('Salaris') && hidden === 'a'],
])('counts are exact for %j', (params, keep) => {
  const answer = engine.search('programs', { ...params, facets: ['*'], maxValuesPerFacet: 5000, hitsPerPage: 0 })
  const expected = counted(keep)
  expect(answer.nbHits).toBe(expected.nbHits)
  expect(answer.facets).toEqual(expected.facets)
  expect(answer).toMatchObject({
    exhaustiveFacetsCount: true,
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
  })
})

test('numbers have bounds, a mean and a total', () => {
  const durations = programs.flatMap(({ duration, english }) => (english && duration !== undefined ? [duration] : []))
  const sum = durations.reduce((total, duration) => total + duration, 0)
  expect(engine.search('programs', { filters: 'english:true', facets: ['duration'] }).facets_stats).toEqual({
    duration: { min: Math.min(...durations), max: Math.max(...durations), avg: sum / durations.length, sum },
  })
})

describe('which values are shown', () => {
  const facetsOf = (params: SearchParams) => engine.search('programs', params).facets
  test('the most frequent first, cut at the requested number', () => {
    const shown = Object.entries(facetsOf({ facets: ['topics.name'], maxValuesPerFacet: 3 })?.['topics.name'] ?? {})
    const all = Object.entries(counted(() => true).facets['topics.name'] ?? {}).sort(
      ([a, n], [b, m]) => m - n || (a < b ? -1 : 1),
    )
    expect(shown).toEqual(all.slice(0, 3))
  })
  test('or in the order of the alphabet', () =>
    expect(
      Object.keys(facetsOf({ facets: ['topics.name'], sortFacetValuesBy: 'alpha' })?.['topics.name'] ?? {}),
    ).toEqual([...topics].sort()))
  test('only attributes that are counted', () => {
    expect(Object.keys(facetsOf({ facets: ['english', 'title', 'hidden', 'nothing'] }) ?? {})).toEqual(['english'])
    expect(facetsOf({})).toBeUndefined()
  })
})

describe('search among values', () => {
  const values = (query: string, params: SearchParams = {}) =>
    engine.searchFacet('programs', 'topics.name', { query, most: 10 }, params).map((hit) => hit.highlighted)
  test.each([
    ['st', ['<em>St</em>age', '<em>St</em>udiekosten']],
    ['instr', ['Zij-<em>instr</em>oom']],
    ['zijinstroom', ['<em>Zij-instroom</em>']],
    ['salrais', ['<em>Salaris</em>']],
    ['coordi', ['<em>Coördi</em>natie']],
    ['bo', []],
  ])('%s', (query, expected) => expect(values(query).sort()).toEqual(expected))

  test('no query gives the top values without marks', () => {
    const [first] = engine.searchFacet('programs', 'topics.name', { query: '', most: 1 })
    const top = Object.entries(engine.search('programs', { facets: ['topics.name'] }).facets?.['topics.name'] ?? {})[0]
    expect(first && [first.value, first.count]).toEqual(top)
    expect(first?.highlighted).toBe(first?.value)
  })
  test('counts follow the filters of the request', () => {
    const [hit] = engine.searchFacet('programs', 'topics.name', { query: 'pabo', most: 5 }, { filters: 'english:true' })
    expect(hit?.count).toBe(programs.filter((program) => program.english && has(program, 'Pabo')).length)
  })
  test('an attribute that is no facet is refused', () =>
    expect(() => engine.searchFacet('programs', 'title', { query: '', most: 5 })).toThrow(
      /you need to add `searchable\(title\)`/,
    ))
})
