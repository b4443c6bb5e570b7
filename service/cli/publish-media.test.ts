import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openTestStore } from '../store/test-store.fixture.ts'
import { publishMediaCommand } from './publish-media.ts'

const id = '0b6c3c1e-8d7a-4a51-9c43-1f7e6a0d2b11'
const store = await openTestStore()
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'publish-'))
  const record = { id, title: 'Plein', filename_download: 'plein.jpg', type: 'image/jpeg', filesize: 1200 }
  const missingFile = { ...record, id: '1b6c3c1e-8d7a-4a51-9c43-1f7e6a0d2b11' }
  await store.catalogue.replace({ directus_files: [record, missingFile] }, 'test')
  await mkdir(path.join(folder, 'originals'))
  await writeFile(path.join(folder, 'originals', `${id}.jpg`), 'a picture')
})

afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const publish = async (environment: Record<string, string>, ...args: string[]) => {
  const lines: string[] = []
  const { publishMedia, dataFolder } = readConfig({ DATA_FOLDER: folder, ...environment })
  const code = await publishMediaCommand(args, store, { ...publishMedia, dataFolder, objects: null }, (line) =>
    lines.push(line),
  )
  return { code, lines }
}

test('files of the catalogue are published under the folder that the site reads from, and missing ones are named', async () => {
  const environment = { CLOUDINARY_URL: 'cloudinary://key:s%40cret@House', MEDIA_FOLDER: '/onderwijs/productie/' }
  expect(await publish(environment, '--dry-run')).toEqual({
    code: 1,
    lines: [
      `would upload image/onderwijs/productie/${id} (1 kB)`,
      'refused onderwijs/productie/1b6c3c1e-8d7a-4a51-9c43-1f7e6a0d2b11: its file cannot be read',
      '1 to upload, 0 there already, 1 refused',
    ],
  })
})

test('without a cloud, or with half an address of one, it says what is needed', async () => {
  await expect(publish({})).rejects.toThrow('CLOUDINARY_URL says where to publish')
  for (const address of [
    'cloudinary://key@house',
    'https://key:secret@house',
    'cloudinary://key:secret@h?upload_prefix=x',
  ])
    await expect(publish({ CLOUDINARY_URL: address })).rejects.toThrow('CLOUDINARY_URL')
})

test('the address of the cloud says who uploads where', () => {
  const { cloud } = readConfig({
    CLOUDINARY_URL: 'cloudinary://key:s%40cret@House?upload_prefix=http://localhost:9/',
  }).publishMedia
  expect(cloud).toEqual({ name: 'House', apiKey: 'key', apiSecret: 's@cret', api: 'http://localhost:9' })
  const asTyped = readConfig({ CLOUDINARY_URL: 'cloudinary://key:100%@House' }).publishMedia
  expect(asTyped.cloud?.apiSecret).toBe('100%')
})
