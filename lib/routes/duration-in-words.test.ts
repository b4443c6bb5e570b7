import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import messages from '../i18n/messages/nl.json' with { type: 'json' }
import { goalInWords, inWords } from './duration-in-words.ts'

const t = createTranslator({ locale: 'nl', messages, namespace: 'routes' })

test.each([
  [0, 'geen vaste duur'],
  [1, '1 maand'],
  [12, '1 jaar'],
  [13, '13 maanden'],
  [18, '1 jaar en 6 maanden'],
  [48, '4 jaar'],
])('%i months are said as “%s”', (months, words) => expect(inWords(t, months)).toBe(words))

test('both ends of a range are said in one way', () => {
  expect(inWords(t, 13, 23)).toBe('1 jaar en 1 maand')
  expect(inWords(t, 23, 13)).toBe('1 jaar en 11 maanden')
  expect(inWords(t, 5, 23)).toBe('5 maanden')
  expect(goalInWords(t, { months: 13, qualifies: true }, 23)).toBe('Bevoegd na 1 jaar en 1 maand')
})
