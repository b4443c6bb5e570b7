import { expect, test } from 'vitest'
import { typedPlace } from './search/location-filter.ts'
import { programsPage } from './search/list-pages.ts'
import { queryOf, readState, toParameters } from './search/state.ts'
import { choiceOf } from './calendar/choice.ts'
import { givenAddress } from './advice/references.ts'
import { readLiteral } from './search/understand/served.ts'
import { visibleText } from './visible-text.ts'

const turning = '\u202Eobap\u202C \u2067x\u2069 \u200Fy\u061C'

test('what turns or hides a text is left out, letters of every script stay', () => {
  expect(visibleText(`a\0b\u0007c\u009B ${turning}`)).toBe('abc obap x y')
  for (const text of ['pabo', 'Súdwest-Fryslân', 'مدرس', 'מורה', '👩🏽\u200D🏫', 'één\ttwee\ndrie'])
    expect(visibleText(text)).toBe(text)
})

test('the words, filters and place of an address are visible text on servers and in browsers', () => {
  const parameters = new URLSearchParams({ q: `pabo ${turning}`, niveau: 'ma\0ster\u202E', plaats: '\u202ETiel\0' })
  const state = { query: 'pabo obap x y', page: 1, refinements: { level: ['master'] } }
  expect(readState(programsPage, parameters)).toEqual(state)
  expect(readState(programsPage, toParameters(Object.fromEntries(parameters)))).toEqual(state)
  expect(typedPlace(parameters)).toBe('Tiel')
  expect(queryOf('\u202E')).toBe('')
})

test('a text that is cut inside a character can still be written into an address', () => {
  for (const length of [79, 199]) {
    const text = `${'a'.repeat(length)}🙂`
    const parameters = new URLSearchParams({ plaats: text, loket: text, letterlijk: text })
    const { place, desk } = choiceOf(parameters)
    for (const cut of [place, desk, typedPlace(parameters), ...readLiteral(parameters)])
      expect(cut.isWellFormed(), cut).toBe(true)
    expect(decodeURIComponent(givenAddress('confirm', 'nl', text))).toContain('a'.repeat(length))
  }
})
