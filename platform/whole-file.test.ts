import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeDrafts, writeWhole, writeWholeSync } from './whole-file.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lesroute-whole-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('two writers of one file have a draft each, and one of them is there whole', async () => {
  const file = path.join(folder, 'a')
  const write = (text: string) => writeWhole(file, (draft) => writeFile(draft, text.repeat(100_000)))
  await Promise.all([write('one'), write('two')])
  expect(['one', 'two'].map((text) => text.repeat(100_000))).toContain(readFileSync(file, 'utf8'))
  expect(readdirSync(folder)).toEqual(['a'])
})

test('what cannot be written leaves the former file, and no draft', async () => {
  const file = path.join(folder, 'a')
  writeWholeSync(file, 'before')
  const failing = async (draft: string) => {
    await writeFile(draft, 'half')
    throw new Error('full')
  }
  await expect(writeWhole(file, failing)).rejects.toThrow('full')
  mkdirSync(path.join(folder, 'b'))
  expect(() => writeWholeSync(path.join(folder, 'b'), 'x')).toThrow()
  expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['before', ['a', 'b']])
})

test('drafts of a process that was killed go after an hour, those of one at work stay', async () => {
  for (const name of ['a', 'a.1.part', 'b.2.part']) writeWholeSync(path.join(folder, name), 'x')
  const before = new Date(Date.now() - 2 * 3_600_000)
  for (const name of ['a', 'a.1.part']) await utimes(path.join(folder, name), before, before)
  await removeDrafts(folder)
  expect(readdirSync(folder)).toEqual(['a', 'b.2.part'])
  await expect(removeDrafts(path.join(folder, 'none'))).resolves.toBe(undefined)
})
