/** The contract's tables, written out as data: what the description must hold, whatever else it adds. */
import { describe, expect, expectTypeOf, test } from 'vitest'
import { collections, type Collection, type Item, type Row, type SearchRecord } from './index.ts'
import { model, modelOf, type ModelField } from './model.ts'
import { isPolicyName } from './policies.ts'
import { plainText } from './rich-text.ts'

const words = (text: string) => text.trim().split(/\s+/)

const readable = words(`applicant_activity applicants areas articles audiences authors availabilities documents
  educational_institutions faqs locations mentions mentions_item phases podcast_episodes podcast_hosts podcast_shows
  profiles program_forms programs qualifications redirects regional_education_desks roles route_answers route_questions
  route_steps routes scheduled_events scheduling_links school_subjects schools seasons sectors sources team_members
  testimonials themas topics tracks videos`)

const junctions = words(`articles_audiences articles_authors articles_documents articles_faqs articles_phases
  articles_qualifications articles_roles articles_sectors articles_sources articles_topics articles_tracks
  educational_institutions_locations educational_institutions_programs faqs_audiences faqs_phases faqs_sectors faqs_topics
  programs_qualifications programs_roles programs_school_subjects programs_sectors qualifications_sectors
  regional_education_desks_sectors roles_sectors routes_route_answers routes_route_steps route_answers_route_answers
  sectors_articles sectors_faqs themas_topics profiles_roles profiles_sectors
  testimonials_audiences testimonials_phases testimonials_profiles testimonials_roles testimonials_sectors
  testimonials_topics testimonials_tracks testimonials_authors
  videos_audiences videos_phases videos_profiles videos_roles videos_sectors videos_topics videos_tracks
  podcast_episodes_audiences podcast_episodes_phases podcast_episodes_roles podcast_episodes_sectors
  podcast_episodes_topics podcast_episodes_tracks podcast_episodes_podcast_hosts podcast_episodes_profiles
  podcast_shows_audiences podcast_shows_phases podcast_shows_sectors podcast_shows_podcast_hosts`)

/** Source: docs/contract.md 2.2. */
const shown: Record<string, string> = {
  articles: `id title slug path description summary body date_created date_updated seo english status editor_nodes authors
    documents sources topics sectors roles tracks qualifications faqs`,
  faqs: 'id question answer sectors topics audiences phases',
  educational_institutions: 'id title slug path date_created date_updated description logo type programs',
  programs: 'id title slug path level type degree qualifications educational_institutions roles sectors program_forms',
  qualifications: 'id name path description',
  authors: 'id first_name name image job_title',
  documents: 'id title description asset',
  sources: 'id title description url',
  topics: 'id name slug path',
  sectors: 'id title slug',
  roles: 'id name path',
  tracks: 'id name path',
  locations: 'id title url address zip city country location_geopoint opening_hours',
  podcast_shows: 'id title path artwork podcast_status creator_name',
  podcast_episodes: `id title path season show publication_date episode_number duration hosts guests transcript_raw
    transcript_string_with_speakers speaker_map`,
  seasons: 'id season_number year show',
  videos: `id title path video duration publication_date profiles chapters transcript_raw transcript_string_with_speakers
    speaker_map`,
  profiles: 'id first_name last_name path image',
  podcast_hosts: 'id first_name last_name image',
  program_forms: 'id url description track',
  areas: 'id title area_center area_bounds area_inner',
  regional_education_desks: `title logo sectors regions cities_municipalities has_consultation_service
    orientation_activity_types content_types phone_availability consultation_service_description`,
  news_segments: 'id title',
  directus_users: 'token search_token',
  directus_files: 'id filesize type',
}

/** Source: docs/contract.md 2.3 "Facetable and searchable attributes"; `search_terms`, `linked_terms`, of questions `articles.title`, and of media the names of their classes are chosen beside them. */
const indexes: Record<string, { facets: string; searchable: string }> = {
  articles: {
    facets:
      'audiences.title authors.name phases.title qualifications.name roles.name sectors.title topics.name tracks.name english',
    searchable:
      'title summary search_terms description bodyString topics.name roles.name qualifications.name linked_terms',
  },
  educational_institutions: { facets: 'type', searchable: 'title type bodyString' },
  faqs: {
    facets: 'audiences.title phases.title sectors.title topics.name',
    searchable: 'question search_terms articles.title bodyString topics.name linked_terms',
  },
  podcast_episodes: {
    facets: 'audiences.title phases.title roles.name sectors.title topics.name tracks.name show.title',
    searchable:
      'title show.title bodyString transcript_string guests.first_name guests.last_name roles.name tracks.name topics.name sectors.title',
  },
  podcast_shows: {
    facets: 'audiences.title phases.title sectors.title',
    searchable: 'title creator_name bodyString hosts.first_name hosts.last_name',
  },
  programs: {
    // Chosen beside the contract's: whether a location teaches the programme.
    facets:
      'qualifications.name roles.name sectors.title educational_institutions.title type level degree program_forms.tracks.name has_location',
    searchable:
      'title search_terms program_forms.bodyString qualifications.name educational_institutions.title type level degree',
  },
  regional_education_desks: {
    facets: 'sectors.title has_consultation_service orientation_activity_types content_types',
    searchable: 'title regions cities_municipalities bodyString',
  },
  sectors: {
    facets: '',
    searchable: 'title alt_names description introduction roles_content routes_content salary_content costs_content',
  },
  testimonials: {
    facets: 'audiences.title authors.name phases.title roles.name sectors.title topics.name tracks.name',
    searchable:
      'title summary description bodyString topic.name authors.name roles.name tracks.name topics.name sectors.title',
  },
  videos: {
    facets: 'audiences.title phases.title roles.name sectors.title topics.name tracks.name',
    searchable:
      'title transcript_string profiles.first_name profiles.last_name bodyString roles.name tracks.name topics.name sectors.title',
  },
  locations: { facets: 'has_programs has_educational_institutions has_regional_education_desks', searchable: '' },
}

