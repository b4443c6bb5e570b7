import { expect, test } from 'vitest'
import { asksSubject, facetFilters, finderQuery, namedBy, programsFor } from './step-programs.ts'

test.each([
  ['Volg de kopopleiding in deeltijd', { type: 'kopopleiding' }],
  [
    'Volg de pabo',
    { type: 'lerarenopleiding', level: 'bachelor', qualification: 'Primair onderwijs', track: 'Voltijdopleiding' },
  ],
  ['Volg de hbo-master in je vak', { type: 'lerarenopleiding', level: 'master' }],
  ['Volg de verkorte deeltijdpabo', { query: 'verkorte deeltijdpabo' }],
  ['Haal het PDG naast je werk', { type: 'pdg' }],
  ['Volg een associate degree in voltijd', { level: 'associate' }],
])('%s is taken in a kind of study', (title, filter) => {
  expect(programsFor(title, null)).toEqual(filter)
})

test('a study that comes in several forms is narrowed to the one that the title names', () => {
  expect(programsFor('Volg de tweedegraads lerarenopleiding duaal', 'Eerstegraads')).toEqual({
    type: 'lerarenopleiding',
    level: 'bachelor',
    qualification: 'Tweedegraads',
    track: 'Duale opleiding',
  })
})

test('side entry is narrowed by the licence that the route leads to, where it has one', () => {
  expect(programsFor('Werk en leer tegelijk', 'Tweedegraads')).toEqual({
    type: 'zij-instroom',
    qualification: 'Tweedegraads',
  })
  expect(programsFor('Werk en leer tegelijk', null)).toEqual({ type: 'zij-instroom' })
})

test.each(['Loop mee op een basisschool', 'Vraag een VOG aan', 'Voldoe aan de bijzondere toelatingseisen'])(
  '%s is taken in no programme',
  (title) => {
    expect(programsFor(title, 'Primair onderwijs')).toBeNull()
  },
)

test('a study that exists for each subject is narrowed by the subject, and the others are not', () => {
  expect(programsFor('Volg de kopopleiding', null, 'natuurkunde')).toEqual({
    type: 'kopopleiding',
    query: 'natuurkunde',
  })
  expect(programsFor('Volg de pabo', null, 'natuurkunde')).toEqual(programsFor('Volg de pabo', null))
  expect(programsFor('Werk en leer tegelijk', null, 'natuurkunde')).toEqual({ type: 'zij-instroom' })
  expect(
    asksSubject([{ term: 'Loop mee op een middelbare school' }, { term: 'Volg een educatieve master' }], null),
  ).toBe(true)
  expect(asksSubject([{ term: 'Volg de pabo' }, { term: 'Vraag een VOG aan' }], 'Primair onderwijs')).toBe(false)
  const besideWork = [{ term: 'Werk en leer tegelijk' }]
  expect(asksSubject(besideWork, 'Tweedegraads')).toBe(true)
  expect(asksSubject(besideWork, 'Primair onderwijs')).toBe(false)
  expect(programsFor('Werk en leer tegelijk', 'Tweedegraads', 'natuurkunde')).toEqual({
    type: 'zij-instroom',
    qualification: 'Tweedegraads',
    query: 'natuurkunde',
  })
})

test('search and the finder are asked for the same', () => {
  const filter = { type: 'lerarenopleiding', track: 'Duale opleiding', query: 'gym' }
  expect(facetFilters(filter)).toEqual([['type:lerarenopleiding'], ['program_forms.tracks.name:Duale opleiding']])
  expect(finderQuery(filter)).toEqual({ q: 'gym', soort: 'lerarenopleiding', traject: 'Duale opleiding' })
})

test('answers and terms of the same name are the same, what stands between brackets aside', () => {
  const terms = [{ term: 'Pedagogisch-didactisch getuigschrift (PDG)' }, { term: 'Tweedegraads' }]
  expect(namedBy(terms, ['Pedagogisch-didactisch getuigschrift', 'Hbo'])).toEqual([terms[0]])
  expect(namedBy(terms, ['Beperkt tweedegraads'])).toEqual([])
})
