/** Makes the embedded data: generates the sample catalogue, makes its files, and imports both as any other catalogue. */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { importCatalogue } from '../service/exchange/import-catalogue.ts'
import { isImported } from '../service/store/catalogue.ts'
import { originalPath } from '../service/store/files.ts'
import { openStore, type Store } from '../service/store/store.ts'
import { enlarge } from './enlarge.ts'
import { generateCatalogue, type FileToMake } from './generate.ts'
import { makeFile, type MadeFile } from './make-file.ts'

/** The one number from which everything in the sample that varies is derived. */
const seed = 2026

const here = path.dirname(fileURLToPath(import.meta.url))

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()

/** A name for what these sources make: the same for the same sources, whatever machine reads them. */
export const currentEdition = (): string => {
  const hash = createHash('sha256').update(String(seed))
  for (const folder of [here, path.join(here, '../schema')])
    for (const file of sourcesBelow(folder)) hash.update(path.relative(folder, file)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** A name for the bytes of one file: what it is made from, and the sources that make it. */
const recipeOf = (file: FileToMake, makers: string) =>
  createHash('sha256').update(makers).update(JSON.stringify(file)).digest('hex')

const record = (file: FileToMake, made: Omit<MadeFile, 'bytes'>, filesize: number) => ({
  id: file.id,
  title: file.title,
  description: null,
  filename_download: file.filename,
  type: made.type,
  filesize,
  width: made.width ?? null,
  height: made.height ?? null,
  duration: made.duration ?? null,
  uploaded_on: '2026-09-01T08:00:00.000Z',
})

type Made = { readonly recipe: string } & Omit<MadeFile, 'bytes'>

const readManifest = (file: string): Record<string, Made> => {
  if (!existsSync(file)) return {}
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, Made>) : {}
}

/** Writes a file so that readers, another run of this among them, see it whole or not at all. */
const writeWhole = (file: string, content: string | Uint8Array): void => {
  const draft = `${file}.${process.pid}.part`
  writeFileSync(draft, content)
  renameSync(draft, file)
}

/** Makes each file that is not there as its recipe says, as many at a time as there are processors; answers the file records. */
const makeFiles = async (files: readonly FileToMake[], folder: string, progress: (made: number) => void) => {
  mkdirSync(folder, { recursive: true })
  const makers = createHash('sha256')
  for (const file of sourcesBelow(path.join(here, 'pictures'))) makers.update(readFileSync(file))
  const makersName = makers.digest('hex')
  const manifestFile = path.join(folder, 'manifest.json')
  const manifest = readManifest(manifestFile)
  const recordOf = async (file: FileToMake) => {
    const target = originalPath(folder, file.id, file.filename)
    const recipe = recipeOf(file, makersName)
    let made = manifest[file.id]
    if (made?.recipe !== recipe || !existsSync(target)) {
      const { bytes, ...facts } = await makeFile(file)
      writeWhole(target, bytes)
      made = { recipe, ...facts }
      manifest[file.id] = made
      writeWhole(manifestFile, JSON.stringify(manifest))
    }
    return record(file, made, statSync(target).size)
  }
  const records = new Map<string, ReturnType<typeof record>>()
  const waiting = files.values()
  const takeTurns = async () => {
    for (const file of waiting) {
      records.set(file.id, await recordOf(file))
      progress(records.size)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns))
  return files.map(({ id }) => records.get(id)).filter((made) => made !== undefined)
}

type Rows = Readonly<Record<string, readonly unknown[]>>

/**
 * Imports the rows from a folder of NDJSON files, which is removed afterwards.
 * @throws Error with the first faults when the import refuses a row.
 */
const importRows = async (rows: Rows, edition: string, store: Pick<Store, 'catalogue'>, dataFolder: string) => {
  const folder = mkdtempSync(path.join(dataFolder, 'sample-'))
  try {
    for (const [table, list] of Object.entries(rows))
      writeFileSync(path.join(folder, `${table}.ndjson`), list.map((row) => `${JSON.stringify(row)}\n`).join(''))
    const outcome = await importCatalogue(folder, store, dataFolder, edition)
    if ('faults' in outcome)
      throw new Error(`The sample has ${outcome.count} faults: ${outcome.faults.slice(0, 5).join('; ')}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The name of an edition that holds the content so many times; what was made from other sources has another name. */
const scaled = (edition: string, scale: number) => (scale === 1 ? edition : `${edition}x${scale}`)

/**
 * Makes the embedded data unless it is there already, or a catalogue was imported; answers the edition's name.
 * Accounts are kept. `scale` says how many times the content is there; absent, whatever scale is there will do.
 * `say` hears a line for each step, and how far it is.
 */
export const seedDatabase = async (
  { dataFolder, database, scale }: { readonly dataFolder: string; readonly database: string; readonly scale?: number },
  say: (line: string) => void,
): Promise<string> => {
  mkdirSync(dataFolder, { recursive: true })
  const store = await openStore(database)
  const { catalogue, close } = store
  const originals = path.join(dataFolder, 'originals')
  const mark = path.join(originals, 'edition')
  try {
    const sources = currentEdition()
    const present = await catalogue.edition()
    if (present !== null && isImported(present)) return present
    const isWanted = scale === undefined ? present?.split('x')[0] === sources : present === scaled(sources, scale)
    // The database may be another machine's too: that it holds the rows says nothing of the files here.
    if (present !== null && isWanted && existsSync(mark) && readFileSync(mark, 'utf8') === sources) return present
    say('catalogue: writing articles, questions, programmes and places')
    const { items, files } = generateCatalogue({ seed, today: new Date() })
    say(`media: drawing ${files.length} pictures, sounds and papers`)
    const step = Math.max(1, Math.ceil(files.length / 5))
    const records = await makeFiles(files, originals, (made) => {
      if (made % step === 0 && made < files.length) say(`media: ${made} of ${files.length}`)
    })
    writeWhole(mark, sources)
    if (present !== null && isWanted) return present
    const edition = scaled(sources, scale ?? 1)
    const large = enlarge(items, scale ?? 1)
    const rows = Object.values(large).reduce((sum, list) => sum + list.length, 0)
    say(`store: saving ${rows} rows`)
    await importRows({ ...large, directus_files: records }, edition, store, dataFolder)
    return edition
  } finally {
    await close()
  }
}
