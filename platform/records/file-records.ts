/** Texts as files of one folder, readable by their owner only. Processes may share the folder. */
import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { namesIn, unlessMissing } from '../optional-folder.ts'
import { createWhole, isDraft } from '../whole-file.ts'
import type { Records } from './records.ts'

/** When the file was written, in milliseconds since 1970; null when another process removed it. */
const writtenAt = async (file: string): Promise<number | null> => (await unlessMissing(stat(file)))?.mtimeMs ?? null

/**
 * The texts in that folder, a file for each, which is made with the first one. Names come from the code, never from
 * visitors: a name with a separator is an error. Chosen: a hard link is created by one process only.
 */
export const fileRecords = (folder: string): Records => {
  const fileOf = (name: string): string => {
    if (!name || name !== path.basename(name) || name === '..' || name === '.')
      throw new Error(`"${name}" is no name of a record: it must not contain a separator`)
    return path.join(folder, name)
  }
  return {
    names: async () => (await namesIn(folder)).filter((name) => !isDraft(name)),
    read: async (name) => unlessMissing(readFile(fileOf(name), 'utf8')),
    create: async (name, text) => {
      const file = fileOf(name)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return createWhole(file, text)
    },
    remove: (name) => rm(fileOf(name), { force: true }),
    namesBefore: async (moment) => {
      const names = await namesIn(folder)
      const times = await Promise.all(names.map((name) => writtenAt(path.join(folder, name))))
      return names.filter((_, index) => (times[index] ?? moment) < moment)
    },
  }
}
