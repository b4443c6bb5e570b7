import { expect, test } from 'vitest'
import { relaxationRequests, relaxationsOf, openRelaxations, toggled } from './relaxations.ts'
import { articlesPage } from './list-pages.ts'
import { exclusionFilters, searchedState } from './understand/filters.ts'
import { understand } from './understand/understand.ts'
import { finder } from './understand/vocabulary.fixture.ts'

const refinements = { 'topics.name': ['Salaris', '-x'], 'sectors.title': ['Mbo'] }
const names = (exits: ReturnType<typeof relaxationsOf>) =>
  exits.map(({ without }) => (typeof without === 'string' ? without : 'kind' in without ? without.text : without.value))

test('the query, all filters, or each filter can be left out, if another condition remains', () => {
  expect(names(relaxationsOf({ query: 'a', page: 4, refinements }))).toEqual([
    'query',
    'filters',
    'Salaris',
    '-x',
    'Mbo',
  ])
  expect(names(relaxationsOf({ query: '', page: 1, refinements }))).toEqual(['filters', 'Salaris', '-x', 'Mbo'])
  expect(names(relaxationsOf({ query: 'a', page: 1, refinements: { level: ['mbo'] } }))).toEqual(['query', 'filters'])
  expect(relaxationsOf({ query: 'a', page: 1, refinements: {} })).toEqual([])
  expect(relaxationsOf({ query: '', page: 1, refinements: { level: ['mbo'] } })).toEqual([])
})

test('an alternative starts at the first page and requests only its count', () => {
  const exits = relaxationsOf({ query: 'a', page: 4, shown: 2, refinements })
  expect(exits.every(({ state }) => state.page === 1)).toBe(true)
  expect(relaxationRequests(articlesPage, exits)[2]).toMatchObject({
    query: 'a',
    hitsPerPage: 0,
    facetFilters: [['sectors.title:Mbo'], [String.raw`topics.name:\-x`]],
  })
})

test('only exits with hits are open, the most first', () => {
  const exits = relaxationsOf({ query: 'a', page: 1, refinements })
  const counts = [3, 0, 9, 0, 1]
  const open = openRelaxations(exits, { results: counts.map((nbHits) => ({ nbHits })) })
  expect(open.map(({ count }) => count)).toEqual([9, 3, 1])
  expect(() => openRelaxations(exits, { results: [{}] })).toThrow()
})

test('a value that is pressed is chosen, and left out when it was; either way from the first page', () => {
  const none = { query: 'pabo', page: 3, refinements: {} }
  const one = toggled(none, 'topics.name', 'Salaris')
  expect(one).toEqual({ query: 'pabo', page: 1, refinements: { 'topics.name': ['Salaris'] } })
  const two = toggled({ ...one, page: 2 }, 'topics.name', 'Lonen')
  expect(two).toEqual({ query: 'pabo', page: 1, refinements: { 'topics.name': ['Salaris', 'Lonen'] } })
  expect(toggled(toggled(two, 'topics.name', 'Salaris'), 'topics.name', 'Lonen')).toEqual({ ...none, page: 1 })
})

test('what was understood is left out by its words; without its place, the whole country is searched', () => {
  const attribute = 'program_forms.tracks.name'
  const understanding = {
    rest: 'pabo',
    understood: [
      { kind: 'form', attribute, value: 'Deeltijdopleiding', text: 'deeltijd', key: 'deeltijd', start: 0, end: 8 },
      {
        kind: 'place',
        value: 'utrecht',
        radius: null,
        travel: null,
        text: 'bij Utrecht',
        key: 'bij utrecht',
        start: 14,
        end: 25,
      },
    ],
  } as const
  const exits = relaxationsOf({ query: 'deeltijd pabo bij Utrecht', page: 2, refinements: {} }, understanding)
  expect(exits.map(({ state }) => state.query)).toEqual(['pabo bij Utrecht', 'deeltijd pabo', 'deeltijd bij Utrecht'])
  const requests = relaxationRequests(articlesPage, exits, { aroundRadius: 10 })
  expect(requests).toMatchObject([
    { query: 'pabo', facetFilters: [], aroundRadius: 10 },
    { query: 'pabo', facetFilters: [[`${attribute}:Deeltijdopleiding`]] },
    { query: '', facetFilters: [[`${attribute}:Deeltijdopleiding`]], aroundRadius: 10 },
  ])
  expect(requests[1]).not.toHaveProperty('aroundRadius')
  const only = { rest: '', understood: understanding.understood.slice(0, 1) }
  expect(relaxationsOf({ query: 'deeltijd', page: 1, refinements: {} }, only)).toEqual([])
})

test.each([
  'pabo maar niet voltijd of deeltijd',
  'maths but not in secondary education',
  'wiskunde behalve vo of po',
  'pabo niet voltijd en niet bij Fontys',
])('the addresses of what is left of “%s” are searched for as they were counted', (query) => {
  const exits = relaxationsOf({ query, page: 1, refinements: {} }, understand(query, finder))
  expect(exits.length).toBeGreaterThan(1)
  for (const { state, searched, exclusions } of exits) {
    const again = understand(state.query, finder)
    expect([searchedState(state, again), exclusionFilters(again)]).toEqual([searched, exclusions])
  }
})

test('several excluded forms are one condition', () => {
  const query = 'niet voltijd of deeltijd'
  expect(relaxationsOf({ query, page: 1, refinements: {} }, understand(query, finder))).toEqual([])
})
