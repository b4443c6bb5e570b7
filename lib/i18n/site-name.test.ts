import { expect, test } from 'vitest'
import en from './messages/en.json' with { type: 'json' }
import nl from './messages/nl.json' with { type: 'json' }
import { usualName, withSiteName } from './site-name.ts'

test('no message has our name where a site has its own, and nothing else changes', () => {
  for (const messages of [nl, en]) {
    const renamed = JSON.stringify(withSiteName(messages, 'Onderwijsplein'))
    expect(renamed).not.toContain(usualName)
    expect(renamed.replaceAll('Onderwijsplein', usualName)).toBe(JSON.stringify(messages))
  }
})

test('compiled messages, which are lists, are renamed too', () => {
  expect(withSiteName({ a: ['Op Lesroute', ['n', 1], null, true] }, 'X')).toEqual({ a: ['Op X', ['n', 1], null, true] })
})

test('a site with our name loads the messages as they are', () => {
  expect(withSiteName(nl, usualName)).toBe(nl)
})
