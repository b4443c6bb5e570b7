import { expect, test } from 'vitest'
import { blockCollections } from './markdown.ts'
import { sampleCatalogue } from './catalogue.fixture.ts'
import { generateCatalogue } from './generate.ts'
import type { CatalogueRow } from './rows.ts'
import { isColumn, model, modelOf, type ModelField } from '#schema/model.ts'
import { isNode, markTypes, nodeTypes, walk } from '#schema/rich-text.ts'

const catalogue = sampleCatalogue()
const rowsOf = (collection: string): readonly CatalogueRow[] => catalogue.items[collection] ?? []
const files = new Set(catalogue.files.map((file) => file.id))
const ids = new Map(
  Object.entries(catalogue.items).map(([name, rows]) => [name, new Set(rows.map((row) => row['id']))]),
)
const exists = (collection: string, id: unknown) =>
  collection === 'directus_files' ? typeof id === 'string' && files.has(id) : ids.get(collection)?.has(id) === true

const shapes: Record<string, (value: unknown) => boolean> = {
  uuid: (value) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(String(value)),
  text: (value) => typeof value === 'string' && value !== '',
  slug: (value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(String(value)),
  richText: (value) => isNode(value) && value.type === 'doc',
  boolean: (value) => typeof value === 'boolean',
  integer: (value) => Number.isInteger(value),
  number: (value) => Number.isFinite(value),
  date: (value) => /^\d{4}-\d{2}-\d{2}$/.test(String(value)) && !Number.isNaN(Date.parse(String(value))),
  dateTime: (value) => typeof value === 'string' && new Date(value).toISOString() === value,
  json: (value) => value !== undefined,
  list: (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
  point: (value) => typeof value === 'object',
  polygon: (value) => typeof value === 'object',
  multiPoint: (value) => typeof value === 'object',
  oneOf: (value) => typeof value === 'string',
}

const faultOf = (field: ModelField, row: CatalogueRow): string | null => {
  const value = row[field.name]
  const required = 'required' in field && field.required
  if (value === null || value === undefined) return required ? 'missing' : null
  if (field.kind === 'one') return exists(field.to, value) ? null : 'leads nowhere'
  if (field.kind === 'any') return exists(String(row[field.collectionField]), value) ? null : 'leads nowhere'
  if (field.kind === 'many') return null
  if (!shapes[field.kind]?.(value)) return `is no ${field.kind}`
  const given = Array.isArray(value) ? value : [value]
  return field.values && !given.every((one) => field.values?.includes(String(one))) ? 'not in the value set' : null
}

test('every row is what the schema describes: its columns, its values, its references', () => {
  const faults: string[] = []
  for (const [name, rows] of Object.entries(catalogue.items)) {
    const columns = [...modelOf(name).fields.values()].filter(isColumn)
    for (const row of rows) {
      if (Object.keys(row).length !== columns.length) faults.push(`${name}: unknown columns`)
      for (const field of columns) {
        const fault = faultOf(field, row)
        if (fault) faults.push(`${name}.${field.name} ${fault}: ${JSON.stringify(row[field.name])}`)
      }
    }
  }
  expect(faults).toEqual([])
})

test('unique fields and paths are unique', () => {
  for (const [name, rows] of Object.entries(catalogue.items)) {
    const unique = [...modelOf(name).fields.values()].filter((field) => 'unique' in field && field.unique)
    for (const field of [...unique.map((each) => each.name), 'path']) {
      const values = rows.map((row) => row[field]).filter((value) => value !== null && value !== undefined)
      expect(new Set(values).size, `${name}.${field}`).toBe(values.length)
    }
  }
})

test('every collection that the service can serve has rows', () => {
  const empty = [...model.values()].filter(({ description }) => description && description.family !== 'system')
  expect(empty.map(({ name }) => name).filter((name) => rowsOf(name).length === 0)).toEqual([])
})

test('there is as much of everything as a site needs to be tried out', () => {
  const least = {
    articles: 80,
    faqs: 200,
    topics: 26,
    themas: 8,
    sectors: 5,
    roles: 20,
    tracks: 14,
    qualifications: 8,
    school_subjects: 61,
    authors: 10,
    sources: 25,
    documents: 8,
    educational_institutions: 40,
    programs: 1000,
    program_forms: 1200,
    locations: 200,
    regional_education_desks: 35,
    testimonials: 40,
    podcast_shows: 3,
    podcast_episodes: 40,
    videos: 25,
    profiles: 40,
    routes: 300,
    route_steps: 60,
    redirects: 40,
  }
  for (const [name, count] of Object.entries(least)) expect(rowsOf(name).length, name).toBeGreaterThanOrEqual(count)
  expect(rowsOf('articles').filter((row) => row['english']).length).toBe(26)
  expect(rowsOf('faqs').filter((row) => row['english']).length).toBe(67)
  expect(rowsOf('scheduled_events').flatMap((row) => (row['english'] ? row['title'] : []))).toEqual([
    'Webinar: teaching with a foreign qualification',
  ])
  expect(rowsOf('articles').filter((row) => row['status'] === 'draft').length).toBeGreaterThanOrEqual(2)
})

const documentsOf = (names: readonly string[]) =>
  names.flatMap((name) =>
    rowsOf(name).flatMap((row) => Object.values(row).filter((value) => isNode(value) && value.type === 'doc')),
  )
const vocabulary = (documents: readonly unknown[]) => {
  const nodes = documents.flatMap((each) => (isNode(each) ? [...walk(each)] : []))
  return {
    nodes: new Set(nodes.map((node) => node.type)),
    marks: new Set(nodes.flatMap((node) => (node.marks ?? []).map((mark) => mark.type))),
    blocks: new Set(nodes.map((node) => node.attrs?.['collection']).filter((name) => name !== undefined)),
  }
}

test('one article uses every node, every mark and every block', () => {
  const article = rowsOf('articles').find((row) => row['slug'] === 'routes-naar-het-leraarschap')
  const used = vocabulary([article?.['body']])
  expect([...used.nodes].sort()).toEqual([...nodeTypes].sort())
  expect([...used.marks].sort()).toEqual(markTypes.filter((mark) => mark !== 'relation-mark').sort())
  expect(new Set(used.blocks)).toEqual(new Set([...blockCollections, 'mentions']))
})

test('no document uses what no reader knows', () => {
  const used = vocabulary(documentsOf(Object.keys(catalogue.items)))
  expect([...used.nodes].filter((type) => !nodeTypes.some((known) => known === type))).toEqual([])
  expect([...used.marks].filter((type) => !markTypes.some((known) => known === type))).toEqual([])
})

test('answers hold only paragraphs, lists and simple marks', () => {
  const used = vocabulary(rowsOf('faqs').map((row) => row['answer']))
  const allowed = ['doc', 'paragraph', 'text', 'bulletList', 'orderedList', 'listItem', 'hardBreak']
  expect([...used.nodes].filter((type) => !allowed.includes(type))).toEqual([])
  expect([...used.marks].filter((type) => !['bold', 'italic', 'link'].includes(type))).toEqual([])
})

test('each relation in a document is an entry of the editor nodes of its own item', () => {
  for (const owner of ['articles', 'testimonials', 'callouts']) {
    const entries = rowsOf(`${owner}_editor_nodes`)
    for (const row of rowsOf(owner)) {
      const document = row[owner === 'callouts' ? 'description' : 'body']
      const relations = isNode(document) ? [...walk(document)].filter((node) => node.type.startsWith('relation-')) : []
      const own = entries.filter((entry) => entry[`${owner}_id`] === row['id'])
      expect(relations.map((node) => node.attrs?.['id'])).toEqual(own.map((entry) => entry['id']))
      expect(relations.map((node) => node.attrs?.['collection'])).toEqual(own.map((entry) => entry['collection']))
      expect(relations.every((node) => node.attrs?.['junction'] === `${owner}_editor_nodes`)).toBe(true)
    }
  }
})

test('links inside the site lead to a page of an item or a known page', () => {
  const paths = new Set(Object.values(catalogue.items).flatMap((rows) => rows.map((row) => row['path'])))
  const pages = [
    '/routes',
    '/adviesgesprek',
    '/en/advice',
    '/contact',
    '/en/contact',
    '/navigator/opleidingen',
    '/navigator/instellingen',
    '/en/navigator/institutions',
    '/navigator/regioloketten',
    '/en/navigator/regional-desks',
    '/kennisbank/veelgestelde-vragen',
    '/cijfers',
  ]
  const nodes = documentsOf(Object.keys(catalogue.items)).flatMap((each) => (isNode(each) ? [...walk(each)] : []))
  const hrefs = nodes.flatMap((node) => (node.marks ?? []).map((mark) => mark.attrs?.['href']))
  const targets = [
    ...hrefs,
    ...rowsOf('buttons').map((row) => row['to']),
    ...rowsOf('content_list_items').map((row) => row['link']),
  ]
  const inside = targets
    .filter((to): to is string => typeof to === 'string' && to.startsWith('/'))
    // Items have one path, the Dutch one.
    .map((to) => to.replace('/en/knowledge-base/articles/', '/kennisbank/artikelen/'))
  const lost = inside.filter((to) => !paths.has(to) && !pages.includes(to.split(/[?#]/)[0] ?? ''))
  expect(lost).toEqual([])
})

test('some media is announced far ahead, so that what is withheld can be tried', () => {
  for (const name of ['testimonials', 'videos', 'podcast_episodes'])
    expect(
      rowsOf(name).some((row) => String(row['publication_date']).startsWith('2031')),
      name,
    ).toBe(true)
})

test('some programmes are taught at a distance, and say so', () => {
  const placed = new Set(rowsOf('programs_locations').map((row) => row['programs_id']))
  const distant = rowsOf('programs').filter((row) => !placed.has(row['id']))
  expect(distant.length).toBeGreaterThan(2)
  const forms = rowsOf('program_forms').filter((form) => distant.some((row) => row['id'] === form['program']))
  expect(forms.filter((form) => !JSON.stringify(form['description']).includes('geen vaste lesplaats'))).toEqual([])
})

test('places lie in the Netherlands, and none covers another', () => {
  const points = rowsOf('locations').map((row) => JSON.stringify(row['location_geopoint']))
  expect(new Set(points).size).toBe(points.length)
  for (const row of rowsOf('locations'))
    expect(row['location_geopoint']).toSatisfy(
      ({ coordinates: [longitude, latitude] }: { coordinates: [number, number] }) =>
        longitude > 3.3 && longitude < 7.3 && latitude > 50.7 && latitude < 53.6,
    )
})

test('every meeting is ahead of the day it is made for, on its own day of the week', () => {
  const today = new Date('2031-05-14T10:00:00Z')
  const later = generateCatalogue({ seed: 1, today }).items['scheduled_events'] ?? []
  const starts = later.map((row) => Date.parse(String(row['starts_at'])))
  expect(Math.min(...starts)).toBeGreaterThan(today.getTime() + 13 * 24 * 3600 * 1000)
  expect(Math.min(...starts)).toBeLessThan(today.getTime() + 22 * 24 * 3600 * 1000)
  const weekdays = (rows: readonly Record<string, unknown>[]) =>
    rows.map((row) => new Date(String(row['starts_at'])).getUTCDay())
  expect(weekdays(later)).toEqual(weekdays(rowsOf('scheduled_events')))
})

test('two runs give the same bytes, and another seed the same ids', { tags: ['full'] }, () => {
  expect(JSON.stringify(generateCatalogue({ seed: 1 }))).toBe(JSON.stringify(catalogue))
  const other = generateCatalogue({ seed: 2 })
  expect(other.items['articles']?.map((row) => row['id'])).toEqual(rowsOf('articles').map((row) => row['id']))
  expect(JSON.stringify(other.files)).not.toBe(JSON.stringify(catalogue.files))
})

test('files have names of their own', () => {
  expect(new Set(catalogue.files.map((file) => file.filename)).size).toBe(catalogue.files.length)
})
