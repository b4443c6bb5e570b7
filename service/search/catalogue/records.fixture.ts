/** A small catalogue for tests of its search records. */
import type { Row } from './record-rows.ts'

const words = (text: string) => ({ type: 'text', text })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const doc = (...content: object[]) => ({ type: 'doc', content })
const point = (longitude: number, latitude: number) => ({ type: 'Point', coordinates: [longitude, latitude] })

/** Enough rows of each kind to tell a flattened relation from a raw one. */
export const tables: Record<string, readonly Row[]> = {
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
