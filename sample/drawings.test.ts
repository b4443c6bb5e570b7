import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawNow, openDrawings, planDrawings, readPlan } from './drawings.ts'
import type { FileToMake } from './files.ts'
import { generateCatalogue } from './generate.ts'
import { drawnFacts } from './make-file.ts'
import { makeOriginals, openOriginals } from './originals.ts'

const { files } = generateCatalogue({ seed: 1 })
const portraits = files.filter(({ kind }) => kind === 'portrait').slice(0, 3)
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lesroute-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const pathOf = (file: FileToMake | undefined) => path.join(folder, `${file?.id}${path.extname(file?.filename ?? '')}`)

test('an original is there once it is ready, and the rest follow', async () => {
  planDrawings(folder, portraits)
  const reports: string[] = []
  const drawings = openDrawings(folder, (line) => reports.push(line))
  const last = pathOf(portraits.at(-1))
  await Promise.all([drawings.ready(last), drawings.ready(last), drawings.ready(path.join(folder, 'other.jpg'))])
  expect(existsSync(last)).toBe(true)
  await expect.poll(() => readPlan(folder), { timeout: 15_000 }).toBe(null)
  expect(portraits.map((file) => existsSync(pathOf(file)))).toEqual([true, true, true])
  expect(reports).toEqual([])
})

test('what was not drawn when the process ended is drawn next time', async () => {
  planDrawings(folder, portraits)
  openDrawings(folder, () => {}).close()
  expect(readPlan(folder)?.map(({ id }) => id)).toEqual(portraits.map(({ id }) => id))
  await drawNow(folder, () => {})
  expect(readPlan(folder)).toBe(null)
  const { width, height } = await sharp(readFileSync(pathOf(portraits[0]))).metadata()
  expect({ type: 'image/jpeg', width, height }).toEqual(portraits[0] && drawnFacts(portraits[0]))
})

test('what was drawn by the same recipe is not drawn again', async () => {
  const chosen = [...portraits, ...files.filter(({ kind }) => kind === 'document').slice(0, 1)]
  const { records, toDraw } = await makeOriginals(chosen, folder)
  expect(toDraw).toEqual(portraits)
  expect(records.map(({ filesize }) => filesize === null)).toEqual([true, true, true, false])
  const originals = openOriginals(folder)
  for (const file of toDraw) await originals.make(file)
  originals.save()
  expect((await makeOriginals(chosen, folder)).toDraw).toEqual([])
})
