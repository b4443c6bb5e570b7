import { expect, test } from 'vitest'
import { admissionOf } from './program-admission.ts'

const bachelor = { title: 'Opleiding', type: 'lerarenopleiding', level: 'bachelor', degree: 'Bachelor of Education' }
const leadingTo = (...names: string[]) => ({ qualifications: names.map((name) => ({ name })) })

test('a bachelor of teacher training is open after havo, vwo or mbo 4, a shortened one is not', () => {
  const pabo = { ...bachelor, ...leadingTo('Primair onderwijs') }
  expect(admissionOf({ ...pabo, title: 'Leraar basisonderwijs (pabo)' })).toBe('bachelor')
  expect(admissionOf({ ...pabo, title: 'Verkorte deeltijdpabo' })).toBe('shortPabo')
  expect(admissionOf({ ...bachelor, ...leadingTo('Tweedegraads') })).toBe('bachelor')
  expect(admissionOf({ ...bachelor, ...leadingTo('Tweedegraads'), title: 'Verkorte lerarenopleiding' })).toBeNull()
})

test('arts and sport ask for a test, and side entry for the diploma that belongs to the licence', () => {
  expect(admissionOf({ ...bachelor, ...leadingTo('Eerstegraads') })).toBe('artsOrSport')
  const sideEntry = { title: 'Zij-instroom', type: 'zij-instroom', level: 'post-graduate', degree: 'Getuigschrift' }
  expect(
    ['Primair onderwijs', 'Tweedegraads', 'Eerstegraads', 'PDG'].map((name) =>
      admissionOf({ ...sideEntry, ...leadingTo(name) }),
    ),
  ).toEqual(['sideEntryPrimary', 'sideEntrySecond', 'sideEntryFirst', null])
})

test('admission is not known of a master of teacher training, a module, a PDG and a bachelor of a university', () => {
  for (const other of [
    { type: 'kopopleiding', is: 'headYear' },
    { type: 'educatieve master', is: 'master' },
    { level: 'master', is: null },
    { level: 'post-graduate', is: null },
    { type: 'pdg', is: null },
    { type: 'professionalisering', is: null },
    { degree: 'Bachelor of Science', is: null },
  ])
    expect(admissionOf({ ...bachelor, ...leadingTo('Tweedegraads'), ...other })).toBe(other.is)
  expect(admissionOf({ ...bachelor, ...leadingTo() })).toBeNull()
})
