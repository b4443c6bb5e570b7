import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawNow, keepPlanned, openDrawings, planDrawings, readPlan } from './drawings.ts'
import type { FileToMake } from './files.ts'
import { sampleCatalogue } from './catalogue.fixture.ts'
import { drawnFacts } from './make-file.ts'
import { makeOriginals, openOriginals } from './originals.ts'

const { files } = sampleCatalogue()
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

const isLinux = process.platform === 'linux'

/** The text of a file of `/proc`; empty when its process has ended. */
const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** The nice values of the threads of the process that draws in the folder: 10 is below normal, 19 the lowest priority. */
const niceValues = (): string[] => {
  const tasks = globSync('/proc/[0-9]*/cmdline').filter((file) => textOf(file).includes(folder))
  return tasks.flatMap((file) =>
    globSync(path.join(path.dirname(file), 'task/*/stat')).map((stat) => {
      // Field 19, counted behind the name, which may hold spaces.
      const [, fields = ''] = textOf(stat).split(') ')
      return fields.split(' ')[16] ?? ''
    }),
  )
}

test.runIf(isLinux)('each thread that draws gives way to those that make pages', async () => {
  const many = files.filter(({ kind }) => kind === 'portrait')
  planDrawings(folder, many)
  const drawings = openDrawings(folder, () => {})
  try {
    await drawings.ready(pathOf(many[0]))
    const values = niceValues()
    expect(values.length).toBeGreaterThan(5)
    expect(new Set(values)).toEqual(new Set(['10']))
  } finally {
    drawings.close()
  }
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

test('an original that an import brought is not drawn over, in whatever state the drawings are', async () => {
  const [undrawn, drawn, redrawn] = portraits
  if (!undrawn || !drawn || !redrawn) throw new Error('the sample has no portraits')
  const before = openOriginals(folder)
  await before.make(drawn)
  await before.make({ ...redrawn, title: 'made from other sources' })
  before.save()
  for (const file of portraits) writeFileSync(pathOf(file), 'a photograph of our own')
  planDrawings(folder, portraits)
  await drawNow(folder, () => {})
  expect(portraits.map((file) => readFileSync(pathOf(file), 'utf8'))).toEqual(
    portraits.map(() => 'a photograph of our own'),
  )
  // What was made here is made anew from other sources.
  rmSync(pathOf(redrawn))
  const after = openOriginals(folder)
  await after.make({ ...redrawn, title: 'made from other sources' })
  await after.make(redrawn)
  expect(after.isMade(redrawn)).toBe(true)
})

test('an imported catalogue gets no drawings of the sample that none of its records is about', async () => {
  planDrawings(folder, portraits)
  keepPlanned(folder, new Set(portraits.slice(0, 1).map(({ id }) => id)))
  expect(readPlan(folder)).toEqual(portraits.slice(0, 1))
  keepPlanned(folder, new Set())
  expect(readPlan(folder)).toBe(null)
})
