import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import en from '../i18n/messages/en.json' with { type: 'json' }
import nl from '../i18n/messages/nl.json' with { type: 'json' }
import { goalInWords, goalOf, inWords, lengthInWords, rangeInWords } from './duration-in-words.ts'
import type { Stage } from './length.ts'

const t = createTranslator({ locale: 'nl', messages: nl, namespace: 'routes' })

test.each([
  [0, 'geen vaste duur'],
  [1, '1 maand'],
  [12, '1 jaar'],
  [11, '11 maanden'],
  [13, '1 jaar en 1 maand'],
  [18, '1 jaar en 6 maanden'],
  [48, '4 jaar'],
])('%i months are said as “%s”', (months, words) => expect(inWords(t, months)).toBe(words))

test('the goal of a route is said in the same words', () =>
  expect(goalInWords(t, { months: 13, qualifies: true })).toBe('Bevoegd na 1 jaar en 1 maand'))

test('where Dutch is a step without months, every length says that its time comes on top', () => {
  const dutch = { months: 9, qualifies: true, takesDutch: true }
  expect(goalInWords(t, dutch)).toBe('Bevoegd na 9 maanden, plus de tijd voor je Nederlands')
  expect(goalInWords(t, { ...dutch, months: 0 })).toBe('geen vaste duur')
  expect(rangeInWords(t, [dutch, { ...dutch, months: 24 }])).toBe(
    'Bevoegd na 9 maanden – 2 jaar, plus de tijd voor je Nederlands',
  )
  const step = { term: 'Breng je Nederlands op niveau', duration_in_months: 0, stage: null }
  const right = { term: 'Ga na of je in Nederland mag werken', duration_in_months: 0, stage: null }
  const textOf = (...steps: (typeof step)[]) =>
    goalInWords(t, goalOf({ duration_in_months: 9, qualifies: true, steps }))
  expect(textOf(right, step)).toContain('plus de tijd')
  expect(textOf(right)).toBe('Bevoegd na 9 maanden')
  expect(textOf({ ...step, duration_in_months: 6 })).toBe('Bevoegd na 9 maanden')
})

test('who is at work before a route without a qualification ends, is not said to work from its end', () => {
  const textOf = (stage: Stage, qualifies = false) =>
    goalInWords(
      t,
      goalOf({
        duration_in_months: 42,
        qualifies,
        steps: [
          { term: 'Vind werk', duration_in_months: 6, stage: 'preparing' },
          { term: 'Leer het vak', duration_in_months: 36, stage },
        ],
      }),
    )
  expect(textOf('paid')).toBe('Klaar na 3 jaar en 6 maanden')
  expect(textOf('preparing')).toBe('Aan het werk na 3 jaar en 6 maanden')
  expect(textOf('paid', true)).toBe('Bevoegd na 3 jaar en 6 maanden')
})

const lengths = (...months: [number, ...number[]]) => {
  const [first, ...others] = months
  const of = (count: number) => ({ months: count, qualifies: true })
  return rangeInWords(t, [of(first), ...others.map(of)])
}

test('the forms of one kind of route go from the shortest that is known to the longest', () => {
  expect(lengths(24, 12, 48)).toBe('Bevoegd na 1 jaar – 4 jaar')
  expect(lengths(0, 24, 48)).toBe('Bevoegd na 2 jaar – 4 jaar')
  expect(lengths(0, 24)).toBe('Bevoegd na 2 jaar')
  expect(lengths(0, 0)).toBe('geen vaste duur')
})

test.each([
  ['nl', nl],
  ['en', en],
] as const)('the finder says a length as all other pages do (%s)', (locale, messages) => {
  const finder = createTranslator({ locale, messages, namespace: 'finder' })
  const routes = createTranslator({ locale, messages, namespace: 'routes' })
  for (const months of [1, 11, 12, 18, 27, 48])
    expect(lengthInWords(finder, months), String(months)).toBe(inWords(routes, months))
})
