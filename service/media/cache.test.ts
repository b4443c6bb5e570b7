import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDerivedCache, leastWeight } from './cache.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lesroute-cache-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const keys = (count: number) => Array.from({ length: count }, (_, number) => `${String(number).padStart(4, '0')}.webp`)
const filesIn = async () => (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp')).sort()

test('files of a few bytes fill the quota too: the folder has a bounded number of them', async () => {
  const cache = createDerivedCache({ folder, quotaBytes: 10 * leastWeight })
  for (const key of keys(25)) await cache.bytes(key, async () => new Uint8Array(56))
  expect((await filesIn()).map((name) => path.basename(name))).toEqual(keys(25).slice(15))
})

test('more files of an earlier run than fit are removed', async () => {
  for (const key of keys(300)) {
    await mkdir(path.join(folder, key.slice(0, 2)), { recursive: true })
    await writeFile(path.join(folder, key.slice(0, 2), key), 'tiny')
  }
  const cache = createDerivedCache({ folder, quotaBytes: 10 * leastWeight })
  await cache.bytes('ff.webp', async () => new Uint8Array(56))
  expect(await filesIn()).toHaveLength(10)
})

test('a shared storage that does not answer delays one picture a little, and none after it', async () => {
  const shared = { download: () => new Promise<boolean>(() => undefined), upload: async () => undefined }
  const cache = createDerivedCache({ folder, quotaBytes: 10 * leastWeight, shared })
  const make = async () => new Uint8Array(56)
  expect(await cache.bytes('aa.webp', make)).toHaveLength(56)
  const before = performance.now()
  expect(await cache.bytes('bb.webp', make)).toHaveLength(56)
  expect(performance.now() - before).toBeLessThan(500)
})
