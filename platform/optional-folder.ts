/** Folders that may not be there yet, as the stores of bookings, mail and reactions use them. */
import { readdir } from 'node:fs/promises'

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