/** Source: docs/contract.md 2.3 "Flattened many-to-many" and "Mapped many-to-one". */
const embeddedMany: Record<string, string> = {
  audiences: 'id title',
  phases: 'id title',
  authors: 'id name image',
  documents: 'id title asset',
  faqs: 'id question',
  qualifications: 'id name path',
  roles: 'id name path',
  tracks: 'id name path',
  sectors: 'id title slug',
  sources: 'id title',
  topics: 'id name path',
  articles: 'id title path',
  podcast_episodes: 'id title path',
  testimonials: 'id title path',
  videos: 'id title path',
  podcast_shows: 'id title path artwork',
  programs: 'id title path educational_institutions.title educational_institutions.logo',
  profiles: 'id first_name last_name path image',
  podcast_hosts: 'id first_name last_name image',
  educational_institutions: 'id title path logo type',
  locations: 'id title url address zip city country location_geopoint',
}
const embeddedOne: Record<string, string> = {
  topics: 'id name path',
  news_segments: 'id title',
  podcast_shows: 'id title path artwork podcast_status creator_name',
  seasons: 'id season_number year show.title',
  locations: 'id title url address zip city country location_geopoint opening_hours.id',
  areas: 'id title area_center area_bounds area_inner',
  program_forms: 'id url description track.name',
  podcast_episodes: 'id title path season.season_number show.title show.artwork publication_date episode_number',
}
const excluded: Record<string, string> = {
  educational_institutions: 'hovi_id kiesmbo_id brin_code',
  podcast_episodes: 'transcript_raw transcript_string_with_speakers speaker_map',
  programs: 'hovi_id kiesmbo_id study_number program_forms.description',
  regional_education_desks: 'phone_availability consultation_service_description',
  videos: 'transcript_raw transcript_string_with_speakers speaker_map chapters',
}

const described = collections as Readonly<Record<string, Collection>>
const list = (text: string) => (text ? words(text) : [])

/** Attributes that records carry beyond the fields of their collection. */
const made: ReadonlySet<string> = new Set([
  'has_location',
  'linked_terms',
  'bodyString',
  'transcript_string',
  'has_programs',
  'has_educational_institutions',
  'has_regional_education_desks',
  // The facet table speaks of `tracks`, the field is `track`: records carry both.
  'program_forms.tracks.name',
  'program_forms.bodyString',
])

const targetOf = (field: ModelField): readonly string[] => {
  if (field.kind === 'one') return [field.to]
  if (field.kind === 'any') return field.to
  if (field.kind === 'many') {
    if (!field.onward) return [field.to]
    const onward = modelOf(field.to).fields.get(field.onward)
    if (!onward) throw new Error(`${field.to} has no field ${field.onward}`)
    return targetOf(onward)
  }
  return []
}

/** The path through embedded relations, junctions left out; throws where it does not lead anywhere. */
const resolve = (collection: string, path: string): void => {
  const [head = '', ...tail] = path.split('.')
  const field = modelOf(collection).fields.get(head)
  if (!field) throw new Error(`no field in ${collection}: ${head}`)
  if (tail.length) for (const target of targetOf(field)) resolve(target, tail.join('.'))
}

describe('collections', () => {
  test.each(readable)('%s is described', (name) => expect(model.has(name)).toBe(true))
  test.each(junctions)('the junction %s is derived', (name) => expect(modelOf(name).joins.length).toBeGreaterThan(0))
  test.each(Object.entries(shown))('%s has the fields shown', (name, fields) => {
    expect(words(fields).filter((field) => !modelOf(name).fields.has(field))).toEqual([])
  })
  test('every collection has an id, known policies, and a family', () => {
    for (const [name, { fields, policies }] of Object.entries(described)) {
      expect(fields['id'], name).toMatchObject({ kind: 'uuid', required: true })
      expect(policies.filter((policy) => !isPolicyName(policy))).toEqual([])
    }
  })
  test('the value sets of the contract', () => {
    expect(collections.programs.fields.level.values).toEqual(
      words('mbo bachelor master phd post-graduate preparatory associate'),
    )
    expect(collections.educational_institutions.fields.type.values).toEqual(words('hogeschool universiteit mbo'))
  })
})

