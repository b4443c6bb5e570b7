/** Search records of each collection: rows of catalogue and record, which read best in one place. */
import { describe, expect, test } from 'vitest'
import { collections, isCollectionName, type CollectionName } from '#schema/index.ts'
import { createSearchEngine } from '../engine.ts'
import { buildRecords, indexSettings } from './records.ts'
import type { Row } from './record-rows.ts'

const words = (text: string) => ({ type: 'text', text })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const doc = (...content: object[]) => ({ type: 'doc', content })
const point = (longitude: number, latitude: number) => ({ type: 'Point', coordinates: [longitude, latitude] })

/** Enough rows of each kind to tell a flattened relation from a raw one. */
const tables: Record<string, readonly Row[]> = {
  articles: [
    {
      id: 'a1',
      status: 'published',
      title: 'Zij-instromen',
      path: '/kennisbank/artikelen/zij-instromen',
      english: false,
      seo: { title: 'Anders' },
      body: doc(
        paragraph(words('Lees '), { type: 'relation-inline-block', attrs: { id: 'n1' } }, words(' eerst.')),
        { type: 'relation-block', attrs: { id: 'n2' } },
        { type: 'relation-block', attrs: { id: 'gone' } },
      ),
      news_segment: 's1',
      search_terms: ['omscholen', 'overstap'],
    },
    { id: 'a2', status: 'draft', title: 'Nog niet klaar', body: null, search_terms: ['geheim'] },
    {
      id: 'a3',
      status: 'published',
      title: 'De pabo',
      path: '/kennisbank/artikelen/de-pabo',
      english: true,
      body: null,
    },
  ],
  articles_editor_nodes: [
    { id: 'n1', articles_id: 'a1', collection: 'mentions', item: 'm1' },
    { id: 'n2', articles_id: 'a1', collection: 'callouts', item: 'c1' },
  ],
  mentions: [{ id: 'm1', title: null }],
  mentions_item: [{ id: 'mi1', mentions_id: 'm1', collection: 'articles', item: 'a3' }],
  callouts: [{ id: 'c1', title: 'Let op', description: doc(paragraph(words('Vraag subsidie aan.'))) }],
  news_segments: [{ id: 's1', title: 'Nieuwsbrief', color: 'x' }],
  topics: [
    { id: 't1', name: 'Routes', slug: 'routes', path: '/kennisbank/onderwerpen/routes', description: 'x' },
    { id: 't2', name: 'Geld', slug: 'geld', path: '/geld' },
  ],
  articles_topics: [
    { id: 'at2', articles_id: 'a1', topics_id: 't2', sort: 2 },
    { id: 'at1', articles_id: 'a1', topics_id: 't1', sort: 1 },
  ],
  faqs: [
    {
      id: 'f1',
      status: 'published',
      question: 'Wat kost het?',
      answer: doc(paragraph(words('Minder dan je denkt.'))),
      search_terms: ['prijs'],
    },
  ],
  articles_faqs: [
    { id: 'af1', articles_id: 'a1', faqs_id: 'f1', sort: 1 },
    { id: 'af2', articles_id: 'a2', faqs_id: 'f1', sort: 1 },
  ],
  programs: [
    {
      id: 'p1',
      vendor: 'onderwijsloket',
      title: 'Pabo',
      path: '/p1',
      level: 'bachelor',
      hovi_id: '123',
      study_number: '9',
    },
    { id: 'p2', vendor: 'hovi', title: 'Pabo van een ander', path: '/p2', level: 'bachelor' },
    { id: 'p3', vendor: 'onderwijsloket', title: 'Master', path: '/p3', level: 'master' },
  ],
  program_forms: [
    {
      id: 'pf1',
      program: 'p1',
      sort: 1,
      url: 'https://example.org',
      description: doc(paragraph(words('Twee avonden per week.'))),
      track: 'tr1',
    },
  ],
  tracks: [{ id: 'tr1', name: 'Deeltijd', slug: 'deeltijd', path: '/deeltijd' }],
  educational_institutions: [
    {
      id: 'i1',
      vendor: 'onderwijsloket',
      title: 'Hogeschool',
      path: '/i1',
      logo: 'logo',
      type: 'hogeschool',
      brin_code: '00AA',
      description: doc(paragraph(words('Klein en dichtbij.'))),
    },
  ],
  educational_institutions_programs: [
    { id: 'ip1', educational_institutions_id: 'i1', programs_id: 'p1', sort: 1 },
    { id: 'ip3', educational_institutions_id: 'i1', programs_id: 'p3', sort: 1 },
  ],
  educational_institutions_locations: [
    { id: 'il1', educational_institutions_id: 'i1', locations_id: 'l1', sort: 1 },
    { id: 'il2', educational_institutions_id: 'i1', locations_id: 'l2', sort: 2 },
  ],
  programs_locations: [{ id: 'pl1', programs_id: 'p1', locations_id: 'l2', sort: 1 }],
  locations: [
    {
      id: 'l1',
      vendor: 'onderwijsloket',
      title: 'Utrecht',
      city: 'Utrecht',
      location_geopoint: point(5.12, 52.09),
      opening_hours: 'o1',
    },
    {
      id: 'l2',
      vendor: 'onderwijsloket',
      title: 'Assen',
      city: 'Assen',
      location_geopoint: point(6.56, 53),
      opening_hours: null,
    },
    { id: 'l3', vendor: 'onderwijsloket', title: 'Zonder punt', location_geopoint: null },
  ],
  opening_hours: [{ id: 'o1', title: 'Altijd open' }],
  regional_education_desks: [
    {
      id: 'd1',
      vendor: 'onderwijsloket',
      title: 'Loket',
      area: 'ar1',
      location: 'l1',
      phone_availability: 'ma',
      consultation_service_description: doc(paragraph(words('Geheim.'))),
      description: doc(paragraph(words('Welkom.'))),
    },
  ],
  areas: [
    {
      id: 'ar1',
      title: 'Midden',
      area_center: point(5, 52),
      area_bounds: null,
      area_inner: {
        type: 'MultiPoint',
        coordinates: [
          [5.1, 52.1],
          [5.2, 52.2],
        ],
      },
    },
  ],
  podcast_episodes: [
    {
      id: 'e1',
      status: 'published',
      title: 'Toen',
      publication_date: '2026-01-01T06:00:00.000Z',
      season: 'se1',
      show: 'sh1',
      body: doc(paragraph(words('Notities.'))),
      transcript_raw: [
        { start: 0, end: 1, speaker: '0', text: 'Hallo allemaal.' },
        { start: 1, end: 2, speaker: '1', text: 'Dag!' },
      ],
      speaker_map: {},
    },
    {
      id: 'e2',
      status: 'published',
      title: 'Straks',
      publication_date: '2031-01-01T06:00:00.000Z',
      season: 'se1',
      show: 'sh1',
      body: doc(paragraph(words('Nog geheim.'))),
      transcript_raw: [{ text: 'Nog niets.' }],
      audio: 'file',
    },
  ],
  seasons: [{ id: 'se1', season_number: 2, year: 2026, show: 'sh1' }],
  podcast_shows: [
    {
      id: 'sh1',
      status: 'published',
      title: 'Pauze',
      path: '/pauze',
      artwork: 'art',
      podcast_status: 'active',
      creator_name: 'Redactie',
      description: doc(paragraph(words('Elke week.'))),
    },
  ],
}

