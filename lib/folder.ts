/** Folders that may not be there yet, as the stores of bookings, mail and reactions use them. */
import { readdir } from 'node:fs/promises'

/** The code of an error of the file system, such as `ENOENT`; null for any other error. Source: Node.js, `errno`. */
export const errorCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null)

/** Names in the folder; none when there is no folder. @throws the file system's error otherwise. Chosen: a folder is made when it is first written to. */
export const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
