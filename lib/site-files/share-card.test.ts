import { expect, test } from 'vitest'
import { cardAddress, readCardAddress } from './share-card.ts'

const secret = 'a-secret-of-the-tests'
const parametersOf = (address: string) => new URL(address, 'http://site.invalid').searchParams

test('an address of ours carries its words', () => {
  const address = cardAddress(secret, { title: 'Wat kost een opleiding & wie betaalt?', locale: 'nl' })
  expect(address).toMatch(/^\/og\/nl\?title=Wat\+kost/)
  expect(readCardAddress(secret, 'nl', parametersOf(address))).toEqual({
    title: 'Wat kost een opleiding & wie betaalt?',
    locale: 'nl',
  })
})

test('a long title is cut, and stays ours', () => {
  const card = readCardAddress(
    secret,
    'en',
    parametersOf(cardAddress(secret, { title: 'a'.repeat(300), locale: 'en' })),
  )
  expect(card?.title).toHaveLength(140)
})

test.each([
  ['nl', 'Andere woorden', 's'],
  ['en', null, null],
  ['de', null, null],
])('words of others are not shown (%s, %s)', (locale, title, cut) => {
  const parameters = parametersOf(cardAddress(secret, { title: 'De pabo', locale: 'nl' }))
  if (title) parameters.set('title', title)
  if (cut) parameters.set(cut, `${parameters.get(cut) ?? ''}x`)
  expect(readCardAddress(secret, locale, parameters)).toBeNull()
})
