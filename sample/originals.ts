/** The original files of the sample: which are there as their recipes say, and how one is made. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { writeWholeSync } from '#platform/whole-file.ts'
import { originalPath } from '../service/store/files.ts'
import type { FileToMake } from './files.ts'
import { drawnFacts, makeFile, type FileFacts } from './make-file.ts'

const pictures = fileURLToPath(new URL('pictures', import.meta.url))

/** The source files below a folder, sorted. */
export const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** By file id: the recipe by which the original was made, and behind a blank the hash of its bytes, which older lists lack. */
const recipes = z.record(z.string(), z.string()).catch({})

/** The originals in a folder. */
export const openOriginals = (folder: string) => {
  mkdirSync(folder, { recursive: true })
  const makers = createHash('sha256')
  for (const file of sourcesBelow(pictures)) makers.update(readFileSync(file))
  const makersName = makers.digest('hex')
  const list = path.join(folder, 'recipes.json')
  const made = recipes.parse(existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {})
  const recipeOf = (file: FileToMake) =>
    createHash('sha256').update(makersName).update(JSON.stringify(file)).digest('hex')
  const pathOf = ({ id, filename }: FileToMake) => originalPath(folder, id, filename)
  /** Whether the file may be written: there is none, or it is the one that was made here before. */
  const isFree = (file: FileToMake): boolean => {
    if (!existsSync(pathOf(file))) return true
    const [recipe, hash] = (made[file.id] ?? '').split(' ')
    return recipe !== '' && (hash === undefined || hash === sha256(readFileSync(pathOf(file))))
  }
  return {
    pathOf,
    /** Whether it is there as its recipe says. */
    isMade: (file: FileToMake): boolean => made[file.id]?.split(' ')[0] === recipeOf(file) && existsSync(pathOf(file)),
    /** Makes it, unless another file is there, which an import brought under the same id: that one stays. */
    make: async (file: FileToMake): Promise<FileFacts> => {
      const { bytes, ...facts } = await makeFile(file)
      const hash = sha256(bytes)
      if (isFree(file)) writeWholeSync(pathOf(file), bytes)
      else if (sha256(readFileSync(pathOf(file))) !== hash) return facts
      made[file.id] = `${recipeOf(file)} ${hash}`
      return facts
    },
    /** Notes the recipes of what was made, so that the next run does not make it again. */
    save: (): void => writeWholeSync(list, JSON.stringify(made)),
  }
}

/** The size of what is drawn later is not known when the rows are saved: it is null, whenever it is drawn. */
const recordOf = (file: FileToMake, facts: FileFacts, filesize: number | null) => ({
  id: file.id,
  title: file.title,
  description: null,
  filename_download: file.filename,
  type: facts.type,
  filesize,
  width: facts.width ?? null,
  height: facts.height ?? null,
  duration: facts.duration ?? null,
  uploaded_on: '2026-09-01T08:00:00.000Z',
})

/** Makes the files that take no time; returns the records of all, and the files that are still to be drawn. */
export const makeOriginals = async (files: readonly FileToMake[], folder: string) => {
  const originals = openOriginals(folder)
  const records: ReturnType<typeof recordOf>[] = []
  for (const file of files) {
    const drawn = drawnFacts(file)
    const facts = drawn ?? (await originals.make(file))
    records.push(recordOf(file, facts, drawn ? null : statSync(originals.pathOf(file)).size))
  }
  originals.save()
  return { records, toDraw: files.filter((file) => drawnFacts(file) && !originals.isMade(file)) }
}
