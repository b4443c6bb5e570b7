import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { openTestStore } from '../store/test-store.fixture.ts'
import { exportCommand, importCommand } from './exchange.ts'
import { runServiceCommand } from './run-command.ts'

const config = readConfig({})
const file = fileURLToPath(import.meta.url)

test('a file is no folder, neither to import from nor to export to', async () => {
  await expect(importCommand([file], config)).rejects.toThrow(`${file} is no folder`)
  const store = await openTestStore()
  await expect(exportCommand([file], store, config, async () => undefined)).rejects.toThrow(`${file} is no folder`)
  await store.close()
})

test('rows that were taken out of an export are information, since a file that ends within a row imports nothing', async () => {
  const logged = { log: vi.spyOn(console, 'log'), warn: vi.spyOn(console, 'warn'), error: vi.spyOn(console, 'error') }
  for (const spy of Object.values(logged)) spy.mockReturnValue(undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  const folder = mkdtempSync(path.join(tmpdir(), 'own-'))
  const row = { id: '00000000-0000-4000-8000-000000000001', name: 'T', slug: 't', path: '/t' }
  writeFileSync(path.join(folder, 'export.json'), '{"rows":{"topics":2}}')
  writeFileSync(path.join(folder, 'topics.ndjson'), `${JSON.stringify(row)}\n`)
  const own = readConfig({ DATA_FOLDER: path.join(folder, 'data') })
  expect(await importCommand([folder], own)).toBe(0)
  expect(logged.log.mock.calls.join('\n')).toContain('topics.ndjson (1 of 2 rows)')
  expect(logged.warn).not.toHaveBeenCalled()
  writeFileSync(path.join(folder, 'topics.ndjson'), `${JSON.stringify(row)}\n{"id":"00000000-0000-4000`)
  expect(await importCommand([folder], own)).toBe(1)
  expect(logged.error.mock.calls.join('\n')).toContain('topics.ndjson:2: is not JSON')
})

test('an export without some of its originals says which, and fails', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.spyOn(console, 'log').mockReturnValue(undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  const folder = mkdtempSync(path.join(tmpdir(), 'lacking-'))
  const store = await openTestStore()
  const id = '00000000-0000-4000-8000-000000000001'
  await store.catalogue.replace({ directus_files: [{ id, filename_download: 'a.png', type: 'image/png' }] }, 'test')
  const own = readConfig({ DATA_FOLDER: path.join(folder, 'data') })
  const target = path.join(folder, 'export')
  expect(await exportCommand([target], store, own, async () => undefined)).toBe(0)
  expect(await exportCommand([target, '--files', '--overwrite'], store, own, async () => undefined)).toBe(1)
  expect(error.mock.calls.join('\n')).toContain(
    `1 originals are not with this service, and not in the export: ${id}.png`,
  )
  await store.close()
})

test('no original is drawn for an export whose arguments are wrong', async () => {
  const draw = vi.fn<() => Promise<void>>()
  const store = await openTestStore()
  await expect(exportCommand(['--files'], store, config, draw)).rejects.toThrow('One folder is needed')
  await expect(exportCommand(['--files', file], store, config, draw)).rejects.toThrow()
  expect(draw).not.toHaveBeenCalled()
  await store.close()
})

test.each([
  ['serve', '--port'],
  ['seed', '--scale'],
])('%s refuses arguments that it would ignore', async (command, argument) => {
  const refuse = async () => {
    throw new Error('not reached')
  }
  const sample = { seed: refuse, drawNow: refuse, openDrawings: () => ({ ready: refuse, close: () => undefined }) }
  await expect(runServiceCommand([command, argument, '10'], sample)).rejects.toThrow(`"${command}" takes no arguments`)
})
