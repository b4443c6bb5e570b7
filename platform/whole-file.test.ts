import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeWhole, writeWholeSync } from './whole-file.ts'

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
