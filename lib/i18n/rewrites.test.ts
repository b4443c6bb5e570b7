import { expect, test } from 'vitest'
import { localisedRedirects } from './rewrites.ts'

test('no redirect can have an empty destination, with which a browser reloads the page without end', () => {
  const rules = localisedRedirects()
  expect(rules).toContainEqual({ source: '/nl', destination: '/', permanent: true })
  // A parameter that may be empty leaves nothing of a destination that is made of it alone.
  expect(rules.filter(({ destination }) => /^\/:\w+\*$/.test(destination))).toEqual([])
})

test('files that have one address lead there from below the address of the English pages', () => {
  const to = (source: string) => localisedRedirects().find((rule) => rule.source === source)?.destination
  expect(to('/en/feed.xml')).toBe('/feed.xml')
  expect(to('/en/events/agenda.ics')).toBe('/activiteiten/agenda.ics?taal=en')
  expect(to('/en/events/:slug/agenda.ics')).toBe('/activiteiten/:slug/agenda.ics?taal=en')
})
