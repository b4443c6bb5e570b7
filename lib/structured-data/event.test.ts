import { expect, test } from 'vitest'
import { newEvent } from '../content/event.fixture.ts'
import { eventData } from './event.ts'

test('an event is told in its own language, and nothing that its item does not say', () => {
  const data = eventData(
    newEvent('webinar', { english: true, online: true }),
    'https://lesroute.example/en/events/webinar',
  )
  expect(data).toMatchObject({ '@type': 'Event', name: 'webinar', inLanguage: 'en' })
  expect(data).not.toHaveProperty('isAccessibleForFree')
  expect(eventData(newEvent('open-dag'), 'https://lesroute.example/activiteiten/open-dag').inLanguage).toBe('nl')
})
