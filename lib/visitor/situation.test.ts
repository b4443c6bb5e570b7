import { expect, test } from 'vitest'
import {
  changes,
  emptySituation,
  isEmpty,
  parseSituation,
  queryOfSituation,
  textsOf,
  unmet,
  mergeSituation,
  type Situation,
} from './situation.ts'

const answer = (question: string, slug: string) => ({ question, slug, title: slug.toUpperCase() })
const stored: Situation = {
  answers: [answer('school', 'po'), answer('diploma', 'hbo')],
  place: 'Zwolle',
  subject: null,
  track: 'Deeltijdopleiding',
}

test('what was stored is read again', () => {
  expect(parseSituation(JSON.stringify(stored))).toEqual(stored)
})

test.each(['', 'no json', 'null', '3', '[]', '{"answers":5,"place":{}}', `{"place":"${'x'.repeat(200)}"}`])(
  'the stored text %j holds nothing',
  (text) => {
    expect(isEmpty(parseSituation(text))).toBe(true)
  },
)

test('one broken value does not lose the rest', () => {
  const text = JSON.stringify({
    ...stored,
    subject: 7,
    answers: [answer('school', 'po'), { slug: 'no question' }, null],
  })
  expect(parseSituation(text)).toEqual({ ...stored, answers: [answer('school', 'po')] })
})

test('a later answer replaces the one to the same question, and an unanswered question keeps its own', () => {
  const next = mergeSituation(stored, { answers: [answer('school', 'vo')] })
  expect(next.answers.map(({ slug }) => slug).toSorted()).toEqual(['hbo', 'vo'])
  expect(next.place).toBe('Zwolle')
})

test('an address that says all answers leaves no former answer', () => {
  expect(mergeSituation(stored, { answers: [answer('school', 'mbo')], complete: 'answers' }).answers).toEqual([
    answer('school', 'mbo'),
  ])
})

test('an address that leaves all questions open takes no answer back', () => {
  expect(mergeSituation(stored, { answers: [], complete: 'answers' })).toEqual(stored)
})

test('an address that says everything leaves nothing of before', () => {
  expect(mergeSituation(stored, { subject: 'wiskunde', complete: 'everything' })).toEqual({
    ...emptySituation,
    subject: 'wiskunde',
  })
})

test('an address carries the parts that a page needs', () => {
  expect(queryOfSituation(stored)).toBe('a=po&a=hbo&plaats=Zwolle&traject=Deeltijdopleiding')
  expect(queryOfSituation(stored, ['place'])).toBe('plaats=Zwolle')
  expect(queryOfSituation({ ...stored, subject: 'wiskunde' }, ['place', 'subject'], 'q')).toBe(
    'plaats=Zwolle&q=wiskunde',
  )
  expect(queryOfSituation(emptySituation)).toBe('')
})

test('its words name everything', () => {
  expect(textsOf(stored)).toEqual(['PO', 'HBO', 'Deeltijdopleiding', 'Zwolle'])
})

test('its words come in the order of the questions, not in that in which they were answered', () => {
  const late = mergeSituation(stored, { answers: [answer('school', 'vo'), answer('role', 'leraar')] })
  expect(textsOf(late, ['school', 'role', 'diploma'])).toEqual(['VO', 'LERAAR', 'HBO', 'Deeltijdopleiding', 'Zwolle'])
  expect(textsOf(late, ['role']).at(0)).toBe('LERAAR')
})

test('an address changes a situation where it adds a value or replaces one', () => {
  const own = { ...emptySituation, answers: [answer('diploma', 'hbo')], place: 'Zwolle' }
  expect(changes(own, {})).toBe(false)
  expect(changes(own, { place: 'Zwolle' })).toBe(false)
  expect(changes(own, { answers: [], complete: 'answers' })).toBe(false)
  expect(changes(own, { answers: [answer('diploma', 'hbo')], complete: 'answers' })).toBe(false)
  expect(changes(own, { answers: [answer('school', 'po')] })).toBe(true)
  expect(changes(own, { place: 'Utrecht' })).toBe(true)
  expect(changes(own, { answers: [answer('diploma', 'wo')] })).toBe(true)
  expect(changes(emptySituation, { place: 'Utrecht' })).toBe(true)
})

test('an answer is unmet where another one to its question was given, not where there is none', () => {
  expect(unmet(stored, [answer('diploma', 'wo'), answer('school', 'po'), answer('role', 'x')])).toEqual([
    { wanted: answer('diploma', 'wo'), stored: answer('diploma', 'hbo') },
  ])
})
