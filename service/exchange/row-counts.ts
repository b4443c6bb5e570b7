/** Beside the files of an export: how many rows each has, so that an import can tell which lack rows. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { unlessMissing } from '#platform/optional-folder.ts'
import { jsonOf } from '#platform/json-object.ts'

const name = 'export.json'
const counts = z.object({ rows: z.record(z.string(), z.number()) })

/** Writes how many rows the tables of an export have. @throws the system's own error. */
export const writeRowCounts = (folder: string, rows: Readonly<Record<string, number>>): Promise<void> =>
  writeFile(path.join(folder, name), `${JSON.stringify({ rows }, null, 2)}\n`)

/**
 * The files of the folder that have fewer rows now than were exported, as `topics.ndjson (3 of 26 rows)`; none where it holds no counts.
 * @param ids of the rows that are there, by table. @throws the system's own error when the counts cannot be read.
 */
export const shortenedFiles = async (
  folder: string,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<string[]> => {
  const { data } = counts.safeParse(jsonOf((await unlessMissing(readFile(path.join(folder, name), 'utf8'))) ?? ''))
  return Object.entries(data?.rows ?? {}).flatMap(([table, exported]) => {
    const present = ids.get(table)
    return present && present.size < exported ? [`${table}.ndjson (${present.size} of ${exported} rows)`] : []
  })
}
