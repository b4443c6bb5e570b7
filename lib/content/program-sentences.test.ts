import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import messages from '../i18n/messages/nl.json'
import { programSentences, saysOfItsOwn } from './program-sentences.ts'

const t = createTranslator({ locale: 'nl', messages, namespace: 'programText' })
const words = {
  term: (name: string) => name,
  list: (names: readonly string[]) => new Intl.ListFormat('nl').format(names),
  length: (months: number) => `${months / 12} jaar`,
}
const none = {
  title: 'Pabo',
  level: null,
  type: null,
  degree: null,
  duration_in_months: null,
  educational_institutions: [],
  program_forms: [],
  locations: [],
  qualifications: [],
  roles: [],
  derived: false,
}
const form = (name: string) => ({ id: name, url: null, description: null, track: { name, path: null } })

const place = { id: 'l', title: 'Campus', address: null, zip: null, city: 'Zwolle', location_geopoint: null }

test('each fact that is known is a sentence, and no other', () => {
  const program = {
    ...none,
    level: 'bachelor',
    type: 'lerarenopleiding',
    duration_in_months: 48,
    educational_institutions: [{ title: 'Hogeschool Voorbeeld' }],
    program_forms: [form('Voltijdopleiding'), form('Deeltijdopleiding')],
    qualifications: [{ id: 'q', name: 'Primair onderwijs', path: null, description: null }],
  }
  expect(programSentences(program, t, words)).toEqual([
    'Pabo is een opleiding van Hogeschool Voorbeeld.',
    'Je kunt kiezen uit deze vormen: voltijdopleiding en deeltijdopleiding.',
    'In het gewone tempo duurt ze 4 jaar.',
    'Met havo, vwo of mbo-niveau 4 kun je meestal worden toegelaten; vraag de instelling wat er nog meer nodig is.',
    'Met het diploma haal je deze bevoegdheid: Primair onderwijs.',
  ])
  expect(programSentences({ ...program, program_forms: [form('Duale opleiding')] }, t, words)[1]).toBe(
    'De vorm is: duale opleiding.',
  )
  const terms: Readonly<Record<string, string>> = { 'Primair onderwijs': 'Primary education' }
  expect(programSentences(program, t, { ...words, term: (name) => terms[name] ?? name }).at(-1)).toBe(
    'Met het diploma haal je deze bevoegdheid: Primary education.',
  )
  expect(programSentences(none, t, words)).toEqual([])
})

test('what follows from a rule is not told as if an institution had stated it', () => {
  const derived = {
    ...none,
    derived: true,
    duration_in_months: 24,
    educational_institutions: [{ title: 'Hogeschool Voorbeeld' }],
    locations: [place],
  }
  expect(programSentences(derived, t, words)).toEqual([
    'Pabo staat in geen register: het traject volgt uit een verwante opleiding van Hogeschool Voorbeeld.',
    'In het gewone tempo duurt zo’n traject 2 jaar.',
    'Als het er is, is het waarschijnlijk in Zwolle.',
  ])
})

test('a page says something of its own where a register has the programme, its institution and a form', () => {
  const own = { derived: false, educational_institutions: [{}], program_forms: [{}] }
  expect(saysOfItsOwn(own)).toBe(true)
  for (const less of [{ derived: true }, { educational_institutions: [] }, { program_forms: null }])
    expect(saysOfItsOwn({ ...own, ...less })).toBe(false)
})
