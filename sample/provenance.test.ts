import { expect, test } from 'vitest'
import { holidayOn } from '#lib/calendar/holidays.ts'
import { isClosed } from './closed-days.ts'
import { sampleCatalogue } from './catalogue.fixture.ts'
import { generateCatalogue } from './generate.ts'
import { looks } from './looks.ts'
import { authors, podcastHosts, teamMembers } from './people.ts'
import { portraitSvg } from './pictures/portrait.ts'
import { profiles } from './profiles.ts'
import type { CatalogueRow } from './rows.ts'

const catalogue = sampleCatalogue()
const rowsOf = (collection: string): readonly CatalogueRow[] => catalogue.items[collection] ?? []

test('the sample says that it is one, and under which licence it may be reused', () => {
  expect(rowsOf('catalogue_notes')).toMatchObject([{ sample: true, licence: expect.any(String) }])
})

test('every person, desk, meeting and recording is marked as sample, and so is what other vendors deliver', () => {
  const invented = [
    'authors',
    'team_members',
    'podcast_hosts',
    'profiles',
    'testimonials',
    'videos',
    'podcast_episodes',
    'podcast_shows',
    'regional_education_desks',
    'scheduled_events',
    'schools',
  ]
  for (const name of invented)
    expect(
      rowsOf(name).filter((row) => row['sample'] !== true),
      name,
    ).toEqual([])
  for (const name of ['programs', 'educational_institutions'])
    for (const row of rowsOf(name))
      expect(row['sample'] === true, `${name} ${String(row['slug'])}`).toBe(row['vendor'] !== 'onderwijsloket')
})

test('every location is marked: those of what is invented as sample, those without a known address as derived', () => {
  const isAddressed = (row: CatalogueRow) => row['address'] !== null && row['address'] !== undefined
  const [own, others] = [true, false].map((isTaught) =>
    rowsOf('locations').filter((row) => (row['derived'] !== null && row['derived'] !== undefined) === isTaught),
  )
  expect(own?.filter((row) => row['derived'] === isAddressed(row))).toEqual([])
  expect(others?.filter((row) => row['sample'] !== true)).toEqual([])
  expect(others?.length).toBeGreaterThanOrEqual(rowsOf('regional_education_desks').length)
})

test('what stands in no register is derived, and every fact of the navigator names its data set', () => {
  const named = (junction: string, key: string) => new Set(rowsOf(junction).map((row) => row[key]))
  const own = (name: string) => rowsOf(name).filter(({ vendor }) => vendor === 'onderwijsloket')
  const ofPrograms = named('programs_data_sources', 'programs_id')
  const ofInstitutions = named('educational_institutions_data_sources', 'educational_institutions_id')
  for (const row of own('programs')) {
    expect(row['derived'], String(row['slug'])).toBe(row['study_number'] === null)
    expect(ofPrograms.has(row['id'])).toBe(true)
  }
  expect(own('programs').filter(({ derived }) => derived).length).toBeGreaterThan(500)
  for (const row of own('educational_institutions')) expect(ofInstitutions.has(row['id'])).toBe(true)
  for (const row of rowsOf('data_sources')) expect(String(row['title'])).not.toContain('Onderwijsloket')
})

test('the data set of programmes names their years, in one sentence, the same in both languages', () => {
  const dated = rowsOf('data_sources').filter(
    ({ facts, period }) => Array.isArray(facts) && facts.includes('offer') && period !== null,
  )
  expect(dated.length).toBe(1)
  for (const { remark, remark_en } of dated) {
    const years = (text: unknown) => String(text).match(/\b20\d\d\b/g)
    expect(years(remark)?.length).toBeGreaterThan(0)
    expect(years(remark_en)).toEqual(years(remark))
    for (const text of [remark, remark_en]) expect(String(text)).toMatch(/^[^.]+\.$/)
  }
})

test('nobody counted and nobody reviewed: popularity and days of review are empty', () => {
  expect(rowsOf('faqs').every(({ popularity }) => popularity === null)).toBe(true)
  for (const row of rowsOf('articles')) expect([row['date_reviewed'], row['date_next_review']]).toEqual([null, null])
})

test('no institution that exists holds a meeting or has a drawn mark, and nobody can be called', () => {
  expect(rowsOf('scheduled_events').filter((row) => row['educational_institution'] !== null)).toEqual([])
  expect(rowsOf('educational_institutions').filter(({ logo }) => logo !== null)).toEqual([])
  for (const { phone } of rowsOf('regional_education_desks')) if (phone !== null) expect(phone).toMatch(/[a-z]/)
})

test('no meeting is on a holiday, whenever the sample is made', { tags: ['full'] }, () => {
  for (let days = 0; days < 800; days += 1) {
    const instant = Date.UTC(2026, 0, 1 + days)
    const day = new Date(instant).toISOString().slice(0, 10)
    if (holidayOn(day) !== null || /-12-(24|31)$/.test(day)) expect(isClosed(instant), day).toBe(true)
  }
  for (const today of ['2026-11-23', '2027-03-01']) {
    const events = generateCatalogue({ seed: 1, today: new Date(today) }).items['scheduled_events'] ?? []
    for (const row of events) expect(isClosed(Date.parse(String(row['starts_at'])))).toBe(false)
  }
})

const people = [
  ...authors.map(({ name, biography }) => ({ name, text: biography })),
  ...teamMembers.map(({ firstName, lastName, description }) => ({
    name: `${firstName} ${lastName}`,
    text: description,
  })),
  ...podcastHosts.map(({ firstName, lastName }) => ({ name: `${firstName} ${lastName}`, text: '' })),
  ...profiles.map(({ firstName, lastName, body }) => ({ name: `${firstName} ${lastName}`, text: body })),
]
const words = { she: /\b(?:zij|ze|haar)\b/i, he: /\b(?:hij|hem)\b/i }
/** Groups whom a text may speak of as `ze`. */
const others = /scholen|leerlingen|zij-instroom|formule/i

test('texts speak of each person as the look does', () => {
  for (const { name, text } of people) {
    const look = looks[name]
    expect(look, name).toBeDefined()
    const sentences = text.split(/(?<=[.!?])\s|\n/).filter((sentence) => !others.test(sentence))
    const other = look?.pronoun === 'she' ? words.he : words.she
    expect(
      sentences.filter((sentence) => other.test(sentence)),
      name,
    ).toEqual([])
  }
  expect(Object.keys(looks).filter((name) => !people.some((one) => one.name === name))).toEqual([])
})

/** The beginning of the path with which the drawer makes a beard. */
const beard = 'M-131-50C-128 60'

test('portraits follow the look: a beard only where the pronoun is he, whatever the seed', () => {
  for (const [name, look] of Object.entries(looks)) {
    const drawn = Array.from({ length: 12 }, (_, seed) => portraitSvg(seed, look))
    if (look.pronoun !== 'he' || look.age === 20)
      expect(
        drawn.some((svg) => svg.includes(beard)),
        name,
      ).toBe(false)
  }
  const [of] = catalogue.files.filter((file) => file.kind === 'portrait')
  expect(of).toMatchObject({ look: { pronoun: expect.any(String) } })
})
