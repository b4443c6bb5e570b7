/**
 * Brings a catalogue in from a folder: one NDJSON file a collection or junction, and originals below `files/`.
 *
 *   survey ids and bytes ─▶ check every row ─▶ faults? ─ yes ─▶ nothing is written
 *                                                └─ no ──▶ lay originals ready ─▶ one transaction ─▶ originals in place
 *
 * Every pass reads the files anew, a line at a time, so that memory holds the ids and unique values, not the rows.
 */
import { existsSync, lstatSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { messageOf } from '#platform/error-message.ts'
import { namesIn, unlessMissing } from '#platform/optional-folder.ts'
import { flush, isDraft, removeDrafts } from '#platform/whole-file.ts'
import { catalogueTables, importedEdition, type Row, type Rows } from '../store/catalogue.ts'
import { originalPath } from '../store/files.ts'
import type { Store } from '../store/store.ts'
import { noRow, readRows, survey, type Report, type Survey } from './read-rows.ts'
import { shortenedFiles } from './row-counts.ts'

/** Number of faults that are reported individually. */
const mostFaults = 200

export type Outcome =
  | {
      readonly edition: string
      readonly rows: number
      readonly files: number
      /** Names of the originals that neither the folder nor the data folder holds. */
      readonly missing: readonly string[]
      /** Tables that had rows, and have none now, since the folder has no file of them. */
      readonly emptied: readonly string[]
      /** Files with fewer rows than their export had, as `shortenedFiles` names them. */
      readonly shortened: readonly string[]
      /** Names of originals in the folder that belong to no record. */
      readonly unused: readonly string[]
      /** Names of originals in the data folder that no record is about any more. */
      readonly orphaned: readonly string[]
    }
  /** The first faults, each `file:line:field: what is wrong`, and the number of all. */
  | { readonly faults: readonly string[]; readonly count: number }

/** A fault during the import, after the check reported none. */
const changedMeanwhile: Report = (place, problem) => {
  throw new Error(`${place}: ${problem}; the file has changed since it was checked`)
}

const rowsIn = (folder: string, surveyed: Survey): Rows =>
  Object.fromEntries(
    surveyed.tables.map((table) => [table, readRows(folder, table, surveyed, changedMeanwhile)] as const),
  )

/** Milliseconds after which a folder of copies is one that a process left behind when it was killed. */
const abandonedAfter = 24 * 3_600_000

/** A name that nobody else gives a folder, since old ones are deleted. */
const copiesPrefix = '.import-originals-'

/** Removes what imports, and writers of originals, left behind. */
const removeAbandoned = async (originals: string): Promise<void> => {
  const parent = path.dirname(originals)
  const copies = (await readdir(parent)).filter((name) => name.startsWith(copiesPrefix))
  for (const entry of copies.map((name) => path.join(parent, name))) {
    const state = await unlessMissing(stat(entry))
    if (state && state.mtimeMs + abandonedAfter < Date.now()) await rm(entry, { recursive: true, force: true })
  }
  await removeDrafts(originals)
}

/** Of an original, not of a draft or of a list beside them: ids of records are UUIDs. */
const isOriginal = (name: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:\.[^.]*)?$/.test(name)

/** Makes a folder for copies beside the originals. A separate one for each import, because another one may be running. */
const makeCopiesFolder = async (originals: string): Promise<string> => {
  await mkdir(originals, { recursive: true })
  await removeAbandoned(originals)
  return mkdtemp(path.join(path.dirname(originals), copiesPrefix))
}

/**
 * Copies the originals that the folder holds to `beside`; returns how to put them into place. Reports
 * those that are no plain files: a link would import, and publish, any file of this machine.
 */
const layReady = async (folder: string, surveyed: Survey, originals: string, beside: string, report: Report) => {
  const names: string[] = []
  const missing: string[] = []
  const records: AsyncIterable<Row> | readonly Row[] = surveyed.tables.includes('directus_files')
    ? readRows(folder, 'directus_files', surveyed, changedMeanwhile)
    : []
  const offered = path.join(folder, 'files')
  const orphaned = new Set((await readdir(originals)).filter(isOriginal))
  // Programs that show folders leave hidden files in them.
  const unused = new Set((await namesIn(offered)).filter((name) => !name.startsWith('.') && !isDraft(name)))
  for await (const { id, filename_download: filename } of records) {
    const source = originalPath(offered, String(id), String(filename))
    const name = path.basename(source)
    unused.delete(name)
    orphaned.delete(name)
    if (!existsSync(source)) {
      if (!existsSync(path.join(originals, name))) missing.push(name)
      continue
    }
    if (!lstatSync(source).isFile()) {
      report(path.join('files', name), 'is not a plain file')
      continue
    }
    await copyFile(source, path.join(beside, name))
    await flush(path.join(beside, name))
    names.push(name)
  }
  return {
    count: names.length,
    missing,
    unused: [...unused].sort(),
    orphaned: [...orphaned].sort(),
    putInPlace: async () => {
      const failures: unknown[] = []
      for (const name of names)
        await rename(path.join(beside, name), path.join(originals, name)).catch((error: unknown) =>
          failures.push(error),
        )
      return failures
    },
  }
}

/** The tables that have rows and no file in the folder. */
const tablesToEmpty = async (store: Pick<Store, 'catalogue'>, { tables }: Survey): Promise<string[]> => {
  const emptied: string[] = []
  await store.catalogue.read(async (rowsOf) => {
    for (const table of catalogueTables.filter((name) => !tables.includes(name)))
      for await (const row of rowsOf(table)) {
        if (Object.keys(row).length) emptied.push(table)
        break
      }
  })
  return emptied
}

/**
 * Replaces the catalogue by the one in the folder, all of it or nothing; a table without a file is empty afterwards.
 * Originals go to `dataFolder`. Derived files stay, since a service may be writing there: their names tell those of former originals
 * apart, which go as the least recently used. Returns the faults when there are any; references that lead nowhere only where there is no
 * other fault, which may be their cause.
 * The edition is named after what the files hold, unless it is given.
 * @throws the system's own error when a file cannot be read or written, and then nothing is imported; an Error that says so where the
 * rows are imported and originals are not.
 * Chosen: originals that the folder does not hold are no fault, since they may lie with the service already.
 */
export const importCatalogue = async (
  folder: string,
  store: Pick<Store, 'catalogue'>,
  dataFolder: string,
  name?: string,
): Promise<Outcome> => {
  const causes = { faults: [] as string[], count: 0 }
  const references = { faults: [] as string[], count: 0 }
  const report: Report = (place, problem) => {
    const to = problem.startsWith(noRow) ? references : causes
    to.count += 1
    if (to.faults.length < mostFaults) to.faults.push(`${place}: ${problem}`)
  }
  const surveyed = await survey(folder, report)
  let rows = 0
  for (const table of surveyed.tables)
    for await (const row of readRows(folder, table, surveyed, report)) rows += Object.keys(row).length ? 1 : 0
  const faults = () => [causes, references].find(({ count }) => count > 0)
  const unreadable = faults()
  if (unreadable) return unreadable
  if (!surveyed.tables.length) return { faults: [`${folder}: holds no file of a collection`], count: 1 }
  const edition = name ?? importedEdition(surveyed.fingerprint)
  const place = path.join(dataFolder, 'originals')
  const beside = await makeCopiesFolder(place)
  try {
    const originals = await layReady(folder, surveyed, place, beside, report)
    const unsafe = faults()
    if (unsafe) return unsafe
    const emptied = await tablesToEmpty(store, surveyed)
    const shortened = await shortenedFiles(folder, surveyed.ids)
    await store.catalogue.replace(rowsIn(folder, surveyed), edition)
    const failures = await originals.putInPlace()
    if (failures.length)
      throw new Error(
        `The rows are imported, ${failures.length} of ${originals.count} originals are not (${messageOf(failures[0])}). Mend that and import again.`,
        { cause: failures[0] },
      )
    const { count: files, missing, unused, orphaned } = originals
    return { edition, rows, files, missing, unused, orphaned, emptied, shortened }
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}
