import { expect, test } from 'vitest'
import { facetLimit, programsPage } from './list-pages.ts'
import { misnamedChoices, nearValues, speltParameters, unknownChoices } from './unknown-choices.ts'

test('a value that no programme has is unknown, also where only its case differs', () => {
  const refinements = { level: ['mbo', 'Bachelor', 'bestaatniet'], degree: ['x'] }
  expect(unknownChoices({ refinements }, { level: ['mbo', 'bachelor'] })).toEqual([
    { attribute: 'level', value: 'Bachelor', known: ['mbo', 'bachelor'] },
    { attribute: 'level', value: 'bestaatniet', known: ['mbo', 'bachelor'] },
    { attribute: 'degree', value: 'x', known: [] },
  ])
})

test('an unknown value suggests what it probably means, by the names that people read', () => {
  const names: Record<string, string> = { bachelor: 'Hbo-bachelor', 'post-graduate': 'Post-hbo' }
  const known = ['mbo', 'post-graduate', 'bachelor', 'master']
  const near = (value: string, values = known) =>
    nearValues({ attribute: 'level', value, known: values }, (_, one) => names[one] ?? one)
  expect(near('hbo')).toEqual(['bachelor', 'post-graduate'])
  expect(near('HBO-bachelor')).toEqual(['bachelor'])
  expect(near('Bachelor')).toEqual(['bachelor'])
  expect(near('bachelr')).toEqual(['bachelor'])
  expect(near('ma')).toEqual(['master'])
  expect(near('bestaatniet')).toEqual([])
  expect(near('x')).toEqual([])
  expect(near('opl', ['opleiding a', 'opleiding b', 'opleiding c', 'opleiding d'])).toEqual([])
})

test('a value in another case is that of the catalogue, and one that is unknown stays', () => {
  const [level] = programsPage.facets.filter(({ attribute }) => attribute === 'level')
  const key = level?.key ?? ''
  const unknown = ['Bachelor', 'hbo'].map((value) => ({ attribute: 'level', value, known: ['mbo', 'bachelor'] }))
  const address = `${key}=Bachelor&${key}=mbo&${key}=hbo&q=pabo`
  const spelt = speltParameters(programsPage.facets, new URLSearchParams(address), unknown)
  expect(spelt.getAll(key)).toEqual(['mbo', 'hbo', 'bachelor'])
  expect(spelt.get('q')).toBe('pabo')
})

test('of a facet whose values are cut nothing is said', () => {
  const level = Array.from({ length: facetLimit }, (_, at) => `value ${at}`)
  expect(unknownChoices({ refinements: { level: ['elsewhere'] } }, { level })).toEqual([])
})

test('a filter by the name that the page shows is none, and other parameters are nobody’s', () => {
  const nameOf = (attribute: string) => (attribute === 'program_forms.tracks.name' ? 'Vorm' : 'Niveau')
  const read = (address: string) => misnamedChoices(programsPage.facets, nameOf, new URLSearchParams(address))
  expect(read('vorm=bestaatniet&utm_source=x&niveau=mbo')).toEqual(['vorm=bestaatniet'])
  expect(read('traject=Duaal')).toEqual([])
})