describe('relations', () => {
  test('every relation leads to a collection, and back by the field it names', () => {
    for (const { name, fields } of model.values())
      for (const field of fields.values()) {
        const targets = field.kind === 'one' ? [field.to] : field.kind === 'any' ? field.to : []
        for (const target of targets) expect(model.has(target), `${name}.${field.name} → ${target}`).toBe(true)
        if (field.kind !== 'many') continue
        const back = modelOf(field.to).fields.get(field.by)
        expect(back, `${name}.${field.name} by ${field.to}.${field.by}`).toMatchObject({ kind: 'one', to: name })
        if (field.sort) expect(modelOf(field.to).fields.has(field.sort)).toBe(true)
      }
  })
  test('a relation of a collection to itself has two keys', () => {
    expect([...modelOf('route_answers_route_answers').fields.keys()]).toEqual([
      'id',
      'route_answers_id',
      'related_route_answers_id',
      'sort',
    ])
  })
  test('a many-to-any junction names the collection of each item', () => {
    expect([...modelOf('articles_editor_nodes').fields.keys()]).toEqual([
      'id',
      'articles_id',
      'collection',
      'item',
      'sort',
    ])
  })
})

describe('search', () => {
  test('eleven indexes', () => {
    const searched = Object.entries(described).filter(([, { search }]) => search)
    expect(searched.map(([name]) => name).sort()).toEqual(Object.keys(indexes).sort())
  })
  test.each(Object.entries(indexes))(
    '%s: facets and searchable attributes in order',
    (name, { facets, searchable }) => {
      expect(described[name]?.search?.facets).toEqual(list(facets))
      expect(described[name]?.search?.searchable).toEqual(list(searchable))
      for (const path of [...list(facets), ...list(searchable)]) if (!made.has(path)) resolve(name, path)
    },
  )
  test.each(Object.entries(embeddedMany))('%s embedded by a junction', (name, fields) => {
    expect(described[name]?.embed?.many).toEqual(words(fields))
    for (const path of words(fields)) resolve(name, path)
  })
  test.each(Object.entries(embeddedOne))('%s embedded by many-to-one', (name, fields) => {
    expect(described[name]?.embed?.one).toEqual(words(fields))
    for (const path of words(fields)) resolve(name, path)
  })
  test.each(Object.entries(excluded))('%s keeps back what is excluded', (name, fields) => {
    expect(described[name]?.search?.exclude).toEqual(words(fields))
    for (const path of words(fields)) resolve(name, path)
  })
})

test('types follow from the description', () => {
  expectTypeOf<Row<'programs'>['level']>().toEqualTypeOf<
    'mbo' | 'bachelor' | 'master' | 'phd' | 'post-graduate' | 'preparatory' | 'associate'
  >()
  expectTypeOf<Row<'seasons'>['show']>().toEqualTypeOf<string | null>()
  expectTypeOf<SearchRecord<'articles'>['topics']>().toEqualTypeOf<
    { id: string; name: string; path: string }[] | undefined
  >()
  expectTypeOf<NonNullable<SearchRecord<'programs'>['program_forms']>[number]['track']>().toEqualTypeOf<{
    name: string
  } | null>()
  expectTypeOf<keyof SearchRecord<'articles'>>().not.toEqualTypeOf<'editor_nodes'>()
  expectTypeOf<Exclude<Item<'faqs'>['topics'][number], string>['topics_id']>().toExtend<object | string | null>()
})

test('a document reads as its words, blocks apart', () => {
  const text = (value: string) => ({ type: 'text', text: value })
  const document = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text('Bevoegd')] },
      { type: 'paragraph', content: [text('Lees '), { type: 'relation-inline-block', attrs: { id: 'm' } }, text('.')] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('één')] }] }] },
    ],
  }
  expect(plainText(document, () => 'de route')).toBe('Bevoegd. Lees de route. één')
})

test('cells and rows of a table stand apart, and the text behind it too', () => {
  const cell = (value: string, type = 'tableCell') => ({
    type,
    content: [{ type: 'paragraph', content: value ? [{ type: 'text', text: value }] : [] }],
  })
  const row = (...cells: object[]) => ({ type: 'tableRow', content: cells as ReturnType<typeof cell>[] })
  const table = {
    type: 'table',
    content: [
      row(cell('Zij-instroom', 'tableHeader'), cell('Deeltijd', 'tableHeader')),
      row(cell('Twee jaar'), cell('')),
      row(),
    ],
  }
  const after = { type: 'paragraph', content: [{ type: 'text', text: 'Lees verder.' }] }
  expect(plainText({ type: 'doc', content: [table, after] })).toBe('Zij-instroom · Deeltijd; Twee jaar. Lees verder.')
  expect(plainText({ type: 'doc', content: [{ type: 'table', content: [row()] }] })).toBe('')
})
