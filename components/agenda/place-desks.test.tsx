import type { ReactNode } from 'react'
import { createTranslator } from 'next-intl'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import { findPlace } from '#lib/geo/places.ts'
import dutch from '#lib/i18n/messages/nl.json' with { type: 'json' }
import { PlaceDesks } from './place-desks.tsx'

const desk = (slug: string, municipalities: readonly string[]) => ({
  id: slug,
  title: slug,
  slug,
  logo: null,
  regions: ['streek'],
  sample: true,
  area: [],
  cities_municipalities: municipalities,
  location: null,
})

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'desk') => createTranslator({ locale: 'nl', messages: dutch, namespace }),
}))
vi.mock('#lib/content/places.ts', () => ({ lookUpPlace: (name: string) => findPlace(name) }))
vi.mock('#lib/content/desks.ts', () => ({
  listDesks: async () => [
    desk('zuid', ['Roermond', 'Maastricht']),
    ...['een', 'twee', 'drie'].map((slug) => desk(slug, ['Maastricht'])),
  ],
}))
vi.mock('#components/ui/link.tsx', () => ({
  Link: ({ href, children }: { href: unknown; children: ReactNode }) => <a href={JSON.stringify(href)}>{children}</a>,
}))

const htmlOf = async (typed: string) => new Response((await prerender(<PlaceDesks typed={typed} />)).prelude).text()

test('the desk of a place is named with a link to its page, and said to be invented where it is', async () => {
  const html = (await htmlOf('Roermond')).replaceAll('&quot;', '"')
  expect(html).toContain('Het regioloket voor Roermond')
  expect(html).toMatch(/<a href="[^>]*"slug":"zuid"[^>]*>zuid</)
  expect(html).toContain('erzonnen')
  expect(html).not.toContain('Zoek het loket')
})

test('a place with more desks than a short list leads to the desk finder', async () => {
  const html = (await htmlOf('Maastricht')).replaceAll('&quot;', '"')
  expect(html).toContain('De regioloketten voor Maastricht')
  expect(html).toMatch(/<a href="[^>]*"plaats":"Maastricht"[^>]*>Zoek het loket/)
  expect(html.match(/<li/g)).toHaveLength(3)
})

test('where no desk serves a place, nothing is promised', async () => expect(await htmlOf('Urk')).not.toContain('<h2'))
