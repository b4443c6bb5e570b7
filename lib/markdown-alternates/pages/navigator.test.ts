import { beforeEach, expect, test, vi } from 'vitest'
import type { Desk } from '#lib/content/desks.ts'
import { contextIn } from '../context.ts'
import { deskAlternate } from './navigator.ts'

const note = vi.hoisted(() => ({ isSample: false }))
const desk = vi.hoisted(() => ({ sample: false }))
vi.mock('#lib/content/catalogue.ts', () => ({ getCatalogueNote: async () => note }))
vi.mock('#lib/content/desks.ts', () => ({
  getDesk: async (): Promise<Partial<Desk>> => ({
    ...desk,
    title: 'Het loket',
    email: 'loket@voorbeeld.example',
    phone: null,
    url: null,
    location: null,
    phone_availability: 'Maandag tot en met donderdag van 9.00 tot 16.00 uur',
    description: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Wij helpen.' }] }] },
    consultation_service_description: null,
    has_consultation_service: true,
    regions: [],
    cities_municipalities: [],
  }),
}))
beforeEach(() => {
  note.isSample = false
  desk.sample = false
})

const bodyIn = async (locale: 'nl' | 'en') => (await deskAlternate({ slug: 'x' }, await contextIn(locale)))?.body

test('an invented desk calls nobody, and one of a sample neither', async () => {
  expect(await bodyIn('nl')).toContain('Een adviseur van dit loket')
  desk.sample = true
  expect(await bodyIn('nl')).not.toContain('Een adviseur van dit loket')
  expect(await bodyIn('nl')).toContain('Dit loket is verzonnen')
  desk.sample = false
  note.isSample = true
  expect(await bodyIn('nl')).not.toContain('Een adviseur van dit loket')
})

test('in English a text in Dutch is called so, and hours are in English', async () => {
  const body = await bodyIn('en')
  expect(body).toContain('_In Dutch_\n\nWij helpen.')
  expect(body).toContain('Monday to Thursday')
  expect(await bodyIn('nl')).not.toContain('_In')
})
