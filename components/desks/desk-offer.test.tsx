import { createFormatter, createTranslator } from 'next-intl'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import english from '#lib/i18n/messages/en.json' with { type: 'json' }
import { DeskOffer } from './desk-offer.tsx'

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'desk') => createTranslator({ locale: 'en', messages: english, namespace }),
  getFormatter: async () => createFormatter({ locale: 'en' }),
}))
vi.mock('#lib/i18n/language.ts', () => ({ pageLocale: async () => 'en' }))
vi.mock('#components/media/body.tsx', () => ({ Body: () => 'Zo gaat een gesprek' }))
vi.mock('#components/ui/section.tsx', () => ({ Section: ({ children }: { children: ReactNode }) => children }))
vi.mock('#components/ui/link-tags.tsx', () => ({ LinkTags: () => null }))

test('on an English page what a desk does is in English, and its Dutch text is marked', async () => {
  const desk = {
    consultation_service_description: { type: 'doc' as const, content: [] },
    orientation_activity_types: ['meeloopdag', 'speurtocht'],
    content_types: ['vacatures', 'agenda', 'speurtocht'],
    sectors: [],
  }
  const html = await new Response((await prerender(<DeskOffer desk={desk} />)).prelude).text()
  const words = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(words).toContain('In Dutch Zo gaat een gesprek')
  expect(words).toContain('Day at a school')
  expect(html).toMatch(/<li lang="nl"[^>]*>speurtocht/)
  expect(words).toMatch(/vacancies ?, events ?, and speurtocht/)
})
