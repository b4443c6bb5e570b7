import { expect, test } from 'vitest'
import { z } from 'zod'
import { inLanguage, translationsOf } from './translated.ts'

const texts = { title: z.string(), description: z.string().nullable() }
const geeftLes: string | null = 'Geeft les.'
const item = (rows: unknown) => ({
  id: '1',
  title: 'Docent',
  description: geeftLes as string | null,
  translations: translationsOf('title').parse(rows),
})
const english = (rows: unknown) => inLanguage(item(rows), 'en', 'title', texts)
const dutch = { id: '1', title: 'Docent', description: 'Geeft les.', language: 'nl' }
const translated = { id: '1', title: 'Lecturer', description: 'Teaches.', language: 'en' }

test.each([
  ['a tag', [{ languages_code: 'en', title: 'Lecturer', description: 'Teaches.' }]],
  ['a tag with a country, in any case', [{ languages_code: 'EN-gb', title: 'Lecturer', description: 'Teaches.' }]],
  [
    'a language as a related item, after another one',
    [
      { languages_code: 'de-DE', title: 'Lehrer' },
      { languages_code: { code: 'en-GB' }, title: 'Lecturer', description: 'Teaches.' },
    ],
  ],
])('an item takes the texts of its language: %s', (_, rows) => {
  expect(english(rows)).toEqual(translated)
})

test.each([
  ['no translations', undefined],
  ['none at all', null],
  ['not a list', 'en'],
  ['ids of rows only', ['a', 'b']],
  ['another language', [{ languages_code: 'de-DE', title: 'Lehrer' }]],
  ['a language that begins alike', [{ languages_code: 'enm', title: 'Techere' }]],
  ['an empty title', [{ languages_code: 'en-GB', title: ' ', description: 'Teaches.' }]],
  ['a title of another type', [{ languages_code: 'en-GB', title: 5 }]],
  [
    'a language of another type',
    [
      { languages_code: 7, title: 'Lecturer' },
      { languages_code: null, title: 'Lecturer' },
    ],
  ],
])('an item stays Dutch with %s', (_, rows) => {
  expect(english(rows)).toEqual(dutch)
})

test('a text that the translation lacks is empty, so that languages are not mixed', () => {
  const rows = [{ languages_code: 'en-GB', title: 'Lecturer', description: 3 }]
  expect(english(rows)).toEqual({ ...translated, description: null })
  expect(english([{ languages_code: 'en-GB', title: 'Lecturer' }])).toEqual({ ...translated, description: null })
})

test('a Dutch page takes no translation', () => {
  const rows = [{ languages_code: 'nl-NL', title: 'Anders' }]
  expect(inLanguage(item(rows), 'nl', 'title', texts)).toEqual(dutch)
})
