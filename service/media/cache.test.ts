import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDerivedCache, leastWeight, type DerivedCache } from './cache.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lesroute-cache-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const keys = (count: number) => Array.from({ length: count }, (_, number) => `${String(number).padStart(4, '0')}.webp`)
const make = async () => Buffer.from('made')
const filesIn = async () => (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp')).sort()

test('files of a few bytes fill the quota too: the folder has a bounded number of them', async () => {
  const cache = createDerivedCache({ folder, quotaBytes: 10 * leastWeight })
  for (const key of keys(25)) await cache.bytes(key, async () => new Uint8Array(56))
  await expect.poll(async () => (await filesIn()).map((name) => path.basename(name))).toEqual(keys(25).slice(15))
})

test('more files of an earlier run than fit are removed', async () => {
  for (const key of keys(300)) {
    await mkdir(path.join(folder, key.slice(0, 2)), { recursive: true })
    await writeFile(path.join(folder, key.slice(0, 2), key), 'tiny')
  }
  const cache = createDerivedCache({ folder, quotaBytes: 10 * leastWeight })
  await cache.bytes('ff.webp', async () => new Uint8Array(56))
  await expect.poll(filesIn).toHaveLength(10)
})

test('more files than fit go behind the reply, but for those that are made anew meanwhile', async () => {
  for (const key of keys(20)) {
    await mkdir(path.join(folder, key.slice(0, 2)), { recursive: true })
    await writeFile(path.join(folder, key.slice(0, 2), key), 'tiny')
    await utimes(path.join(folder, key.slice(0, 2), key), 1000, 1000 + Number(key.slice(0, 4)))
  }
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const removed: string[] = []
  const remove = async (file: string) => {
    await opened
    await rm(file)
    removed.push(path.basename(file))
  }
  const cache = createDerivedCache({ folder, quotaBytes: 10 * leastWeight, remove })
  await cache.bytes('ff.webp', make)
  await rm(path.join(folder, '00', '0005.webp'))
  await cache.bytes('0005.webp', make)
  open()
  await expect.poll(filesIn).toHaveLength(10)
  expect((await filesIn()).map((name) => path.basename(name))).toContain('0005.webp')
  expect(removed).not.toContain('0005.webp')
})

const bytesOf = async (cache: DerivedCache, key: string) => Buffer.from(await cache.bytes(key, make)).toString()

/** A shared storage whose downloads run as `answer` says, with the names that were asked for. */
const sharedWith = (answer: (name: string, file: string) => Promise<void>) => {
  const calls: string[] = []
  const download = async (name: string, file: string) => {
    calls.push(name)
    await answer(name, file)
    return true
  }
  return { calls, shared: { download, upload: async () => undefined } }
}

test('a shared storage that does not answer delays one picture a little, and none after it for ten seconds', async () => {
  const { calls, shared } = sharedWith(() => new Promise(() => undefined))
  let time = 0
  const options = { folder, quotaBytes: 10 * leastWeight, shared, sharedWait: 1, now: () => time }
  const cache = createDerivedCache(options)
  for (const key of ['aa.webp', 'bb.webp', 'cc.webp']) expect(await bytesOf(cache, key)).toBe('made')
  expect(calls).toEqual(['derived/aa.webp'])
  time = 10_000
  await bytesOf(cache, 'dd.webp')
  expect(calls).toEqual(['derived/aa.webp', 'derived/dd.webp'])
})

test('a large file that is under way is awaited, and the storage counts as there', async () => {
  const { promise: whole, resolve: end } = Promise.withResolvers<void>()
  const { calls, shared } = sharedWith(async (name, file) => {
    await writeFile(file, 'sha')
    if (name.includes('film')) await whole
    await writeFile(file, 'shared')
  })
  const cache = createDerivedCache({ folder, quotaBytes: 10 * leastWeight, shared, sharedWait: 50 })
  const film = cache.file('film.mp4', (draft) => writeFile(draft, 'made'))
  await expect(Promise.race([film, pause(200)])).resolves.toBe(undefined)
  expect(await bytesOf(cache, 'aa.webp')).toBe('shared')
  end()
  expect(await readFile(await film, 'utf8')).toBe('shared')
  expect(calls).toEqual(['derived/film.mp4', 'derived/aa.webp'])
})

test('a storage that answers late after all is called again', async () => {
  const { promise: late, resolve: end } = Promise.withResolvers<void>()
  const { shared } = sharedWith(async (name, file) => {
    if (name.includes('aa')) await late
    await writeFile(file, 'shared')
  })
  const cache = createDerivedCache({ folder, quotaBytes: 10 * leastWeight, shared, sharedWait: 50, now: () => 0 })
  expect(await bytesOf(cache, 'aa.webp')).toBe('made')
  expect(await bytesOf(cache, 'bb.webp')).toBe('made')
  end()
  await expect.poll(() => bytesOf(cache, 'aa.webp')).toBe('shared')
  expect(await bytesOf(cache, 'cc.webp')).toBe('shared')
})
