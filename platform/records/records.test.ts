/** Records behave alike in files and in a database: create once, read whole, remove. */
import { mkdtemp, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { databaseOfTest } from '../postgres.fixture.ts'
import { openPostgres } from '../postgres.ts'
import { draftOf } from '../whole-file.ts'
import { fileRecords } from './file-records.ts'
import { postgresRecords } from './postgres-records.ts'
import type { Records } from './records.ts'

const newFolder = async () => path.join(await mkdtemp(path.join(tmpdir(), 'lesroute-records-')), 'records')

/** Two views of one collection, as two processes have them, and another collection beside it. */
const open = async (): Promise<readonly [Records, Records, Records]> => {
  const address = await databaseOfTest()
  if (address === null) {
    const folder = await newFolder()
    return [fileRecords(folder), fileRecords(folder), fileRecords(await newFolder())]
  }
  const [one, two] = [openPostgres(address), openPostgres(address)]
  onTestFinished(one.close)
  onTestFinished(two.close)
  return [postgresRecords(one.query, 'a'), postgresRecords(two.query, 'a'), postgresRecords(one.query, 'b')]
}

test('of many processes that create one name, one does, and all read its text', async () => {
  const [one, two, other] = await open()
  expect(await one.names()).toEqual([])
  const created = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? one : two).create('1.json', `text ${index}`)),
  )
  expect(created.filter(Boolean)).toHaveLength(1)
  expect(await two.read('1.json')).toBe(`text ${created.indexOf(true)}`)
  expect(await one.names()).toEqual(['1.json'])
  expect(await other.names()).toEqual([])
})

test('a record that was removed is gone, and its name is free again', async () => {
  const [one, two] = await open()
  await one.create('a', 'é\n"')
  await two.remove('a')
  await two.remove('a')
  expect(await one.read('a')).toBeNull()
  expect(await one.create('a', 'again')).toBe(true)
})

test('records know when they were created', async () => {
  const [one] = await open()
  await one.create('a', '')
  expect(await one.namesBefore(Date.now() - 60_000)).toEqual([])
  expect(await one.namesBefore(Date.now() + 60_000)).toEqual(['a'])
})

test('files are readable by their owner only; unfinished ones are no records, and remain for the clean-up', async () => {
  const folder = await newFolder()
  const records = fileRecords(folder)
  await records.create('a', 'text')
  expect([(await stat(folder)).mode & 0o077, (await stat(path.join(folder, 'a'))).mode & 0o077]).toEqual([0, 0])
  // Of this version and of a former one; `removePastHolds` knows them by their dot.
  const drafts = [path.basename(draftOf(path.join(folder, 'b'))), '.begun-1']
  for (const name of drafts) await writeFile(path.join(folder, name), '')
  expect(await records.names()).toEqual(['a'])
  expect(drafts.every((name) => name.startsWith('.'))).toBe(true)
  expect((await records.namesBefore(Date.now() + 60_000)).toSorted()).toEqual([...drafts, 'a'].toSorted())
})

test.each(['', '.', '..', '../a', 'a/b'])('"%s" is no name of a file', async (name) => {
  await expect(fileRecords(tmpdir()).read(name)).rejects.toThrow('no name of a record')
})
