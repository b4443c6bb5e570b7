/** Files that their readers, other processes among them, see whole or not at all, also after a loss of power. */
import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { link, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { errorCode, namesIn, unlessMissing } from './optional-folder.ts'

/** What the name of a file ends with until it is whole. */
const draftEnding = '.part'

/**
 * A path beside a file to write it to until it is whole, a hidden one and another one each time: processes of several containers may
 * have the same number.
 */
export const draftOf = (file: string): string =>
  path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}${draftEnding}`)

/**
 * Puts into the place of a file what `write` writes to the path that it gets, once it is there; nothing remains of it otherwise.
 * @throws whatever `write` throws, and the file system's error.
 */
export const writeWhole = async (file: string, write: (draft: string) => Promise<unknown>): Promise<void> => {
  const draft = draftOf(file)
  try {
    await write(draft)
    await flush(draft)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** The same at once, for content at hand. @throws the file system's error. */
export const writeWholeSync = (
  file: string,
  content: string | Uint8Array,
  options: { readonly mode?: number } = {},
): void => {
  const draft = draftOf(file)
  try {
    writeFileSync(draft, content, { flush: true, ...options })
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/**
 * Makes the content of a file, or the names in a folder, survive a loss of power, which may else leave an empty file under its name.
 * 1 ms on a disk of 2026. @throws the file system's error. Chosen: opened to read, since the copy of a protected file is protected too.
 */
export const flush = async (place: string): Promise<void> => {
  const handle = await open(place)
  await handle.sync().finally(() => handle.close())
}

/** Whether a file of that name is not whole yet; former versions named some otherwise. */
export const isDraft = (name: string): boolean => name.endsWith(draftEnding) || name.startsWith('.begun-')

/**
 * Makes a file that only its owner can read; false when there is a file of that name.
 * @throws the file system's error. Chosen: a hard link appears with the whole text, and one process alone can make it.
 */
export const createWhole = async (file: string, text: string): Promise<boolean> => {
  const draft = draftOf(file)
  try {
    await writeFile(draft, text, { mode: 0o600, flag: 'wx', flush: true })
    await link(draft, file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
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
