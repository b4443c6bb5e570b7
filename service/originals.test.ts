/** Two machines over one object storage, each with a data folder of its own. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createMediaHandler } from './media/handler.ts'
import { openOriginalOf, openOriginals, openUploads, shareOriginals } from './originals.ts'
import { openObjectStorage } from './store/object-storage.ts'
import { startObjectStorage } from './store/s3-server.fixture.ts'
import { openTestStore } from './store/test-store.fixture.ts'

const id = '5b0f7a52-7d6b-4c3e-9c42-0a8f2a9a0001'
const server = await startObjectStorage()
const { store, folder } = {
  store: await openTestStore(),
  folder: await mkdtemp(path.join(tmpdir(), 'lesroute-shared-')),
}
const reported: unknown[] = []
const dataFolder = (name: string) => path.join(folder, name)
const original = (name: string) => path.join(dataFolder(name), 'originals', `${id}.png`)
const picture = (red: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer()

const openMachine = (name: string, objects = server.settings) => {
  const settings = { dataFolder: dataFolder(name), objects }
  const handle = createMediaHandler({
    originals: openOriginals(store.db, settings, (error) => reported.push(error)),
    shared: openObjectStorage(objects),
    derived: path.join(settings.dataFolder, 'derived'),
  })
  const get = async (address: string) => {
    const reply = await handle({ method: 'GET', path: address, search: '', headers: {}, body: null, ip: '127.0.0.1' })
    const body = reply.body instanceof Readable ? await buffer(reply.body) : Buffer.from(reply.body ?? '')
    return { status: reply.status, etag: reply.headers['etag'], body }
  }
  return { settings, get }
}

beforeAll(async () => {
  await store.catalogue.replace(
    {
      directus_files: [
        { id, filename_download: 'rood.png', type: 'image/png', filesize: 100, width: 40, height: 30, title: 'Rood' },
      ],
    },
    'shared',
  )
  await mkdir(path.dirname(original('a')), { recursive: true })
  await writeFile(original('a'), await picture(255))
})
afterAll(async () => {
  await server.stop()
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

test('an original of one machine is stored once, and delivered by a machine that never had it', async () => {
  const [a, b] = [openMachine('a'), openMachine('b')]
  expect(await shareOriginals(store.db, a.settings)).toBe(1)
  expect(await shareOriginals(store.db, a.settings)).toBe(0)
  expect((await b.get(`/image/upload/${id}`)).body).toEqual(await readFile(original('a')))
  const copy = await openOriginalOf(b.settings, (error) => reported.push(error))(id, 'rood.png')
  expect(await readFile(copy)).toEqual(await readFile(original('a')))
})

test('what one machine derived is not made again by another, and has the same name there', async () => {
  const [a, b] = [openMachine('a'), openMachine('c')]
  const first = await a.get(`/image/upload/w_20/${id}`)
  await vi.waitFor(async () => expect(await server.storage.list('derived/')).toHaveLength(1))
  const second = await b.get(`/image/upload/w_20/${id}`)
  expect(second).toEqual(first)
  const [made] = await server.storage.list('derived/')
  // It came from the storage, under the name that the other machine gave it.
  expect(await readdir(path.join(dataFolder('c'), 'derived'), { recursive: true })).toContain(
    path.join(made?.name.slice(0, 2) ?? '', made?.name ?? ''),
  )
})

test('an original with other bytes replaces the stored one, and what was derived from the former is made anew', async () => {
  const a = openMachine('a')
  const before = await a.get(`/image/upload/w_20/${id}`)
  await writeFile(original('a'), await picture(10))
  expect(await shareOriginals(store.db, a.settings)).toBe(1)
  // A machine that starts now lists the storage anew.
  const after = await openMachine('d').get(`/image/upload/w_20/${id}`)
  expect(after.etag).not.toBe(before.etag)
  const { data } = await sharp(after.body).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(data[0]).toBeLessThan(40)
})

test('while the storage does not answer, originals of this machine are delivered and others are 503, with a report', async () => {
  reported.length = 0
  const away = { ...server.settings, bucketUrl: 'http://localhost:9/media' }
  vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  expect((await openMachine('a', away).get(`/image/upload/w_10/${id}`)).status).toBe(200)
  expect((await openMachine('e', away).get(`/image/upload/w_10/${id}`)).status).toBe(503)
  expect(reported.length).toBeGreaterThan(0)
  vi.restoreAllMocks()
})

test('an original of this machine is delivered although the storage lists it and does not give it', async () => {
  const g = openMachine('g')
  await mkdir(path.dirname(original('g')), { recursive: true })
  await writeFile(original('g'), await readFile(original('a')))
  expect((await g.get(`/image/upload/${id}`)).status).toBe(200)
  await rm(path.join(dataFolder('g'), 'copies'), { recursive: true, force: true })
  const client = new (await import('s3mini')).S3mini({ endpoint: server.settings.bucketUrl, ...server.settings })
  await client.deleteObject(`originals/${id}.png`)
  expect((await g.get(`/image/upload/${id}`)).body).toEqual(await readFile(original('a')))
  await shareOriginals(store.db, g.settings)
})

test('an original that the storage lists and does not give is a 503, not a fault of the caller', async () => {
  const f = openMachine('f')
  // The list is read first; then the object goes.
  expect((await f.get(`/image/upload/${id}`)).status).toBe(200)
  await rm(path.join(dataFolder('f'), 'copies'), { recursive: true, force: true })
  const client = new (await import('s3mini')).S3mini({ endpoint: server.settings.bucketUrl, ...server.settings })
  await client.deleteObject(`originals/${id}.png`)
  expect((await f.get(`/image/upload/${id}`)).status).toBe(503)
})

test('an upload is stored by one call, without a list of what the storage has', async () => {
  const uploads = openUploads(openMachine('h').settings)
  const calls = vi.spyOn(globalThis, 'fetch')
  await uploads.store(id, 'rood.png', await picture(255))
  expect(calls.mock.calls.map(([, init]) => init?.method)).toEqual(['PUT'])
  vi.restoreAllMocks()
  expect((await server.storage.list('originals/')).map(({ name }) => name)).toContain(`${id}.png`)
})
