import { expect, test } from 'vitest'
import { sampleCatalogue } from './catalogue.fixture.ts'
import { programmeTerms, titledStudies } from './search-terms.ts'

test('a programme has the words of its kind, and of its subject where it is the only one', () => {
  const both = programmeTerms('secondDegree', ['Nederlands']) ?? []
  expect(both).toEqual(expect.arrayContaining(['NT2', 'tweedegraads']))
  expect(programmeTerms('secondDegree', ['Duits'])).not.toContain('NT2')
  expect(programmeTerms('secondDegree', ['Nederlands', 'Engels'])).not.toContain('NT2')
  expect(programmeTerms('firstDegreeWo', ['Wiskunde', 'Natuurkunde'])).toEqual(
    expect.arrayContaining(['Wiskunde', 'Natuurkunde', 'ulo']),
  )
  expect(programmeTerms('no such kind', [])).toBeNull()
})

test('words for a subject name no other subject', () => {
  const subjects = [
    'Duits',
    'Frans',
    'Engels',
    'Wiskunde',
    'Natuurkunde',
    'Scheikunde',
    'Biologie',
    'Latijn',
    'Filosofie',
    'Maatschappijleer',
  ]
  for (const subject of subjects)
    for (const other of subjects.filter((one) => one !== subject)) {
      const name = new RegExp(`(?<!\\p{L})${other}(?!\\p{L})`, 'iu')
      expect(programmeTerms('no such kind', [subject])?.filter((term) => name.test(term)) ?? [], subject).toEqual([])
    }
})

test('studies of one kind have the words of their own title, and not those of another', () => {
  expect(programmeTerms('professional', [], 'Master Educational Leadership')).toContain('schoolleider worden')
  expect(programmeTerms('professional', [], 'Kunsteducatie')).not.toContain('schoolleider worden')
  expect(programmeTerms('arts', ['Muziek'], 'Docent muziek')).not.toContain('tekenleraar worden')
})

test('every title with words of its own is that of a programme', () => {
  const titles = new Set(sampleCatalogue().items['programs']?.map((row) => row['title']))
  expect(titledStudies.filter((title) => !titles.has(title))).toEqual([])
})
