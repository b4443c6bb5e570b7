import { createTranslator } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import nl from '#lib/i18n/messages/nl.json' with { type: 'json' }
import { findPlace } from '#lib/geo/places.ts'
import { OtherPlaces } from './other-places.tsx'

vi.mock('next-intl/server', () => ({
  getTranslations: async () => createTranslator({ locale: 'nl', messages: nl, namespace: 'finder' }),
}))
vi.mock('./link.tsx', () => ({ Link: ({ children }: { readonly children: string }) => <span>{children}</span> }))

test('a place whose name only begins like the typed one is not said to have that name', async () => {
  const place = findPlace('Bergen') ?? expect.fail('there is no Bergen')
  const html = renderToStaticMarkup(await OtherPlaces({ place, linkTo: () => '/activiteiten' }))
  expect(html).toContain('Bergen op Zoom')
  expect(html).toContain('Bedoel je een andere plaats?')
})
