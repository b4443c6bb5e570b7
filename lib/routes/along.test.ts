import { expect, test } from 'vitest'
import { alongIn, alongQuery, nothingAlong } from './along.ts'
import { waysWith } from './ways.ts'

const address = 'a=school-voortgezet&a=diploma-wo&plaats=Zwolle&vak=natuurkunde'

test('what an address carries is in the next address', () => {
  const along = alongIn(new URLSearchParams(`${address}&sorteer=titel`))
  expect(along).toEqual({ answers: ['school-voortgezet', 'diploma-wo'], place: 'Zwolle', subject: 'natuurkunde' })
  expect(alongQuery(along)).toEqual({ a: ['school-voortgezet', 'diploma-wo'], plaats: 'Zwolle', vak: 'natuurkunde' })
  expect(alongQuery(nothingAlong)).toEqual({ a: undefined, plaats: undefined, vak: undefined })
})

test('a subject that is too long is cut, and one of spaces is none', () => {
  expect(alongIn(new URLSearchParams({ vak: 'x'.repeat(500) })).subject).toHaveLength(80)
  expect(alongIn(new URLSearchParams({ vak: '  ' })).subject).toBe('')
})

test('questions, result and routes carry the place and the subject that were said before', () => {
  const ways = waysWith(alongIn(new URLSearchParams(address)))
  const carried = { plaats: 'Zwolle', vak: 'natuurkunde' }
  for (const href of [ways.question(1, ['x']), ways.result(['x']), ways.route('de-pabo', ['x'])])
    expect(href).toMatchObject({ query: { a: ['x'], ...carried } })
})
