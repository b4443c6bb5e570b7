import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
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
