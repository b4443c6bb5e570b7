import { createTranslator } from 'next-intl'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import type { RouteStep } from '#lib/content/career-routes.ts'
import en from '#lib/i18n/messages/en.json' with { type: 'json' }
import { Timeline } from './timeline.tsx'

vi.mock('next-intl/server', () => ({
  getTranslations: async () => createTranslator({ locale: 'en', messages: en, namespace: 'routes' }),
}))

const step = (title: string, duration_in_months: number) =>
  ({ id: title, term: title, title, language: 'nl', body: null, stage: 'preparing', duration_in_months }) as RouteStep

test('a step behind that of learning Dutch, whose time nobody counts, begins that much later', async () => {
  const steps = [step('Oriënteer je', 2), step('Breng je Nederlands op niveau', 0), step('Leer het werk', 24)]
  const shown = (
    <Timeline {...{ steps, qualifies: true, isForTeachers: false, licence: null, near: null, subject: '' }} />
  )
  const { prelude } = await prerender(shown)
  const html = (await new Response(prelude).text()).replaceAll('<!-- -->', '')
  expect([...html.matchAll(/<p class="text-sm text-muted">([^<]*)/g)].map(([, text]) => text)).toEqual([
    'At the start · Takes 2 months',
    'After 2 months',
    'After 2 months, plus the time to learn Dutch · Takes 2 years',
  ])
})
