import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { importedEdition } from '#service/store/catalogue.ts'
import { openStore } from '#service/store/store.ts'
import { seedDatabase } from './seed-database.ts'

test('a catalogue that was imported is left as it is, and --scale of it is refused', async () => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'lesroute-seed-'))
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }))
  const database = path.join(dataFolder, 'lesroute.sqlite')
  const store = await openStore(database)
  const edition = importedEdition('mine')
  await store.catalogue.replace({}, edition)
  await store.close()
  const seed = (scale?: number) => seedDatabase({ dataFolder, database, ...(scale ? { scale } : {}) }, () => {})
  expect(await seed()).toBe(edition)
  await expect(seed(3)).rejects.toThrow('imported or edited')
})
