import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openFiles } from './files.ts'

test('drafts of a process that was killed are removed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lesroute-statistics-'))
  const [old, recent] = ['2026-11-01.0a0a0a0a.json.1.part', '2026-11-28.0b0b0b0b.json.2.part']
  for (const name of [old, recent]) writeFileSync(path.join(folder, name), '{')
  utimesSync(path.join(folder, old), 1000, 1000)
  openFiles(folder, '0c0c0c0c', (error) => {
    throw error
  })
  await expect.poll(() => readdirSync(folder)).toEqual([recent])
  rmSync(folder, { recursive: true })
})
