/** Originals of this machine while the storage is silent; the whole of it is tested in `service/originals.test.ts`. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDerivedCache } from '../media/cache.ts'
import { createLocator } from './shared-originals.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lesroute-originals-'))
  for (const name of ['a', 'b']) await writeFile(path.join(folder, `${name}.png`), '1234')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const listed = ['a.png', 'b.png'].map((name) => ({ name, size: 4, version: 'v1' }))
const silence = () => new Promise<never>(() => undefined)

/** Milliseconds: a wait that is over at once, and one that outlives the test, so that who waits in vain fails it. */
const [brief, endless] = [1, 1_000_000]

/** A locator with what it called and reported, whose waits and clock can be changed. */
const open = (list: () => Promise<typeof listed>, download: (file: string) => Promise<void>) => {
  const seen = { lists: 0, downloads: 0, reports: 0 }
  const set = { here: endless, elsewhere: endless, time: 0 }
  const storage = {
    list: () => {
      seen.lists += 1
      return list()
    },
    download: async (_: string, file: string) => {
      seen.downloads += 1
      await download(file)
      return true
    },
    upload: async () => undefined,
    remove: async () => undefined,
  }
  const copies = createDerivedCache({ folder: path.join(folder, 'copies'), quotaBytes: 1e9 })
  const report = () => {
    seen.reports += 1
  }
  const locate = createLocator({ storage, copies, report, wait: set, now: () => set.time })
  return { seen, set, locate: (name: string) => locate(path.join(folder, name)) }
}

test('a list that does not come is awaited once', async () => {
  const { seen, set, locate } = open(silence, silence)
  set.here = brief
  await locate('a.png')
  set.here = endless
  for (const name of ['a.png', 'b.png']) expect(await locate(name)).toEqual({ path: path.join(folder, name) })
  expect(seen).toMatchObject({ lists: 1, downloads: 0 })
})

test('a copy that does not come is awaited once in ten seconds for all originals, and reported once', async () => {
  const { seen, set, locate } = open(async () => listed, silence)
  set.here = brief
  await locate('a.png')
  set.here = endless
  for (const name of ['a.png', 'a.png', 'b.png', 'b.png'])
    expect(await locate(name)).toEqual({ path: path.join(folder, name) })
  // Where the disk is slow, the wait is over before the download begins.
  expect([seen.downloads <= 1, seen.reports]).toEqual([true, 1])
  set.time = 10_000
  set.here = brief
  await locate('b.png')
  expect([seen.downloads <= 2, seen.reports]).toEqual([true, 2])
})

test('a copy that is here is delivered meanwhile', async () => {
  let isSilent = false
  const { seen, set, locate } = open(
    async () => listed,
    (file) => (isSilent ? silence() : writeFile(file, '1234')),
  )
  const copied = await locate('a.png')
  expect(copied.version).toBe('v1')
  isSilent = true
  set.here = brief
  await locate('b.png')
  set.here = endless
  expect(seen.reports).toBe(1)
  expect(await locate('a.png')).toEqual(copied)
})
