import { expect, test } from 'vitest'
import dutch from '../i18n/messages/nl.json' with { type: 'json' }
import english from '../i18n/messages/en.json' with { type: 'json' }
import { parseBooking, prefilled } from './booking-form.ts'

test.each(['desk', 'route', 'program', 'question', 'situation'] as const)(
  'the message about %s names the length that the field may have',
  (name) => {
    const longest = Number(/\d+/.exec(dutch.advice.problem[name])?.[0])
    expect(english.advice.problem[name]).toContain(`${longest} characters`)
    const isWrong = (length: number) => {
      const parsed = parseBooking(new URLSearchParams({ [name]: 'a'.repeat(length) }))
      return 'problems' in parsed && parsed.problems.includes(name)
    }
    expect([isWrong(longest), isWrong(longest + 1)]).toEqual([false, true])
  },
)

test('what a page fills in is never refused, and says what it can', () => {
  const texts = {
    desk: 'Loket <Noord>',
    question: `Hoe werkt https://www.duo.nl/lening voor mij? ${'a'.repeat(300)}`,
    situation: 'b'.repeat(400),
    program: 'c'.repeat(500),
    route: 'Via\nde pabo',
  }
  const values = prefilled(texts)
  const parsed = parseBooking(new URLSearchParams(values))
  expect('problems' in parsed && parsed.problems.filter((name) => name in texts)).toEqual([])
  expect(values).toMatchObject({ desk: 'Loket Noord', route: 'Via de pabo', situation: 'b'.repeat(300) })
  expect(values.question).toMatch(/^Hoe werkt voor mij\? a+$/)
})

test('a web address in which a crafted link hides a sign without a shape is not filled in', () => {
  const nothing = { situation: '', desk: '', route: '', program: '' }
  const { question } = prefilled({
    ...nothing,
    question: 'Kijk op https:\u200E//kwaad.example en www\u202E.kwaad.example',
  })
  expect(question).toBe('Kijk op en')
})
