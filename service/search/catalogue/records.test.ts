/** Search records of each collection: rows of catalogue and record, which read best in one place. */
import { describe, expect, test } from 'vitest'
import { collections, isCollectionName, type CollectionName } from '#schema/index.ts'
import { createSearchEngine } from '../engine.ts'
import { buildRecords, indexSettings } from './records.ts'
import { tables } from './records.fixture.ts'

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

  test('of a programme that may be in a register stands before those that are derived', () => {
    const row = (id: string, more: object) => ({
      id,
      vendor: 'onderwijsloket',
      title: 'Pabo',
      level: 'bachelor',
      ...more,
    })
    const programs = [row('rule', { derived: true }), row('unsaid', {}), row('register', { derived: false })]
    const engine = createSearchEngine()
    const built = buildRecords('programs', (table) => (table === 'programs' ? programs : []), { now })
    engine.replaceIndex('programs', indexSettings('programs'), built)
    const { hits } = engine.search('programs', { query: 'pabo' })
    expect(hits.map(({ objectID }) => objectID)).toEqual(['unsaid', 'register', 'rule'])
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
