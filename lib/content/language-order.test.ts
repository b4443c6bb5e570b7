import { expect, test } from 'vitest'
import { ownLanguageFirst } from './language-order.ts'

const articles = [
  { id: 'a', english: false },
  { id: 'b', english: true },
  { id: 'c', english: false },
  { id: 'd', english: true },
]
const order = (locale: 'nl' | 'en') => ownLanguageFirst(articles, locale).map(({ id }) => id)

test('what is in the language of the page comes first, in the order in which it came', () => {
  expect(order('en')).toEqual(['b', 'd', 'a', 'c'])
  expect(order('nl')).toEqual(['a', 'c', 'b', 'd'])
})
