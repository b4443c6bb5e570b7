import { expect, test, vi } from 'vitest'
import { newEvent } from '#lib/content/event.fixture.ts'
import { GET as oneEvent } from '../[slug]/agenda.ics/route.ts'
import { GET as planFile } from '../../api/plan/route.ts'
import { NextRequest } from 'next/server'
import { GET as feed } from './route.ts'

const end = Date.now() + 3_600_000
const event = newEvent('open-dag', { start: end - 60_000, end, online: true, sample: true })
vi.mock('next/server', async (load) => ({ ...(await load<object>()), connection: async () => {} }))
vi.mock('#lib/content/agenda.ts', () => ({ listEvents: async () => [event] }))
vi.mock('#lib/content/plan-dates.ts', () => ({ listPlanDates: async () => [event] }))
vi.mock('#lib/content/desks.ts', () => ({ listDesks: async () => [] }))

const files = {
  'the agenda': (query: string) => feed(new Request(`http://localhost/activiteiten/agenda.ics${query}`)),
  'one event': (query: string) =>
    oneEvent(new Request(`http://localhost/activiteiten/open-dag/agenda.ics${query}`), {
      params: Promise.resolve({ slug: 'open-dag' }),
    }),
  'a plan': (query: string) => planFile(new NextRequest(`http://localhost/api/plan${query}`)),
}

test.each(Object.entries(files))('the calendar file of %s is in the language of its link', async (_name, read) => {
  const textOf = async (query: string) => (await (await read(query)).text()).replaceAll(/\r\n\s/g, '')
  expect(await textOf('')).toMatch(/SUMMARY:Voorbeeld[^]*\/activiteiten\/open-dag/)
  const english = await textOf('?taal=en')
  expect(english).toMatch(/SUMMARY:Sample[^]*\/en\/events\/open-dag/)
  expect(english).not.toContain('activiteiten')
})

test('the file of a plan has a name in that language', async () => {
  const nameOf = async (query: string) => (await files['a plan'](query)).headers.get('content-disposition')
  expect([await nameOf(''), await nameOf('?taal=en')]).toEqual([
    'attachment; filename="bijeenkomsten.ics"',
    'attachment; filename="meetings.ics"',
  ])
})
