/** Files that only the account of this process may read: they hold the database, tokens, mail and bookings. */
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { messageOf } from './error-message.ts'

/** Permission bits of everybody but the owner. */
const others = 0o077

/** Windows has no such bits: folders there are private by the access list of the user's own folder. */
const hasModes = process.platform !== 'win32'

/** From now on, whatever this process and its children write is readable by its owner only. */
export const keepFilesPrivate = (): void => {
  process.umask(others)
}

/** Makes the folder and those above it one by one: where none can be made, the recursive call never returns. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/** False for what is gone meanwhile, as files that another process writes beside. */
const isOpen = (name: string): boolean => ((statSync(name, { throwIfNoEntry: false })?.mode ?? 0) & others) !== 0

/** The folder and what is in it; links are left out, since they may lead elsewhere. */
const everythingIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name)),
]

/**
 * Makes the folder where it is missing, and takes everybody's permissions but the owner's from it. Returns how many files
 * and folders others could read before; 0 when it was private already.
 * @throws Error that names the folder when others can read it and that cannot be changed, or it cannot be made.
 */
export const makePrivateFolder = (folder: string): number => {
  makeFolder(folder)
  if (!hasModes || !isOpen(folder)) return 0
  const open = everythingIn(folder).filter(isOpen)
  try {
    for (const name of open) chmodSync(name, statSync(name).mode & ~others)
  } catch (error) {
    const reason = messageOf(error)
    throw new Error(
      `Other users of this machine can read ${folder}, and that could not be changed (${reason}). ` +
        `It holds accounts and mail: run chmod -R go= ${folder} as its owner, or set DATA_FOLDER to another folder.`,
      { cause: error },
    )
  }
  return open.length
}
