/** Catalogues that go out and come in: the same bytes, or every fault by its place. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idOf, randomCatalogue } from '../content/random-catalogue.fixture.ts'
import { catalogueTables, type Row } from '../store/catalogue.ts'
import type { Store } from '../store/store.ts'
import { originalPath } from '../store/files.ts'
import { openTestStore } from '../store/test-store.fixture.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { importCatalogue } from './import-catalogue.ts'

const base = mkdtempSync(path.join(tmpdir(), 'lesroute-'))
let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(async () => {
  await store.close()
  rmSync(base, { recursive: true })
})

const folder = (name: string, files: Readonly<Record<string, string | Uint8Array>> = {}) => {
  const target = path.join(base, name)
  mkdirSync(path.join(target, 'files'), { recursive: true })
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(target, file), content)
  return target
}
const bytesIn = (name: string) =>
  Object.fromEntries(
    readdirSync(name)
      .filter((file) => file.endsWith('.ndjson'))
      .map((file) => [file, readFileSync(path.join(name, file), 'utf8')]),
  )
const bring = (from: string) => importCatalogue(from, store, path.join(base, 'data'))

test('what goes out comes in again, to the byte', async () => {
  await store.catalogue.replace(randomCatalogue(7), 'random')
  const [first, second] = [folder('first'), folder('second')]
  const { rows } = await exportCatalogue(first, store, null)
  const outcome = await bring(first)
  expect(outcome).toMatchObject({ rows })
  expect(await store.catalogue.edition()).toBe('edition' in outcome ? outcome.edition : '')
  await exportCatalogue(second, store, null)
  expect(bytesIn(second)).toEqual(bytesIn(first))
  expect(Object.keys(bytesIn(first))).toHaveLength(catalogueTables.length)
  expect(bytesIn(first)['articles.ndjson']?.split('\n').length).toBeGreaterThan(10)
})

test('an export that ends early leaves the former one as it was', async () => {
  const target = folder('cut')
  await store.catalogue.replace(randomCatalogue(7), 'random')
  await exportCatalogue(target, store, null)
  const before = bytesIn(target)
  await store.catalogue.replace(randomCatalogue(8), 'random')
  const catalogue = {
    ...store.catalogue,
    read: <T>(use: (rowsOf: (table: string) => AsyncIterable<Row>) => Promise<T>) =>
      store.catalogue.read((rowsOf) =>
        use(async function* (table) {
          if (table === 'faqs') throw new Error('the database went away')
          yield* rowsOf(table)
        }),
      ),
  }
  const drafts = () =>
    readdirSync(target, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.part'))
  await expect(exportCatalogue(target, { ...store, catalogue }, null)).rejects.toThrow('went away')
  expect([bytesIn(target), drafts()]).toEqual([before, []])
  // Of a process that was killed.
  const killed = ['topics.ndjson.1.part', path.join('files', 'a.png.2.part')].map((name) => path.join(target, name))
  for (const draft of killed) {
    writeFileSync(draft, '{')
    utimesSync(draft, 1000, 1000)
  }
  await exportCatalogue(target, store, null)
  expect(bytesIn(target)).not.toEqual(before)
  expect(drafts()).toEqual([])
})

test('two exports into one folder do not write into the drafts of each other', async () => {
  const [target, alone] = [folder('twice'), folder('alone')]
  await store.catalogue.replace(randomCatalogue(7), 'random')
  await exportCatalogue(alone, store, null)
  await Promise.all([1, 2].map(() => exportCatalogue(target, store, null)))
  expect(bytesIn(target)).toEqual(bytesIn(alone))
})

test('a file that has fewer rows than were exported is named', async () => {
  const target = folder('shortened')
  await store.catalogue.replace({}, 'before')
  const topic = (number: number) =>
    JSON.stringify({ id: idOf('topics', number), name: 'T', slug: `t${number}`, path: '/t' })
  await bring(folder('whole', { 'topics.ndjson': [1, 2, 3].map(topic).join('\n') }))
  await exportCatalogue(target, store, null)
  expect(await bring(target)).toMatchObject({ shortened: [] })
  const file = path.join(target, 'topics.ndjson')
  writeFileSync(file, readFileSync(file, 'utf8').split('\n').slice(0, 2).join('\n'))
  expect(await bring(target)).toMatchObject({ shortened: ['topics.ndjson (2 of 3 rows)'] })
})

test('originals that no record names are named', async () => {
  const record = { id: idOf('directus_files', 5), filename_download: 'logo.svg', type: 'image/svg+xml' }
  const source = folder('unused', {
    'directus_files.ndjson': JSON.stringify(record),
    [path.join('files', `${record.id}.png`)]: 'a new logo',
    [path.join('files', `${record.id}.svg`)]: '<svg/>',
    [path.join('files', '.DS_Store')]: '',
  })
  expect(await bring(source)).toMatchObject({ files: 1, unused: [`${record.id}.png`] })
})

test('originals of former records are named, and left alone', async () => {
  const record = { id: idOf('directus_files', 6), filename_download: 'foto.jpg', type: 'image/jpeg' }
  const originals = path.join(base, 'data', 'originals')
  await bring(folder('with', { 'directus_files.ndjson': JSON.stringify(record), [`files/${record.id}.jpg`]: 'x' }))
  for (const name of ['recipes.json', `${record.id}.jpg.part`]) writeFileSync(path.join(originals, name), '{}')
  const outcome = await bring(folder('without', { 'directus_files.ndjson': '' }))
  expect('orphaned' in outcome && outcome.orphaned).toContain(`${record.id}.jpg`)
  expect('orphaned' in outcome && outcome.orphaned.every((name) => existsSync(path.join(originals, name)))).toBe(true)
  expect('orphaned' in outcome && outcome.orphaned.join()).not.toMatch(/recipes|part/)
})

test('tables that lose all rows, and originals that are nowhere, are named', async () => {
  const file = { id: idOf('directus_files', 7), filename_download: 'weg.jpg', type: 'image/jpeg' }
  const topics = JSON.stringify({ id: idOf('topics', 1), name: 'Geld', slug: 'geld', path: '/geld' })
  await bring(folder('before', { 'topics.ndjson': topics }))
  expect(await bring(folder('after', { 'directus_files.ndjson': JSON.stringify(file) }))).toMatchObject({
    emptied: ['topics'],
    missing: [`${file.id}.jpg`],
  })
})

test('an import that fails leaves no copies of originals behind', async () => {
  const from = folder('unreadable', { 'topics.ndjson': '' })
  rmSync(path.join(from, 'files'), { recursive: true })
  writeFileSync(path.join(from, 'files'), '')
  await expect(bring(from)).rejects.toMatchObject({ code: 'ENOTDIR' })
  expect(readdirSync(path.join(base, 'data')).filter((name) => name.startsWith('.import-originals-'))).toEqual([])
})

test('originals go along, and what a running service has derived is not touched', async () => {
  const id = idOf('directus_files', 1)
  const record = { id, filename_download: 'foto.jpg', type: 'image/jpeg', title: null }
  const source = folder('originals', {
    'directus_files.ndjson': JSON.stringify(record),
    [path.join('files', `${id}.jpg`)]: 'bytes of a picture',
  })
  const derived = path.join(base, 'data', 'derived')
  mkdirSync(derived, { recursive: true })
  expect(await bring(source)).toMatchObject({ rows: 1, files: 1 })
  expect(existsSync(derived)).toBe(true)
  rmSync(derived, { recursive: true })
  const target = folder('originals-out')
  expect(
    await exportCatalogue(target, store, async (id, filename) =>
      originalPath(path.join(base, 'data', 'originals'), id, filename),
    ),
  ).toEqual({ rows: 1, files: 1, missing: [] })
  expect(readFileSync(path.join(target, 'files', `${id}.jpg`), 'utf8')).toBe('bytes of a picture')
  expect(readdirSync(path.join(base, 'data'))).toEqual(['originals'])
})

test('an export names the originals that are missing, and an import those that it cannot put in place', async () => {
  const id = idOf('directus_files', 9)
  const record = JSON.stringify({ id, filename_download: 'a.jpg', type: 'image/jpeg' })
  const source = folder('no-original', { 'directus_files.ndjson': record, '._topics.ndjson': 'of another system' })
  const data = path.join(base, 'other-data')
  const originals = path.join(data, 'originals')
  await importCatalogue(source, store, data)
  const originalOf = async () => path.join(originals, `${id}.jpg`)
  expect(await exportCatalogue(folder('exported'), store, originalOf)).toEqual({
    rows: 1,
    files: 0,
    missing: [`${id}.jpg`],
  })
  writeFileSync(path.join(source, 'files', `${id}.jpg`), 'a picture')
  mkdirSync(path.join(originals, `${id}.jpg`), { recursive: true })
  await expect(importCatalogue(source, store, data)).rejects.toThrow(
    /The rows are imported, 1 of 1 originals are not .* import again/,
  )
})

describe('a fault is reported by file, line and field, and nothing is imported', () => {
  const [one, other] = [idOf('topics', 1), idOf('topics', 2)]
  const topic = (more: Readonly<Record<string, unknown>> = {}) =>
    JSON.stringify({ id: one, name: 'Geld', slug: 'geld', path: '/geld', ...more })
  const article = (more: Readonly<Record<string, unknown>>) =>
    JSON.stringify({ id: one, status: 'published', title: 'T', slug: 't', path: '/t', english: false, ...more })
  const nested = `${'['.repeat(1e5)}${']'.repeat(1e5)}`
  /** What is wrong, once it is known that nothing was imported. */
  const faultsOf = async (file: string, content: string | Uint8Array) => {
    await store.catalogue.replace({}, 'before')
    const outcome = await bring(folder(`fault-${Math.random()}`, { [file]: content }))
    expect(await store.catalogue.edition()).toBe('before')
    return 'faults' in outcome ? outcome.faults.join('\n') : ''
  }

  test.each([
    ['nothing.ndjson', '{}', 'nothing.ndjson:1: there is no collection of that name'],
    ['directus_users.ndjson', '{}', 'directus_users.ndjson:1: there is no collection of that name'],
    ['topics.ndjson', '{', 'topics.ndjson:1: is not JSON'],
    ['topics.ndjson', `${topic()}\n\n[]`, 'topics.ndjson:3: is not an object'],
    ['topics.ndjson', topic({ colour: 'red' }), 'topics.ndjson:1:colour: is no field of topics'],
    ['topics.ndjson', topic({ articles: [] }), 'topics.ndjson:1:articles: is kept by the rows that refer to this one'],
    ['topics.ndjson', topic({ name: null }), 'topics.ndjson:1:name: is required'],
    ['topics.ndjson', topic({ id: 'geld' }), 'topics.ndjson:1:id: must be a UUID'],
    ['topics.ndjson', topic({ name: 5 }), 'topics.ndjson:1:name: must be a text'],
    ['topics.ndjson', topic({ name: 'a\0' }), 'topics.ndjson:1:name: holds a character that no text has'],
    ['topics.ndjson', topic({ path: `/${'x'.repeat(9000)}` }), 'topics.ndjson:1:path: is longer than 2000 bytes'],
    ['directus_files.ndjson', JSON.stringify({ id: one, filename_download: 'a.txt', type: 'text/plain\n' }), 'directus_files.ndjson:1:type: must be a media type'],
    ['topics.ndjson', `${topic()}\n${topic({ slug: 'x' })}`, 'topics.ndjson:2:id: stands on an earlier line already'],
    ['topics.ndjson', `${topic()}\n${topic({ id: other })}`, 'topics.ndjson:2:slug: stands on an earlier line already'],
    ['articles.ndjson', article({ status: 'weg' }), 'articles.ndjson:1:status: must be one of'],
    ['articles.ndjson', article({ english: 1 }), 'articles.ndjson:1:english: must be true or false'],
    ['articles.ndjson', article({ date_created: 'gisteren' }), 'articles.ndjson:1:date_created: must be an instant of'],
    ['articles.ndjson', article({ date_created: '2026-02-30' }), 'articles.ndjson:1:date_created: must be an instant'],
    ['articles.ndjson', article({ body: 'x' }), 'articles.ndjson:1:body: must be a document'],
    ['articles.ndjson', article({ body: { type: 'doc', content: [{}] } }), 'articles.ndjson:1:body: holds a node without'],
    ['articles.ndjson', article({ image: other, date_created: '2026-01-01T00:00:00Z' }), 'articles.ndjson:1:image: refers to no row of directus_files'],
    ['videos.ndjson', JSON.stringify({ duration: 1.5 }), 'videos.ndjson:1:duration: must be an integer'],
    ['locations.ndjson', JSON.stringify({ location_geopoint: { type: 'Polygon', coordinates: [] } }), 'locations.ndjson:1:location_geopoint: must be a GeoJSON Point'],
    ['articles_editor_nodes.ndjson', JSON.stringify({ id: one, articles_id: one, collection: 'topics', item: one }), 'articles_editor_nodes.ndjson:1:collection: must be one of'],
    ['articles_editor_nodes.ndjson', JSON.stringify({ id: one, articles_id: one, collection: 'buttons', item: one }), 'articles_editor_nodes.ndjson:1:item: refers to no row of buttons'],
  ])('%s %s', async (file, content, fault) => expect(await faultsOf(file, content)).toContain(fault)) // prettier-ignore

  test.each([
    ['articles.ndjson:2: is longer than 16777216 bytes', `${article({})}\n${'['.repeat(17 * 2 ** 20)}`],
    ['articles.ndjson:1:seo: is nested too deeply', article({ seo: 0 }).replace(/0}$/, `${nested}}`)],
    [
      'articles.ndjson:1:body: holds more than 3000 nodes',
      article({ body: { type: 'doc', content: Array.from({ length: 3000 }, () => ({ type: 'paragraph' })) } }),
    ],
    ['articles.ndjson:1:body: is nested too deeply', article({ body: 0 }).replace(/0}$/, `{"type":"doc","attrs":${nested}}}`)],
    ['directus_files.ndjson:1:duration: must be a number', '{"duration":1e999}'],
    ['topics.ndjson:2: is not UTF-8', Buffer.concat([Buffer.from(`${topic()}\n`), Buffer.from([0x7b, 0xff, 0xfe])])],
    ['topics.ndjson:1: is not JSON', Buffer.from(topic(), 'utf16le')],
  ])('%s', async (fault, content) => expect(await faultsOf(fault.replace(/:.*/, ''), content)).toContain(fault)) // prettier-ignore

  test('each of them, two hundred at most', async () => {
    const lines = Array.from({ length: 300 }, (_, number) => topic({ id: idOf('topics', number), slug: `s${number}`, name: 1 })) // prettier-ignore
    const outcome = await bring(folder('many', { 'topics.ndjson': lines.join('\n') }))
    expect(outcome).toMatchObject({ count: 300 })
    expect('faults' in outcome && outcome.faults).toHaveLength(200)
  })

  test('its consequences only where there is no other', async () => {
    const linked = JSON.stringify({ id: idOf('articles_topics', 1), articles_id: idOf('articles', 1), topics_id: one })
    const files = { 'articles_topics.ndjson': linked, 'topics.ndjson': topic() }
    expect(await bring(folder('reference', files))).toMatchObject({
      faults: ['articles_topics.ndjson:1:articles_id: refers to no row of articles'],
    })
    expect(await bring(folder('cause', { ...files, 'articles.ndjson': '{' }))).toMatchObject({
      faults: ['articles.ndjson:1: is not JSON'],
      count: 1,
    })
  })

  test('a folder without files', async () => expect(await bring(folder('empty'))).toMatchObject({ count: 1 }))

  // ASVS 12.3.1 12.3.2
  test('an original that leads elsewhere, out of the folder', async () => {
    await store.catalogue.replace({}, 'before')
    const records = [1, 2, 3].map((number) => ({
      id: idOf('directus_files', number),
      filename_download: ['geheim.txt', '../../x./../etc/passwd', 'map.d'][number - 1],
      type: 'text/plain',
    }))
    const source = folder('links', {
      'directus_files.ndjson': records.map((record) => JSON.stringify(record)).join('\n'),
    })
    writeFileSync(path.join(base, 'secret'), 'a secret of this machine')
    symlinkSync(path.join(base, 'secret'), path.join(source, 'files', `${records[0]?.id}.txt`))
    mkdirSync(path.join(source, 'files', `${records[2]?.id}.d`))
    expect(await bring(source)).toEqual({
      faults: [`files/${records[0]?.id}.txt: is not a plain file`, `files/${records[2]?.id}.d: is not a plain file`],
      count: 2,
    })
    expect(await store.catalogue.edition()).toBe('before')
    expect(readdirSync(path.join(base, 'data'))).toEqual(['originals'])
  })

  test('values written in different forms are stored in one', async () => {
    const line = article({ id: one.toUpperCase(), date_created: '2026-01-01T01:00:00+01:00' })
    await bring(folder('forms', { 'articles.ndjson': `\uFEFF${line}\r\n` }))
    const [row] = (await store.catalogue.tables()).get('articles') ?? []
    expect(row).toMatchObject({ id: one, date_created: '2026-01-01T00:00:00.000Z' })
  })
})
