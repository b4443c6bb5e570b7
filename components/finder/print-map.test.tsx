import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { findPlace } from '#lib/geo/places.ts'
import messages from '#lib/i18n/messages/nl.json' with { type: 'json' }
import type { Spot } from '#lib/search/spots.ts'
import { PrintMap } from './print-map.tsx'

/** Programmes in each town. */
const counts = { Groningen: 40, Amsterdam: 90, Utrecht: 60, Nijmegen: 50, Maastricht: 10, Tilburg: 50 }
const spots = Object.entries(counts).map(([city, count]): Spot => {
  const { lat = 0, lng = 0 } = findPlace(city) ?? {}
  const programs = Array.from({ length: count }, (_, index) => `${city}-${index}`)
  return { id: city, title: city, address: '', city, lat, lng, distance: null, minutes: null, programs }
})

const drawings = renderToStaticMarkup(
  <NextIntlClientProvider locale="nl" timeZone="Europe/Amsterdam" messages={{ finder: messages.finder }}>
    <PrintMap spots={spots} matching={null} where={{ kind: 'country' }} />
  </NextIntlClientProvider>,
).split(/(?=<svg role="img")/)
const [strip = '', column = '', panel = ''] = drawings
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text)

test('the strip shows a part of the country, in which pills leave the land in sight, and says what it has', () => {
  expect(strip).toContain('aria-label="Kaart met 3 locaties"')
  expect(textsOf(strip).filter((text) => text?.includes('·'))).toHaveLength(3)
  expect(textsOf(strip)).toContain('Amsterdam · 90')
  expect(strip).not.toContain('Groningen')
})

test('the column of a tablet shows the whole country, in pills that do not overlap', () => {
  const counted = textsOf(column).flatMap((text) =>
    [...(text ?? '').matchAll(/· (\d+)/g)].map(([, count]) => Number(count)),
  )
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(300)
  const boxes = [...column.matchAll(/<svg x="([\d.]+)%" y="([\d.]+)%"[^>]*><rect x="-([\d.]+)" y="-([\d.]+)"/g)].map(
    ([, x, y, half, above]) => ({ x: Number(x) * 3.12, y: Number(y) * 4, half: Number(half), above: Number(above) }),
  )
  expect(boxes).toHaveLength(counted.length)
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      expect(
        Math.abs(one.x - other.x) >= one.half + other.half || Math.abs(one.y - other.y) >= one.above + other.above,
      ).toBe(true)
})

test('the panel shows all, and names large towns besides', () => {
  expect(panel).toContain('aria-label="Kaart met 6 locaties"')
  for (const [city, count] of Object.entries(counts)) expect(textsOf(panel)).toContain(`${city} · ${count}`)
  expect(textsOf(panel)).toEqual(expect.arrayContaining(['Den Haag', 'Arnhem']))
})
