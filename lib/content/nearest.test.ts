import { expect, test } from 'vitest'
import { searchHit } from '../search/hit.fixture.ts'
import { resembling, sectionOf, wordsOf } from './nearest.ts'

const titles = ['Omwegen bestaan niet', 'De pabo: leraar basisonderwijs worden', 'Hoe gaat het met ouderschapsverlof?']
const like = (address: string, locale: 'nl' | 'en' = 'nl') =>
  resembling(
    titles.map((title) => searchHit(title)),
    wordsOf(address),
    locale,
  ).map(({ title }) => title.map(({ text }) => text).join(''))

test('only what has half of the telling words of an address resembles it', () => {
  expect(like('/kennisbank/artikelen/de-pabo-leraar-worden')).toEqual(['De pabo: leraar basisonderwijs worden'])
  expect(like('/bestaat')).toEqual([])
  expect(like('/routes/vraag/9')).toEqual([])
})

test('what is in the other language is no suggestion', () => expect(like('/en/pabo', 'en')).toEqual([]))

test('an address leads to the nearest page that it is below, in the language of the page', () => {
  expect(sectionOf('/routes/vraag/9', 'nl')?.href).toBe('/routes')
  expect(sectionOf('/en/knowledge-base/articles/none?x=/y', 'en')?.href).toBe('/kennisbank/artikelen')
  expect(sectionOf('/bestaat', 'nl')).toBeNull()
})

test('the section of an address does not depend on case', () => {
  expect(sectionOf('/Routes', 'nl')?.href).toBe('/routes')
  expect(sectionOf('/EN/Knowledge-Base/none', 'en')?.href).toBe('/kennisbank')
})
