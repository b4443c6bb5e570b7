/** `npm run service -- import <folder>` and `export <folder> [--files]`: the whole catalogue as files. */
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Config } from '../config.ts'
import { exportCatalogue } from '../exchange/export-catalogue.ts'
import { importCatalogue } from '../exchange/import-catalogue.ts'
import { openOriginalOf, shareOriginals } from '../originals.ts'
import { openStore, type Store } from '../store/store.ts'
import { UsageError } from './account.ts'

export const exchangeUsage = `  import <folder>                                  replace the catalogue by the NDJSON files of a folder, all or nothing
  export <folder> [--files] [--overwrite]          write the catalogue into a folder, with --files its originals too`

const folderIn = (positionals: readonly string[]): string => {
  const [folder, ...more] = positionals
  if (folder === undefined || more.length) throw new UsageError(`One folder is needed.\n\n${exchangeUsage}`)
  if (existsSync(folder) && !statSync(folder).isDirectory()) throw new UsageError(`${folder} is no folder.`)
  return folder
}

/** The first of these names. */
const some = (names: readonly string[]): string => `${names.slice(0, 5).join(', ')}${names.length > 5 ? ', …' : ''}`

/**
 * Runs the import; prints a line for each fault, and returns the exit code.
 * @throws UsageError when the folder is not there.
 */
export const importCommand = async (args: readonly string[], config: Config): Promise<number> => {
  const folder = folderIn(parseArgs({ args: [...args], allowPositionals: true }).positionals)
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`)
  mkdirSync(config.dataFolder, { recursive: true })
  const store = await openStore(config.database)
  try {
    const outcome = await importCatalogue(folder, store, config.dataFolder)
    if ('faults' in outcome) {
      for (const fault of outcome.faults) console.error(fault)
      const unreported = outcome.count - outcome.faults.length
      if (unreported > 0) console.error(`… and ${unreported} more`)
      console.error(`Nothing was imported: ${outcome.count} ${outcome.count === 1 ? 'fault' : 'faults'}.`)
      return 1
    }
    console.log(`Imported ${outcome.rows} rows and ${outcome.files} originals: edition ${outcome.edition}`)
    // No warning: whoever makes an export their own takes rows out.
    if (outcome.shortened.length)
      console.log(
        `Fewer rows than were exported: ${some(outcome.shortened)}. Where nobody took rows out, import the whole export again.`,
      )
    if (outcome.emptied.length)
      console.warn(
        `Empty now, since ${folder} has no file of them: ${some(outcome.emptied)}. A file without rows says so on purpose.`,
      )
    if (outcome.unused.length)
      console.warn(
        `${outcome.unused.length} files of ${folder}/files belong to no record, whose id and filename_download give the name: ${some(outcome.unused)}. They were not imported.`,
      )
    if (outcome.orphaned.length)
      console.warn(
        `${outcome.orphaned.length} files of ${config.dataFolder}/originals belong to no record any more: ${some(outcome.orphaned)}. Nobody can fetch them; delete them unless you import their records again.`,
      )
    if (outcome.missing.length && config.objects === null)
      console.warn(
        `${outcome.missing.length} originals are neither in ${folder}/files nor with this service: ${some(outcome.missing)}. Their pictures are missing on pages.`,
      )
    const shared = await shareOriginals(store.db, config)
    if (shared) console.log(`Stored ${shared} originals at S3_BUCKET_URL`)
    return 0
  } finally {
    await store.close()
  }
}

/**
 * Exports, and says how much; returns the exit code: 1 where originals are missing, of which the rest is there. `draw` makes the originals that are not made yet.
 * @throws UsageError when the folder has files of a catalogue already: somebody may have changed them.
 */
export const exportCommand = async (
  args: readonly string[],
  store: Store,
  config: Config,
  draw: () => Promise<void>,
): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { files: { type: 'boolean' }, overwrite: { type: 'boolean' } },
  })
  const folder = folderIn(positionals)
  if (!values.overwrite && existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.ndjson')))
    throw new UsageError(
      `${folder} has files of a catalogue already. Name another folder, or add --overwrite to replace them.`,
    )
  if (values.files) await draw()
  const originalOf = values.files ? openOriginalOf(config, console.error) : null
  const { rows, files, missing } = await exportCatalogue(folder, store, originalOf)
  console.log(`Exported ${rows} rows and ${files} originals to ${folder}`)
  if (!missing.length) return 0
  console.error(`${missing.length} originals are not with this service, and not in the export: ${some(missing)}.`)
  return 1
}
