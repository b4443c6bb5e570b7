import { expect, test } from 'vitest'
import { namedInstitution, searchedState, understoodFilters, withoutSpans } from './filters.ts'
import { understand } from './understand.ts'
import { finder } from './vocabulary.fixture.ts'

test('the words of spans are taken out where they stand, also after more was typed', () => {
  const query = 'pabo deeltijd bij Zwolle'
  const { understood } = understand(query, finder)
  expect(withoutSpans(query, understood)).toBe('pabo')
  expect(withoutSpans(`leraar ${query}`, understood)).toBe('leraar pabo')
  expect(withoutSpans('wiskunde', understood)).toBe('wiskunde')
})

test('only whole words are taken out, of several alike the nearest', () => {
  const { understood } = understand('sport po deeltijd po', finder)
  const [first, , last] = understood
  if (!first || !last) throw new Error('not understood')
  expect(withoutSpans('sport po deeltijd po', [last])).toBe('sport po deeltijd')
  expect(withoutSpans('sport po deeltijd po', [first])).toBe('sport deeltijd po')
  expect(withoutSpans(' sport po deeltijd', [first])).toBe('sport deeltijd')
  expect(withoutSpans('sport deeltijd', [first])).toBe('sport deeltijd')
  const query = 'pabo in utrecht of amersfoort'
  expect(withoutSpans(query, understand(query, finder).understood)).toBe('pabo')
})

test('filters are those that were chosen and those that were understood', () => {
  const understanding = understand('avond of voltijd pabo bij 9401', finder)
  expect(understoodFilters(understanding)).toMatchObject({
    refinements: { 'program_forms.tracks.name': ['Deeltijdopleiding', 'Voltijdopleiding'] },
    place: { value: '9401' },
  })
  const state = { query: 'x', page: 2, refinements: { 'program_forms.tracks.name': ['Mbo bbl'], level: ['mbo'] } }
  expect(searchedState(state, understanding)).toEqual({
    query: 'pabo',
    page: 2,
    refinements: {
      'program_forms.tracks.name': ['Mbo bbl', 'Deeltijdopleiding', 'Voltijdopleiding'],
      level: ['mbo'],
    },
  })
})

test.each([
  ['fontys', true],
  ['fontys eindhoven', true],
  ['fontys pabo', false],
])('“%s” names an institution, and says nothing else but where: %s', (query, isAll) =>
  expect(namedInstitution(understand(query, finder))).toEqual({ title: 'Fontys Hogeschool', isAll }),
)