const now = new Date('2026-06-01T00:00:00Z')
const records = (name: CollectionName, more: object = {}) =>
  buildRecords(name, (table) => tables[table] ?? [], { now, ...more })
const record = (name: CollectionName, id: string) => records(name).find(({ objectID }) => objectID === id)

describe('a record', () => {
  test('holds its own fields, relations flattened to what they embed, and its text', () => {
    expect(record('articles', 'a1')).toMatchObject({
      objectID: 'a1',
      id: 'a1',
      title: 'Zij-instromen',
      english: false,
      bodyString: 'Lees De pabo eerst. Let op Vraag subsidie aan.',
      topics: [
        { id: 't1', name: 'Routes', path: '/kennisbank/onderwerpen/routes' },
        { id: 't2', name: 'Geld', path: '/geld' },
      ],
      faqs: [{ id: 'f1', question: 'Wat kost het?' }],
      news_segment: { id: 's1', title: 'Nieuwsbrief' },
      authors: [],
    })
    expect(Object.keys(record('articles', 'a1')?.['topics'] ?? {})).toHaveLength(2)
    expect(record('articles', 'a1')?.['topics']).not.toContainEqual(
      expect.objectContaining({ slug: expect.anything() as unknown }),
    )
  })

  test.each<[CollectionName, string, string[]]>([
    ['articles', 'a1', ['seo', 'body', 'editor_nodes']],
    ['programs', 'p1', ['hovi_id', 'kiesmbo_id', 'study_number']],
    ['educational_institutions', 'i1', ['hovi_id', 'kiesmbo_id', 'brin_code', 'description']],
    ['podcast_episodes', 'e1', ['body', 'transcript_raw', 'transcript_string_with_speakers', 'speaker_map']],
    ['podcast_shows', 'sh1', ['description']],
    ['regional_education_desks', 'd1', ['description', 'phone_availability', 'consultation_service_description']],
  ])('of %s never holds %s', (name, id, fields) => {
    const searchRecord = record(name, id)
    expect(searchRecord).toBeDefined()
    for (const field of fields) expect(searchRecord).not.toHaveProperty(field)
  })

  test('holds published rows of the service itself, and of other vendors on request', () => {
    expect(records('articles').map(({ objectID }) => objectID)).toEqual(['a1', 'a3'])
    expect(record('faqs', 'f1')).toMatchObject({
      articles: [{ id: 'a1', title: 'Zij-instromen', path: '/kennisbank/artikelen/zij-instromen' }],
      bodyString: 'Minder dan je denkt.',
    })
    expect(records('programs').map(({ objectID }) => objectID)).toEqual(['p1', 'p3'])
    expect(records('programs', { vendors: ['hovi'] }).map(({ objectID }) => objectID)).toEqual(['p2'])
  })

  test('of a programme embeds its forms with their text and track', () =>
    expect(record('programs', 'p1')?.['program_forms']).toEqual([
      {
        id: 'pf1',
        url: 'https://example.org',
        bodyString: 'Twee avonden per week.',
        track: { name: 'Deeltijd' },
        tracks: [{ name: 'Deeltijd' }],
      },
    ]))

  test('of an episode embeds season and show, and holds what was said', () =>
    expect(record('podcast_episodes', 'e1')).toMatchObject({
      season: { id: 'se1', season_number: 2, year: 2026, show: { title: 'Pauze' } },
      show: {
        id: 'sh1',
        title: 'Pauze',
        path: '/pauze',
        artwork: 'art',
        podcast_status: 'active',
        creator_name: 'Redactie',
      },
      bodyString: 'Notities.',
      transcript_string: 'Hallo allemaal. Dag!',
    }))

  test('of media whose day has not come holds no content', () => {
    const searchRecord = record('podcast_episodes', 'e2')
    expect(searchRecord).toMatchObject({ title: 'Straks', bodyString: '' })
    expect(searchRecord).not.toHaveProperty('transcript_string')
    expect(searchRecord).not.toHaveProperty('audio')
  })

  test('of a location names its programmes and facilities', () => {
    expect(record('locations', 'l2')).toMatchObject({
      programs: [{ id: 'p1', educational_institutions: [{ logo: 'logo', title: 'Hogeschool' }] }],
      has_programs: true,
      has_educational_institutions: true,
      has_regional_education_desks: false,
      _geoloc: { lat: 53, lng: 6.56 },
    })
    expect(record('locations', 'l1')).toMatchObject({
      has_programs: false,
      has_regional_education_desks: true,
      opening_hours: { id: 'o1' },
    })
    expect(record('locations', 'l3')).not.toHaveProperty('_geoloc')
  })

  test('of an article and of a question has the search terms of what it is linked to, if that is published', () => {
    expect(record('articles', 'a1')).toMatchObject({ linked_terms: ['prijs'] })
    expect(record('faqs', 'f1')).toMatchObject({ linked_terms: ['omscholen', 'overstap'] })
    expect(record('articles', 'a3')).toMatchObject({ linked_terms: [] })
  })

  test('of a programme says whether a location on the map teaches it', () => {
    expect(record('programs', 'p1')).toMatchObject({ has_location: true })
    // Its institution has places, itself it has none.
    expect(record('programs', 'p3')).toMatchObject({ has_location: false })
  })

  test('is on the map where its locations, its institutions or its area are', () => {
    const place = (name: CollectionName, id: string) => record(name, id)?.['_geoloc']
    expect(place('programs', 'p1')).toEqual([{ lat: 53, lng: 6.56 }])
    expect(place('programs', 'p3')).toEqual([
      { lat: 52.09, lng: 5.12 },
      { lat: 53, lng: 6.56 },
    ])
    expect(place('educational_institutions', 'i1')).toEqual([
      { lat: 52.09, lng: 5.12 },
      { lat: 53, lng: 6.56 },
    ])
    expect(place('regional_education_desks', 'd1')).toEqual([
      { lat: 52.1, lng: 5.1 },
      { lat: 52.2, lng: 5.2 },
    ])
  })

  test('of a desk embeds its place with the id of its opening hours, and reveals nothing of withheld documents', () =>
    expect(record('regional_education_desks', 'd1')).toMatchObject({
      bodyString: 'Welkom.',
      location: { id: 'l1', opening_hours: { id: 'o1' } },
      area: { id: 'ar1', title: 'Midden' },
    }))
})

describe('the index of', () => {
  const searchable = Object.entries(collections).flatMap(([name, description]) =>
    'search' in description && isCollectionName(name) ? [name] : [],
  )

  test.each(searchable)('%s counts what its description names', (name) => {
    const engine = createSearchEngine()
    engine.replaceIndex(name, indexSettings(name), records(name))
    expect(engine.search(name, { facets: ['*'] }).nbHits).toBe(records(name).length)
  })

  test('programmes finds by track, level and the text of forms', () => {
    const engine = createSearchEngine()
    engine.replaceIndex('programs', indexSettings('programs'), records('programs'))
    expect(engine.search('programs', { query: 'avonden', facets: ['*'] })).toMatchObject({
      hits: [{ objectID: 'p1' }],
      facets: {
        'program_forms.tracks.name': { Deeltijd: 1 },
        level: { bachelor: 1 },
        'educational_institutions.title': { Hogeschool: 1 },
      },
    })
    expect(
      engine.search('programs', { filters: 'program_forms.tracks.name:"Deeltijd" AND vendor:onderwijsloket' }).nbHits,
    ).toBe(1)
  })

  test('a collection that is not searched has no settings', () =>
    expect(() => indexSettings('authors')).toThrow('authors has no search index'))
})
