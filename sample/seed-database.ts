/** Makes the embedded data: generates the sample catalogue, makes its files, and imports both as any other catalogue. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeWholeSync } from '#platform/whole-file.ts'
import { importCatalogue } from '../service/exchange/import-catalogue.ts'
import { isImported } from '../service/store/catalogue.ts'
import { openStore, type Store } from '../service/store/store.ts'
import { enlarge } from './enlarge.ts'
import { drawNow, keepPlanned, planDrawings, readPlan } from './drawings.ts'
import { makeOriginals, sourcesBelow } from './originals.ts'

/** The one number from which everything in the sample that varies is derived. */
const seed = 2026

const here = path.dirname(fileURLToPath(import.meta.url))

/** A name for what these sources make: the same for the same sources, whatever machine reads them. */
export const currentEdition = (): string => {
  const hash = createHash('sha256').update(String(seed))
  for (const folder of [here, path.join(here, '../schema')])
    for (const file of sourcesBelow(folder)) hash.update(path.relative(folder, file)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
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

type Wanted = {
  readonly dataFolder: string
  readonly database: string
  readonly scale?: number
  /** `later`: leaves what takes long to draw to `openDrawings`, so that a first start need not wait for it. */
  readonly draw?: 'now' | 'later'
}

/**
 * Makes the embedded data unless it is there already, or a catalogue was imported; answers the edition's name.
 * Accounts are kept. `scale` says how many times the content is there; absent, whatever scale is there will do.
 * `say` receives lines of progress, with the share of each step that is done. @throws Error when `scale` is given and the catalogue was imported or edited.
 */
export const seedDatabase = async (
  { dataFolder, database, scale, draw = 'now' }: Wanted,
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
    if (present !== null && isImported(present)) {
      if (scale !== undefined)
        throw new Error(
          `${dataFolder} holds a catalogue that was imported or edited, which --scale does not enlarge; use another DATA_FOLDER`,
        )
      if (readPlan(originals)) {
        const records = await store.db.selectFrom('directus_files').select('id').execute()
        keepPlanned(originals, new Set(records.map(({ id }) => id)))
      }
      return present
    }
    const isWanted = scale === undefined ? present?.split('x')[0] === sources : present === scaled(sources, scale)
    // The database may be another machine's too: that it holds the rows says nothing of the files here.
    if (present !== null && isWanted && existsSync(mark) && readFileSync(mark, 'utf8') === sources) return present
    say('catalogue: writing articles, questions, programmes and places')
    // A quarter of a second of modules that a later start does not need.
    const { generateCatalogue } = await import('./generate.ts')
    const { items, files } = generateCatalogue({ seed, today: new Date() })
    const { records, toDraw } = await makeOriginals(files, originals)
    planDrawings(originals, toDraw)
    if (draw === 'now') await drawNow(originals, say)
    writeWholeSync(mark, sources)
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
