/**
 * Mail that waits in a folder: a folder for each message, named by its id, with one file in it whose name says where
 * the message stands (`waiting-0-….json`, `sending-…`, `sent-…`, `refused-…`). Every step is one rename, so that a
 * process may end anywhere, and of several processes one alone takes each step.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { basicTime, readBasicTime } from '../basic-time.ts'
import { errorCode, namesIn, unlessMissing } from '../optional-folder.ts'
import { flush } from '../whole-file.ts'
import { isDue, message, requireId, states, type Entry, type Outbox, type Standing } from './message.ts'

const form = /^(waiting|sending|sent|refused)-(\d+)-(\d{8}T\d{6}Z)\.json$/

/** To the second, `waiting-0-20261121T160000Z.json`, because operators read it too. */
const nameOf = ({ state, failures, at }: Standing): string => `${state}-${failures}-${basicTime(at)}.json`

/** Null for any other file. */
const standingOf = (name: string): Standing | null => {
  const [, word, failures, stamp] = form.exec(name) ?? []
  const state = states.find((known) => known === word)
  if (!state || !stamp) return null
  const at = readBasicTime(stamp)
  return Number.isNaN(at) ? null : { state, failures: Number(failures), at }
}

/** Folders that are not messages: begun and not finished, or about to be deleted. */
const unfinished = '.unfinished-'

const day = 86_400_000

/**
 * The outbox in that folder, which is made with the first message and readable by its owner only.
 * Chosen: a folder cannot be renamed onto one that holds a file, and a file is renamed by one process alone.
 */
export const fileOutbox = (folder: string): Outbox => {
  /** Messages that were sent, of which there are many: none is tried again, so that their folders are not read each round. */
  const sent = new Set<string>()
  const entriesOf = async (all: readonly string[]): Promise<Entry[]> => {
    const entries: Entry[] = []
    for (const id of all)
      for (const name of await namesIn(path.join(folder, id))) {
        const standing = standingOf(name)
        if (standing) entries.push({ id, standing })
        if (standing?.state === 'sent') sent.add(id)
      }
    return entries
  }
  const ids = async () => (await namesIn(folder)).filter((name) => !name.startsWith('.')).toSorted()
  return {
    list: async () => entriesOf(await ids()),
    due: async (now) => {
      const all = await ids()
      // Another process may remove one; whoever puts another of its id sends that.
      for (const id of sent.difference(new Set(all))) sent.delete(id)
      return (await entriesOf(all.filter((id) => !sent.has(id))))
        .filter(({ standing }) => isDue(standing, now))
        .toSorted((one, other) => one.standing.at - other.standing.at)
    },
    put: async (id, content, now) => {
      requireId(id)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const begun = await mkdtemp(path.join(folder, unfinished))
      const file = path.join(begun, nameOf({ state: 'waiting', failures: 0, at: now }))
      await writeFile(file, JSON.stringify(content, null, 2), { mode: 0o600, flush: true })
      try {
        await rename(begun, path.join(folder, id))
      } catch (error) {
        await rm(begun, { recursive: true })
        if (errorCode(error) === 'ENOTEMPTY' || errorCode(error) === 'EEXIST') return false
        throw error
      }
      sent.delete(id)
      await flush(folder)
      return true
    },
    read: async ({ id, standing }) =>
      message.parse(JSON.parse(await readFile(path.join(folder, id, nameOf(standing)), 'utf8'))),
    move: async ({ id, standing }, next) => {
      const moved = rename(path.join(folder, id, nameOf(standing)), path.join(folder, id, nameOf(next)))
      return (await unlessMissing(moved.then(() => true))) ?? false
    },
    remove: async (id) => {
      // Another process may remove it at the same time, or have ended while it did.
      const aside = path.join(folder, `${unfinished}${randomUUID()}`)
      await unlessMissing(rename(path.join(folder, id), aside))
      await rm(aside, { recursive: true, force: true })
    },
    removeRemains: async (now) => {
      for (const name of await namesIn(folder)) {
        const place = path.join(folder, name)
        if (!name.startsWith(unfinished)) continue
        const remains = await unlessMissing(stat(place))
        if (remains && remains.mtimeMs + day < now) await rm(place, { recursive: true, force: true })
      }
    },
  }
}
