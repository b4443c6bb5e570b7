import { expect, test } from 'vitest'
import { fingerprint } from './build.ts'

const settings = { CONTENT_API_URL: 'http://localhost:8055', MEDIA_URL: 'http://localhost:8055/media' }

test('a build is named after its sources, its settings and its catalogue', () => {
  const name = fingerprint(settings, 'edition-1')
  expect(fingerprint({ ...settings }, 'edition-1')).toBe(name)
  expect(fingerprint(settings, 'edition-2')).not.toBe(name)
  expect(fingerprint({ ...settings, CONTENT_API_URL: 'https://elsewhere.example' }, 'edition-1')).not.toBe(name)
  expect(fingerprint({ ...settings, SEARCH_TOKEN_FIELD: 'algolia_token' }, 'edition-1')).not.toBe(name)
})
