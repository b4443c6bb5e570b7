import { expect, test } from 'vitest'
import type { Place } from '../geo/places.ts'
import type { Group } from './everything-state.ts'
import { finderQuery, isAboutPrograms } from './finder-link.ts'
import { searchHit } from './hit.fixture.ts'
import { exclusionFilters } from './understand/filters.ts'
import { understand } from './understand/understand.ts'
import { vocabularyOf } from './understand/vocabulary.ts'

const vocabulary = vocabularyOf({
  facets: {
    'program_forms.tracks.name': ['Deeltijdopleiding', 'Voltijdopleiding', 'Zij-instroom'],
    'sectors.title': ['Middelbaar beroepsonderwijs', 'Voortgezet onderwijs'],
    level: ['mbo'],
  },
  isPlace: (name) => name === 'utrecht',
  isNearly: () => false,
})

const utrecht: Place = { name: 'Utrecht', lat: 52.09, lng: 5.12, size: 3, kind: 'town' }

const programs = (...words: readonly string[]): Group => {
  const hit = searchHit('Leraar', { kind: 'programs' })
  return {
    kind: 'programs',
    count: 1,
    isExact: true,
    hits: [{ ...hit, evidence: { ...hit.evidence, titleWords: words } }],
  }
}

const linkOf = (query: string, ...names: readonly string[]) => {
  const place = query.includes('Utrecht') ? utrecht : null
  const all = finderQuery({ ...understand(query, vocabulary), place }, [programs(...names)])
  return all && Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

test('the finder is asked for what was understood, and for the words that name programmes', () => {
  expect(linkOf('pabo deeltijd kosten', 'pabo')).toEqual({ q: 'pabo', traject: ['Deeltijdopleiding'] })
  expect(linkOf('verpleegkundige wil lesgeven mbo')).toEqual({ sector: ['Middelbaar beroepsonderwijs'] })
  expect(linkOf('zij-instroom wiskunde binnen 25 km van Utrecht', 'wiskunde')).toEqual({
    q: 'wiskunde',
    traject: ['Zij-instroom'],
    plaats: 'Utrecht',
    straal: '25',
  })
})

test.each([
  ['pabo binnen 30 km van Utrecht', '30'],
  ['pabo 9000 km van Utrecht', 'nl'],
  ['pabo 30 minuten fietsen van Utrecht', 'fiets-30'],
])('“%s” asks for the distance that was typed', (query, straal) =>
  expect(linkOf(query, 'pabo')).toEqual({ q: 'pabo', plaats: 'Utrecht', straal }),
)

test('a query without filter or place leads nowhere', () => {
  expect(linkOf('vog aanvragen school', 'school')).toBeNull()
})

test('a query that asks for a desk is not about programmes, whatever place it names', () => {
  const isAbout = (query: string) => isAboutPrograms({ ...understand(query, vocabulary), place: utrecht }, [])
  expect(isAbout('onderwijsloket Utrecht')).toBe(false)
  expect(isAbout('Utrecht desk')).toBe(false)
  expect(isAbout('pabo Utrecht')).toBe(true)
})

test.each([
  ['pabo maar niet voltijd of deeltijd', 'pabo maar niet voltijd of deeltijd'],
  ['wiskunde maar niet in het vo', 'wiskunde maar niet in het vo'],
])('what “%s” excludes is excluded by the words of the link too', (query, words) => {
  const link = linkOf(query, 'pabo', 'wiskunde')
  expect(link).toEqual({ q: words })
  const excluded = (text: string) => exclusionFilters(understand(text, vocabulary))
  expect(excluded(words)).toEqual(excluded(query))
  expect(excluded(words)).not.toEqual([])
})
