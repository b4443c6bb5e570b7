import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildBeside, buildHere, type BuildJob } from './build.ts'
import { createSearchEngine, type SearchEngine } from '../engine.ts'
import { packRecords } from './packed-records.ts'
import { buildSegment } from './segment.ts'
import { decodeSegment, encodeSegment } from './segment-file.ts'
import type { IndexSettings } from './settings.ts'
import { openSnapshots } from './snapshot.ts'

const settings: IndexSettings = {
  searchableAttributes: ['title', 'body'],
  attributesForFaceting: ['kind'],
  customRanking: ['desc(views)'],
  decompoundedAttributes: { nl: ['*'] },
}
const records = Array.from({ length: 700 }, (_, at) => ({
  objectID: String(at),
  title: ['Lerarenopleiding', 'Opleiding', 'Coördinator leraren', 'Zij-instroom'][at % 4],
  body: `tekst ${at} over het onderwijs en wie er werkt `.repeat(at % 30),
  kind: `soort ${at % 7}`,
  views: at % 50,
  _geoloc: { lat: 52, lng: 5 + at / 1000 },
}))

let folder = ''
const faults: unknown[] = []
const snapshots = () => openSnapshots(folder, (error) => faults.push(error))
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lesroute-snapshot-'))
  faults.length = 0
})
afterEach(() => rmSync(folder, { recursive: true }))

const answers = (engine: SearchEngine) =>
  ['', 'opleiding', 'leraar coordinator', 'onderwijs', 'zijinstrom'].map((query) =>
    engine.search('texts', { query, facets: ['*'], attributesToSnippet: ['body:5'], aroundLatLng: '52,5' }),
  )

test('a segment comes back from its bytes as it was', () => {
  const segment = buildSegment(settings, records)
  expect(decodeSegment(encodeSegment(segment))).toEqual(segment)
  // A file may be read into the middle of a larger buffer.
  const shifted = new Uint8Array([0, ...encodeSegment(segment)]).subarray(1)
  expect(decodeSegment(shifted)).toEqual(segment)
})

test('an attribute may have the name by which arrays are stored', () => {
  const segment = buildSegment({ attributesForFaceting: ['$'] }, [{ objectID: '1', $: 5 }])
  expect(decodeSegment(encodeSegment(segment))).toEqual(segment)
})

test.each<[string, (bytes: Uint8Array) => Uint8Array]>([
  ['nothing', () => new Uint8Array(0)],
  ['cut off', (bytes) => bytes.slice(0, -9)],
  ['one bit wrong', (bytes) => bytes.map((byte, at) => (at === 5000 ? byte ^ 1 : byte))],
  ['of another version', (bytes) => bytes.map((byte, at) => (at === 4 ? byte + 1 : byte))],
  ['something else', () => new TextEncoder().encode('a text that is no segment')],
])('a segment that is %s is refused', (_name, damage) =>
  expect(() => decodeSegment(damage(encodeSegment(buildSegment(settings, records))))).toThrow(/segment/),
)

test('a segment built on another thread is the same', { tags: ['full'] }, async () => {
  const job: BuildJob = {
    settings,
    parts: [
      { records: packRecords(records), hidden: Uint8Array.from(records, (_, at) => (at < 3 ? 1 : 0)) },
      { records: packRecords([{ objectID: '5', title: 'Nieuw' }]), hidden: null },
    ],
  }
  expect(job.parts[0]?.records.bytes.length).toBeGreaterThan(512 * 1024)
  const [beside, here] = await Promise.all([buildBeside(job), buildHere(job)])
  expect(beside).toEqual(here)
  expect(here.ids).toHaveLength(697)
})

test('a start from disk answers as before, changes included, and keeps what comes later', async () => {
  const snapshot = snapshots()
  const engine = createSearchEngine({ published: snapshot.keep })
  engine.replaceIndex('texts', settings, records)
  engine.replaceIndex('gone', {}, [{ objectID: '1' }])
  await engine.index('texts').change(
    new Map([
      ['1', null],
      ['new', { objectID: 'new', title: 'Nieuwe opleiding' }],
    ]),
  )
  engine.removeIndex('gone')
  snapshot.stamp('edition 1')
  await snapshot.written()
  expect(readdirSync(folder).filter((name) => name.endsWith('.segment'))).toHaveLength(2)

  const saved = await snapshots().load()
  expect(saved?.stamp).toBe('edition 1')
  const second = snapshots()
  const reopened = createSearchEngine({ published: second.keep })
  for (const [name, state] of saved?.indexes ?? []) reopened.installIndex(name, state)
  expect(reopened.list().map(({ name, entries }) => [name, entries])).toEqual([['texts', 700]])
  expect(answers(reopened)).toEqual(answers(engine))
  await reopened.index('texts').change(new Map([['new', null]]))
  await second.written()
  const third = await snapshots().load()
  expect(third?.indexes.get('texts')?.hidden).toEqual(['1', 'new'])
  expect(faults).toEqual([])
})

test('an index that another process on the same folder wrote stays', async () => {
  const [one, other] = [snapshots(), snapshots()]
  createSearchEngine({ published: one.keep }).replaceIndex('theirs', settings, records.slice(0, 3))
  await one.written()
  createSearchEngine({ published: other.keep }).replaceIndex('mine', settings, records.slice(3, 5))
  await other.written()
  one.stamp('edition 2')
  await one.written()
  expect([...((await snapshots().load())?.indexes.keys() ?? [])].toSorted()).toEqual(['mine', 'theirs'])
  expect(faults).toEqual([])
})

test('an index whose file is gone takes no other along, and those of the catalogue are made anew', async () => {
  const snapshot = snapshots()
  const engine = createSearchEngine({ published: snapshot.keep })
  engine.replaceIndex('first', settings, records.slice(0, 3))
  await snapshot.written()
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.segment'))
  engine.replaceIndex('second', settings, records.slice(3, 5))
  snapshot.stamp('edition 1')
  await snapshot.written()
  rmSync(path.join(folder, file))
  const saved = await snapshots().load()
  expect([[...(saved?.indexes.keys() ?? [])], saved?.stamp]).toEqual([['second'], null])
  expect(faults).toMatchObject([{ code: 'ENOENT' }])
})

test('a damaged snapshot is reported and done without', async () => {
  expect(await snapshots().load()).toBeNull()
  expect(faults).toEqual([])
  const snapshot = snapshots()
  createSearchEngine({ published: snapshot.keep }).replaceIndex('texts', settings, records)
  await snapshot.written()
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.segment'))
  truncateSync(path.join(folder, file), 100)
  expect(await snapshots().load()).toBeNull()
  expect(faults).toMatchObject([{ message: 'a damaged segment' }])
  writeFileSync(path.join(folder, 'manifest.json'), readFileSync(path.join(folder, 'manifest.json'), 'utf8').slice(1))
  expect(await snapshots().load()).toBeNull()
  expect(faults).toHaveLength(2)
})
