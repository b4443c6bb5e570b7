import { expect, test } from 'vitest'
import { alongIn, alongQuery, noCarriedAnswers } from './carried-answers.ts'
import { waysWith } from './ways.ts'

const address = 'a=school-voortgezet&a=diploma-wo&plaats=Zwolle&vak=natuurkunde'

test('what an address carries is in the next address', () => {
  const along = alongIn(new URLSearchParams(`${address}&sorteer=titel`))
  expect(along).toEqual({ answers: ['school-voortgezet', 'diploma-wo'], place: 'Zwolle', subject: 'natuurkunde' })
  expect(alongQuery(along)).toEqual({ a: ['school-voortgezet', 'diploma-wo'], plaats: 'Zwolle', vak: 'natuurkunde' })
  expect(alongQuery(noCarriedAnswers)).toEqual({ a: undefined, plaats: undefined, vak: undefined })
})

test('a text that cannot be a subject is none', () => {
  const subjectOf = (vak: string) => alongIn(new URLSearchParams({ vak })).subject
  expect(['Engels', ' zorg en welzijn ', 'beeldende vorming / CKV'].map(subjectOf)).toEqual([
    'Engels',
    'zorg en welzijn',
    'beeldende vorming / CKV',
  ])
  expect(['x'.repeat(500), '  ', 'Bel 0900-1234', 'kijk op evil.example', '<b>'].map(subjectOf)).toEqual([
    '',
    '',
    '',
    '',
    '',
  ])
})

test('questions, result and routes carry the place and the subject that were said before', () => {
  const ways = waysWith(alongIn(new URLSearchParams(address)))
  const carried = { plaats: 'Zwolle', vak: 'natuurkunde' }
  for (const href of [ways.question(1, ['x']), ways.result(['x']), ways.route('de-pabo', ['x'])])
    expect(href).toMatchObject({ query: { a: ['x'], ...carried } })
})
