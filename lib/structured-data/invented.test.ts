import { expect, test } from 'vitest'
import { withoutInvented } from './invented.ts'

const person = { '@type': 'Person', name: 'Noor' }

test('data of an invented person, event or organisation is nothing', () => {
  for (const type of ['Person', 'ProfilePage', 'Event', 'Organization', 'VideoObject'])
    expect(withoutInvented({ '@type': type, name: 'x' })).toBeNull()
})

test('an article stays, without its authors and publisher', () => {
  const article = {
    '@type': 'Article',
    headline: 'De pabo',
    author: [person],
    publisher: { '@type': 'Organization', name: 'Lesroute' },
    citation: [{ '@type': 'CreativeWork', name: 'DUO' }],
    about: [],
  }
  expect(withoutInvented(article)).toEqual({
    '@type': 'Article',
    headline: 'De pabo',
    citation: [{ '@type': 'CreativeWork', name: 'DUO' }],
    about: [],
  })
})

test('an institution that exists stays', () => {
  const institution = { '@type': 'CollegeOrUniversity', name: 'HU' }
  expect(withoutInvented({ '@type': 'Course', provider: [institution] })).toEqual({
    '@type': 'Course',
    provider: [institution],
  })
})
