/** Folders that may not be there yet, as the stores of bookings, mail and reactions use them. */
import { link, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The code of an error of the file system, such as `ENOENT`; null for any other error. Source: Node.js, `errno`. */
export const errorCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null)

/** What the work on a file or folder gives; null when that does not exist. @throws the file system's error otherwise. */
export const unlessMissing = <Value>(work: Promise<Value>): Promise<Value | null> =>
  work.catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  })

/** Names in the folder; none when there is no folder. @throws the file system's error otherwise. Chosen: a folder is made when it is first written to. */
export const namesIn = async (folder: string): Promise<string[]> => (await unlessMissing(readdir(folder))) ?? []

/** What the name of a file begins with until the file is complete. */
export const draftPrefix = '.begun-'

/**
 * Makes a file that only its owner can read; false when there is a file of that name.
 * @throws the file system's error. Chosen: a hard link appears with the whole text, and one process alone can make it.
 */
export const createWhole = async (file: string, text: string): Promise<boolean> => {
  const draft = path.join(path.dirname(file), `${draftPrefix}${crypto.randomUUID()}`)
  await writeFile(draft, text, { mode: 0o600, flag: 'wx', flush: true })
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft)
  }
}
