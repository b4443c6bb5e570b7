import { expect, test } from 'vitest'
import { newEvent } from '../content/event.fixture.ts'
import { calendarLanguage, entryOf, languageQuery } from './event-files.ts'

test('an invented event says so in the language of the page with the link', () => {
  const event = newEvent('open-dag', { title: 'Open dag', sample: true })
  const titles = (['nl', 'en'] as const).map((locale) => {
    const named = calendarLanguage(new URLSearchParams(languageQuery(locale)))
    return entryOf(event, 'https://lesroute.example/', named).title
  })
  expect(titles).toEqual(['Voorbeeld, gaat niet door: Open dag', 'Sample, does not take place: Open dag'])
  expect(calendarLanguage(new URLSearchParams('taal=fr'))).toBe('nl')
})
