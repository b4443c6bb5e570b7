import { createTranslator } from 'next-intl'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import nl from '#lib/i18n/messages/nl.json' with { type: 'json' }
import { BookingForm } from './booking-form.tsx'

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'advice' | 'form') => createTranslator({ locale: 'nl', messages: nl, namespace }),
}))
vi.mock('next-intl', async (load) => ({ ...(await load<object>()), useTranslations: () => (key: string) => key }))
vi.mock('#lib/i18n/language.ts', () => ({ pageLocale: async () => 'nl' }))
vi.mock('#lib/content/catalogue.ts', () => ({ getCatalogueNote: async () => ({ isSample: false }) }))
vi.mock('#components/ui/link.tsx', () => ({ Link: 'a' }))

test('a form that came back when no time is left shows what was typed, and every problem has its place', async () => {
  const values = { name: 'Ada Jansen', remark: 'Ik ben docent in Suriname.' }
  const form = (
    <BookingForm conversation="c1" slots={[]} missing="full" context="" values={values} problems={new Map()} />
  )
  const html = await new Response((await prerender(form)).prelude).text()
  expect(html).toContain('Ada Jansen')
  expect(html).toContain('Ik ben docent in Suriname.')
  expect(html).toContain(nl.advice.noSlots.full)
  for (const id of ['slot', 'email', 'versturen']) expect(html).toContain(`id="${id}"`)
  expect(html).not.toContain('<button')
})
