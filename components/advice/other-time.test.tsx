import { createTranslator } from 'next-intl'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import nl from '#lib/i18n/messages/nl.json' with { type: 'json' }
import { booking } from '#lib/advice/bookings.ts'
import { formOf, slotAt, slots } from '#lib/advice/call.fixture.ts'
import type { Slot } from '#lib/advice/slots.ts'
import { OtherTime } from './other-time.tsx'

const otherTimes = vi.hoisted(() => vi.fn<() => Promise<readonly Slot[]>>())
vi.mock('#lib/advice/booking-page.ts', () => ({ otherTimes }))
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'advice') => createTranslator({ locale: 'nl', messages: nl, namespace }),
  getFormatter: async () => ({ dateTime: String }),
}))
vi.mock('#lib/i18n/language.ts', () => ({ pageLocale: async () => 'nl' }))
vi.mock('#components/ui/link.tsx', () => ({ Link: 'a' }))

const htmlOf = async (problem?: string) => {
  const call = booking.parse({ ...Object.fromEntries(formOf()), locale: 'nl', adviser: null, conversation: 'Gesprek' })
  const part = <OtherTime booking={call} reference="x.y" problem={problem} />
  return new Response((await prerender(part)).prelude).text()
}

test('the page of a call offers other times, without what its visitor wrote', async () => {
  otherTimes.mockResolvedValue(slots)
  const html = await htmlOf('taken')
  expect(html).toContain(`value="${slotAt(1).id}"`)
  // The heading of the part is the one that is seen.
  expect(html).toMatch(/<legend class="sr-only">/)
  expect(html).toContain('name="afspraak" value="x.y"')
  expect(html).toContain(nl.advice.problem.taken)
  expect(html).not.toMatch(/Ada|example\.org|Suriname/)
})

test('where no other time can be chosen it says whom to ask', async () => {
  otherTimes.mockResolvedValue([])
  const html = await htmlOf('elsewhere')
  expect(html).toContain(nl.advice.otherTimeAsk)
  expect(html).not.toContain('<form')
})
