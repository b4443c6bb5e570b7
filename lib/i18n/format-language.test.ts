import { createFormatter } from 'next-intl'
import { expect, test } from 'vitest'
import { formatLanguage, languageOfFormat } from './format-language.ts'
import { longDay } from './long-day.ts'

test('pages in English have British dates, pages in Dutch have Dutch ones', () => {
  const day = (locale: 'nl' | 'en', text = '2026-11-23') =>
    longDay(createFormatter({ locale: formatLanguage(locale), timeZone: 'Europe/Amsterdam' }), text)
  expect([day('en'), day('nl')]).toEqual(['23 November 2026', '23 november 2026'])
  expect(day('nl', '2026-11-23T23:30:00')).toBe('23 november 2026')
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
