import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import messages from '#lib/i18n/messages/nl.json' with { type: 'json' }
import { findPlace } from '#lib/geo/places.ts'
import { searchedArea } from '#lib/search/understand/requests.ts'
import type { Where } from '#lib/search/where.ts'
import { areaText } from './area-text.ts'

const t = createTranslator({ locale: 'nl', messages, namespace: 'finder.titles' })
const place = findPlace('Utrecht')
if (!place) throw new Error('there is no place Utrecht')

test.each<[Where, string]>([
  [{ kind: 'country' }, 'Zoek een opleiding'],
  [{ kind: 'place', place, radius: 10 }, 'Opleidingen binnen 10 km van Utrecht'],
  [{ kind: 'place', place, radius: 25, widenedFrom: 10 }, 'Opleidingen binnen 25 km van Utrecht'],
  [{ kind: 'region', place, areas: [] }, 'Opleidingen in Utrecht'],
  [
    { kind: 'place', place, radius: 8, travel: { by: 'fiets', minutes: 30 } },
    'Opleidingen binnen 30 minuten fietsen van Utrecht',
  ],
])('a list of %j is called “%s”', (where, title) => expect(areaText(t, searchedArea(where))).toBe(title))
