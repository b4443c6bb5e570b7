import { expect, test } from 'vitest'
import { fold, spansOf, unfoldedLength } from './text.ts'

test.each([
  ['Coördinator', 'coordinator'],
  ['SCHÖN', 'schon'],
  ['ﬁets', 'fiets'],
  ['Straße', 'strasse'],
  ['İstanbul', 'istanbul'],
  ['½', '12'],
  ['!?', ''],
])('%s folds to %s', (word, folded) => expect(fold(word)).toBe(folded))

const words = (text: string) =>
  spansOf(text).map(({ term, position, width }) => `${term}@${position}${width > 1 ? `+${width}` : ''}`)

test.each([
  ['Werken in het (basis)onderwijs.', ['werken@0', 'in@1', 'het@2', 'basis@3', 'onderwijs@4']],
  ['zij-instromer worden', ['zij@0', 'instromer@1', 'zijinstromer@0+2', 'worden@2']],
  ['foto’s', ['foto@0', 's@1', 'fotos@0+2']],
  ['vmbo-t/havo', ['vmbo@0', 't@1', 'vmbot@0+2', 'havo@2']],
  ['a-b-c', ['a@0', 'b@1', 'c@2', 'abc@0+3', 'ab@0+2', 'bc@1+2']],
  ['- los -', ['los@0']],
  ['Stage📚Utrecht 𝒜b', ['stage@0', 'utrecht@1', 'ab@2']],
  ['', []],
])('%s', (text, expected) => expect(words(text)).toEqual(expected))

test('words keep their place in the text', () => {
  const text = 'De coördinator’s rol'
  expect(spansOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'De',
    'coördinator',
    's',
    'coördinator’s',
    'rol',
  ])
})

test('the typed part of a word is measured in the text as written', () => {
  expect(unfoldedLength('Straße', 6)).toBe(5)
  expect(unfoldedLength('coo\u0308rdinator', 3)).toBe(4)
  expect(unfoldedLength('Laptop', 3)).toBe(3)
})
