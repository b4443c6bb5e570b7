import { createTranslator } from 'next-intl'
import { expect, test, vi } from 'vitest'
import nl from '#lib/i18n/messages/nl.json' with { type: 'json' }
import type { Route } from '#lib/content/career-routes.ts'
import { routeMetadata } from './route-metadata.ts'

vi.mock('next-intl/server', () => ({
  getTranslations: async () => createTranslator({ locale: 'nl', messages: nl, namespace: 'routes' }),
}))
vi.mock('#lib/i18n/language.ts', () => ({ pageLocale: async () => 'nl' }))
vi.mock('#lib/content/career-routes.ts', () => ({ getRouteMap: async () => ({ routes: [] }) }))

const step: Route['steps'][number] = {
  id: '1',
  title: 'Stap',
  term: 'Stap',
  language: 'nl',
  short_title: null,
  duration_in_months: 1,
  stage: null,
  costs: [],
  body: null,
}
const route: Omit<Route, 'duration_in_months' | 'qualifies'> = {
  id: '1',
  slug: 'x',
  title: 'Via de pabo',
  description: null,
  family: null,
  language: 'nl',
  isForTeachers: false,
  requires_answers: [],
  steps: [step, step, step],
}
const descriptionOf = async (length: Pick<Route, 'duration_in_months' | 'qualifies'>) =>
  (await routeMetadata({ ...route, ...length })).description

test('a route is described in whole sentences, whatever its goal', async () => {
  expect(await descriptionOf({ duration_in_months: 1, qualifies: false })).toBe(
    'Via de pabo. 3 stappen. Aan het werk na 1 maand.',
  )
  expect(await descriptionOf({ duration_in_months: 0, qualifies: null })).toBe(
    'Via de pabo. 3 stappen. Geen vaste duur.',
  )
})
