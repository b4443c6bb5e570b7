import { expect, test } from 'vitest'
import { localisedRedirects } from './rewrites.ts'

test('no redirect can have an empty destination, with which a browser reloads the page without end', () => {
  const rules = localisedRedirects()
  expect(rules).toContainEqual({ source: '/nl', destination: '/', permanent: true })
  // A parameter that may be empty leaves nothing of a destination that is made of it alone.
  expect(rules.filter(({ destination }) => /^\/:\w+\*$/.test(destination))).toEqual([])
})
