/** Files that their readers, other processes among them, see whole or not at all. */
import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, writeFileSync, type WriteFileOptions } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { namesIn, unlessMissing } from './optional-folder.ts'

/** What the name of a file ends with until it is whole. */
export const draftEnding = '.part'

/**
 * A path beside a file to write it to until it is whole, another one each time: processes of several containers may have the same
 * number.
 */
export const draftOf = (file: string): string => `${file}.${randomUUID()}${draftEnding}`

/**
 * Puts into the place of a file what `write` writes to the path that it gets, once it is there; nothing remains of it otherwise.
 * @throws whatever `write` throws, and the file system's error.
 */
export const writeWhole = async (file: string, write: (draft: string) => Promise<unknown>): Promise<void> => {
  const draft = draftOf(file)
  try {
    await write(draft)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** The same at once, for content at hand. @throws the file system's error. */
export const writeWholeSync = (file: string, content: string | Uint8Array, options: WriteFileOptions = {}): void => {
  const draft = draftOf(file)
  try {
    writeFileSync(draft, content, options)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/** Milliseconds after which a draft is one that a process left behind when it was killed: none is written for so long. */
const abandonedAfter = 3_600_000

/** Removes the drafts from a folder that processes left behind when they were killed. @throws the file system's error. */
export const removeDrafts = async (folder: string): Promise<void> => {
  for (const name of (await namesIn(folder)).filter((item) => item.endsWith(draftEnding))) {
    const file = path.join(folder, name)
    const state = await unlessMissing(stat(file))
    if (state && Date.now() - state.mtimeMs > abandonedAfter) await rm(file, { force: true })
  }
}
