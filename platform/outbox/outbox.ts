/**
 * Mail on its way, as a folder: a folder for each message, named by its id, with one file in it whose name says where
 * the message stands (`waiting-0-….json`, `sending-…`, `sent-…`, `refused-…`). Every step is one rename, so that a
 * process may end anywhere, and of several processes one alone takes each step.
 */
import { mkdir, mkdtemp, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { errorCode, namesIn } from '../optional-folder.ts'
import { message, nameOf, standingOf, type Message, type Standing } from './message.ts'

export type Kept = { readonly id: string; readonly standing: Standing }

/** Folders that are not messages: begun and not finished, or on their way out. */
const unfinished = '.unfinished-'

/** Makes names of the folder last through a loss of power. */
const settle = async (folder: string): Promise<void> => {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/**
 * Stores a message: true when it is on disk, false when one of that id was stored before.
 * @throws the file system's error when it cannot be written. Chosen: a folder cannot be renamed onto one that holds a file.
 */
export const putMessage = async (folder: string, id: string, taken: Message, now: number): Promise<boolean> => {
  if (!/^[\w-]{1,100}$/.test(id)) throw new Error('The id of a message is letters, digits, _ and -')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const begun = await mkdtemp(path.join(folder, unfinished))
  const file = path.join(begun, nameOf({ state: 'waiting', failures: 0, at: now }))
  await writeFile(file, JSON.stringify(taken, null, 2), { mode: 0o600, flush: true })
  try {
    await rename(begun, path.join(folder, id))
  } catch (error) {
    await rm(begun, { recursive: true })
    if (errorCode(error) === 'ENOTEMPTY' || errorCode(error) === 'EEXIST') return false
    throw error
  }
  await settle(folder)
  return true
}

/** All messages and where they stand, by id; none when there is no folder. @throws the file system's error otherwise. */
export const listMessages = async (folder: string): Promise<Kept[]> => {
  const ids = (await namesIn(folder)).filter((name) => !name.startsWith('.')).toSorted()
  const messages: Kept[] = []
  for (const id of ids)
    for (const name of await namesIn(path.join(folder, id))) {
      const standing = standingOf(name)
      if (standing) messages.push({ id, standing })
    }
  return messages
}

/** The words of a message that stands so. @throws when it stands otherwise by now, or is no message. */
export const readMessage = async (folder: string, { id, standing }: Kept): Promise<Message> =>
  message.parse(JSON.parse(await readFile(path.join(folder, id, nameOf(standing)), 'utf8')))

/**
 * One step on; false when it stands otherwise by now, because another process took the step.
 * @throws the file system's error. Chosen: a file is renamed by one process alone.
 */
export const moveMessage = async (folder: string, { id, standing }: Kept, next: Standing): Promise<boolean> => {
  try {
    await rename(path.join(folder, id, nameOf(standing)), path.join(folder, id, nameOf(next)))
    return true
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    throw error
  }
}

const day = 86_400_000
/** Days for which a message that was sent stays on disk, so that the same form is recognised when it is sent again. */
const sentDays = 30

/**
 * Throws away what was sent long ago or has expired, and what was begun and left by a process that ended.
 * @throws the file system's error. Chosen: thirty days, and a day.
 */
export const clearMessages = async (folder: string, now: number): Promise<void> => {
  const remove = async (name: string) => {
    const aside = path.join(folder, `${unfinished}${name}`)
    await rename(path.join(folder, name), aside)
    await rm(aside, { recursive: true, force: true })
  }
  for (const entry of await listMessages(folder)) {
    const { state, at } = entry.standing
    if (state === 'sending') continue
    const isOld = state === 'sent' && at + sentDays * day < now
    if (isOld || Date.parse((await readMessage(folder, entry)).expires) < now) await remove(entry.id)
  }
  for (const name of await namesIn(folder)) {
    const place = path.join(folder, name)
    if (name.startsWith(unfinished) && (await stat(place)).mtimeMs + day < now) await rm(place, { recursive: true })
  }
}
