import { expect, test } from 'vitest'
import en from './messages/en.json' with { type: 'json' }
import nl from './messages/nl.json' with { type: 'json' }

const keys = (value: unknown, prefix = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => keys(inner, `${prefix}/${key}`))
    : [prefix]
const holes = (value: unknown, prefix = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => holes(inner, `${prefix}/${key}`))
    : [...String(value).matchAll(/\{(\w+)[,}]/g)].map(([, name]) => `${prefix}:${name}`)

test('both languages say everything, with the same values in it', () => {
  expect(keys(en)).toEqual(keys(nl))
  expect(holes(en).sort()).toEqual(holes(nl).sort())
})

test('no message names a style of dates or numbers: messages that are compiled at the build leave styles out', () => {
  expect(JSON.stringify([nl, en]).match(/\{\w+, (?:date|time|number), \w+\}/g)).toBeNull()
})

test('the finder shows the same message for a place abroad as all other pages', () => {
  for (const { finder, places } of [nl, en])
    expect(finder.problems.abroad.replace('{value}', '{place}')).toBe(places.abroad)
})
