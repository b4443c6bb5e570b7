import { createFormatter } from 'next-intl'
import { expect, test } from 'vitest'
import { formatLanguage, languageOfFormat } from './format-language.ts'
import { longDay } from './long-day.ts'

test('pages in English have British dates, pages in Dutch have Dutch ones', () => {
  const day = (locale: 'nl' | 'en') =>
    longDay(createFormatter({ locale: formatLanguage(locale), timeZone: 'Europe/Amsterdam' }), '2026-11-23')
  expect([day('en'), day('nl')]).toEqual(['23 November 2026', '23 november 2026'])
})

test('a tag leads back to the language of the page', () => {
  expect(['en-GB', 'nl-NL', 'en', 'nl', 'de-DE', ''].map(languageOfFormat)).toEqual([
    'en',
    'nl',
    'en',
    'nl',
    null,
    null,
  ])
})
