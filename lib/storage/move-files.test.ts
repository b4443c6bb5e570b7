import { expect, test, vi } from 'vitest'
import { parseSettings } from '../settings.ts'
import { moveFiles, moveFilesAtStart } from './move-files.ts'
import { openFiles } from './open-storage.ts'
import { brokenStorage, newFolders, newStorage } from './storage.fixture.ts'

const mail = { to: 'team@lesroute.test', subject: 'Vraag', text: 'Tekst', expires: '2030-01-01T00:00:00Z' }
const now = Date.UTC(2026, 10, 21, 12)

test('bookings, forms and waiting mail move once, however many processes start together', async () => {
  const [folders, storage] = [await newFolders(), await newStorage()]
  const files = openFiles(folders)
  await files.bookings.create('1.json', '{"a":1}')
  await files.usedForms.create('2.json', '{}')
  await files.outbox.put('waiting', mail, now)
  await files.outbox.put('sent', mail, now)
  const sent = (await files.outbox.list()).find(({ id }) => id === 'sent')
  if (!sent) throw new Error('The message of the test is not stored')
  await files.outbox.move(sent, { state: 'sent', failures: 0, at: now })

  await Promise.all([moveFiles(folders, storage), moveFiles(folders, storage)])
  expect(await storage.bookings.read('1.json')).toBe('{"a":1}')
  expect(await storage.usedForms.names()).toEqual(['2.json'])
  expect((await storage.outbox.list()).map(({ id, standing }) => [id, standing.state])).toEqual([
    ['waiting', 'waiting'],
  ])
  expect(await files.bookings.names()).toEqual([])
  expect((await files.outbox.list()).map(({ id }) => id)).toEqual(['sent'])
  expect(await moveFiles(folders, storage)).toBe(0)
})

test('while the database does not answer, files stay, and a sentence says so', async () => {
  const logged = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  const folders = await newFolders()
  await openFiles(folders).bookings.create('1.json', '{}')
  const settings = { ...parseSettings({ CONTENT_API_TOKEN: 'x' }), ...folders, databaseUrl: 'postgres://localhost:9/x' }
  await moveFilesAtStart(settings, await brokenStorage())
  expect(logged.mock.calls.join('')).toContain('files could not be moved into the database; check DATABASE_URL')
  expect(await openFiles(folders).bookings.names()).toEqual(['1.json'])
  vi.restoreAllMocks()
})
