/** Writes the catalogue into a folder, in the form that `importCatalogue` reads. */
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { draftOf, flush, removeDrafts, writeWhole } from '#platform/whole-file.ts'
import { originalPath } from '../store/files.ts'
import { catalogueTables, type Row } from '../store/catalogue.ts'
import type { Store } from '../store/store.ts'
import { writeLines } from './ndjson.ts'
import { fileOf } from './read-rows.ts'
import { writeRowCounts } from './row-counts.ts'

/** What passes through, counted, and looked at by `visit`. */
async function* counted(rows: AsyncIterable<Row>, visit: (row: Row) => unknown): AsyncGenerator<Row> {
  for await (const row of rows) {
    await visit(row)
    yield row
  }
}

/**
 * Writes a file for each collection and junction, rows in order of id and fields in order of the model, all from one
 * state of the database: the same catalogue gives the same bytes. With `originalOf`, which says where the original of a
 * record is, originals that are there are copied too. Answers how many rows and originals were written, and which originals are missing.
 * A former export in the folder stays until the rows of the new one are all there.
 * @throws the system's own error when the folder cannot be written.
 * Chosen: NDJSON, because a line is a row to every tool, and a diff of two exports reads.
 */
export const exportCatalogue = async (
  folder: string,
  { catalogue }: Store,
  originalOf: ((id: string, filename: string) => Promise<string>) | null,
): Promise<{ readonly rows: number; readonly files: number; readonly missing: readonly string[] }> => {
  const target = path.join(folder, 'files')
  await mkdir(originalOf === null ? folder : target, { recursive: true })
  // Of an export that was killed.
  for (const place of [folder, target]) await removeDrafts(place)
  const rows: Record<string, number> = {}
  const drafts = catalogueTables.map((table) => ({ table, draft: draftOf(fileOf(folder, table)) }))
  let files = 0
  const missing: string[] = []
  const copyOriginal = async ({ id, filename_download: filename }: Row) => {
    if (originalOf === null) return
    const source = await originalOf(String(id), String(filename))
    const copy = originalPath(target, String(id), String(filename))
    if (!existsSync(source)) {
      missing.push(path.basename(copy))
      return
    }
    await writeWhole(copy, (draft) => copyFile(source, draft))
    files += 1
  }
  try {
    await catalogue.read(async (rowsOf) => {
      for (const { table, draft } of drafts) {
        let count = 0
        const visit = (row: Row) => {
          count += 1
          return table === 'directus_files' ? copyOriginal(row) : undefined
        }
        await writeLines(draft, counted(rowsOf(table), visit))
        await flush(draft)
        rows[table] = count
      }
    })
    // First, so that an end in the midst of the files leaves counts that the former ones do not have.
    await writeRowCounts(folder, rows)
    for (const { table, draft } of drafts) await rename(draft, fileOf(folder, table))
  } finally {
    for (const { draft } of drafts) await rm(draft, { force: true })
  }
  return { rows: Object.values(rows).reduce((sum, count) => sum + count, 0), files, missing }
}
