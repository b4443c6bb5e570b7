import { expect, test } from 'vitest'
import { softHyphens } from './soft-hyphens.ts'

const shown = (text: string, locale: 'nl' | 'en') => softHyphens(text, locale).replaceAll('\u00ad', '·')

test('long words get the places at which they may break, short ones none', () => {
  expect(shown('Het middelbaar beroepsonderwijs', 'nl')).toBe('Het middelbaar beroeps·onderwijs')
  expect(shown('Geschiktheidsonderzoek en pabo', 'nl')).toBe('Ge·schikt·heids·on·der·zoek en pabo')
  expect(shown('Teacher qualifications', 'en')).toContain('qual·i·fi·ca·tions')
  expect(shown('Eerstegraads', 'nl')).toBe('Eer·ste·graads')
  expect(softHyphens('De pabo', 'nl')).toBe('De pabo')
})

test('a compound breaks between its parts, and inside one only where that is long', () => {
  expect(shown('Leraar basisonderwijs (pabo)', 'nl')).toBe('Leraar basis·onderwijs (pabo)')
  expect(shown('Lerarenopleidingen', 'nl')).toBe('Leraren·opleidingen')
  expect(shown('Verkorte deeltijdpabo', 'nl')).toBe('Verkorte deeltijd·pabo')
  expect(shown('Eerstegraadsopleiding', 'nl')).toBe('Eer·ste·graads·opleiding')
  expect(shown('Onderwijsassistent', 'nl')).toBe('Onderwijs·assistent')
  expect(shown('Onderwijsinstellingen', 'nl')).toBe('Onderwijs·in·stel·lin·gen')
})

test('nothing but soft hyphens is added', () => {
  const text = 'Onderwijsinstellingen: “hbo & wo” (2026), zij-instroomtraject'
  expect(softHyphens(text, 'nl').replaceAll('\u00ad', '')).toBe(text)
})

test('words that the patterns break wrongly break at their parts', () => {
  expect(softHyphens('Kopopleiding', 'nl').replaceAll('\u00AD', '-')).toBe('Kop-op-lei-ding')
  expect(softHyphens('traineeships', 'nl').replaceAll('\u00AD', '-')).toBe('trai-nee-ships')
})
