/**
 * Times that are held until the mail address is confirmed: a file each beside the bookings, with the moment of its expiry.
 * Several processes may share the folder: a hold is created with a hard link, and an expired one is removed by the one
 * process that created its marker, so that no process removes the next hold of that time.
 */
import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { createWhole, draftPrefix, errorCode, namesIn } from '#platform/optional-folder.ts'
import { booking, bookedTimes } from './bookings.ts'
import { origin } from './call-networks.ts'
import { isOverlap, slotOfId, type Taken } from './slots.ts'

const hold = booking.extend({
  /** When the time is free again, in milliseconds since 1970. */
  expires: z.number(),
  ...origin.shape,
})
export type Hold = z.output<typeof hold>

/** Milliseconds that a time is held. Mail and pages state the expiry. Chosen: long enough for slow mail. */
export const heldFor = 30 * 60_000

const ending = '.held.json'
const fileOf = (folder: string, slot: string) => path.join(folder, `${slot}${ending}`)
const marker = '.ended-'

/** The hold of that time, expired or not; null when there is none. @throws the file system's error, or when the file is invalid. */
export const readHold = async (folder: string, slot: string): Promise<Hold | null> => {
  if (!slotOfId(slot)) return null
  try {
    return hold.parse(JSON.parse(await readFile(fileOf(folder, slot), 'utf8')))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

const allHolds = async (folder: string): Promise<Hold[]> => {
  const names = (await namesIn(folder)).filter((name) => name.endsWith(ending))
  const holds = await Promise.all(names.map((name) => readHold(folder, name.slice(0, -ending.length))))
  return holds.filter((hold) => hold !== null)
}

/** The holds that have not expired. @throws the file system's error, or when a file is invalid. */
export const openHolds = async (folder: string, now: number): Promise<Hold[]> =>
  (await allHolds(folder)).filter(({ expires }) => expires > now)

/** The times that are booked or held, without personal data. @throws the file system's error. Chosen: expired holds do not count. */
export const takenTimes = async (folder: string, now: number): Promise<Taken[]> => {
  const spans = (await openHolds(folder, now)).map(({ slot }) => slotOfId(slot)).filter((span) => span !== null)
  return [...(await bookedTimes(folder)), ...spans]
}

/** Removes an expired hold, unless another process does. */
const end = async (folder: string, { slot, key }: Hold): Promise<void> => {
  if (await createWhole(path.join(folder, `${marker}${key}`), '')) await rm(fileOf(folder, slot), { force: true })
}

/** Releases a hold, when it still belongs to that form. @throws the file system's error. Chosen: see above. */
export const giveUp = async (folder: string, { slot, key }: Pick<Hold, 'slot' | 'key'>): Promise<void> => {
  if ((await readHold(folder, slot))?.key === key) await rm(fileOf(folder, slot), { force: true })
}

/** Creates the file, after removing an expired hold; false when the time is held. */
const claim = async (folder: string, wanted: Hold, now: number): Promise<boolean> => {
  const text = JSON.stringify(wanted, null, 2)
  if (await createWhole(fileOf(folder, wanted.slot), text)) return true
  const former = await readHold(folder, wanted.slot)
  if (former && former.expires > now) return false
  if (former) await end(folder, former)
  return createWhole(fileOf(folder, wanted.slot), text)
}

/**
 * Holds a time: `held`, `again` when this very form holds it already, or `taken`.
 * @throws the file system's error when it cannot be stored. Chosen: overlaps are checked after the file is created, so
 * that of two concurrent requests at most one gets the time.
 */
export const holdTime = async (folder: string, wanted: Hold, now: number): Promise<'held' | 'again' | 'taken'> => {
  const span = slotOfId(wanted.slot)
  if (!span) return 'taken'
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (!(await claim(folder, wanted, now)))
    return (await readHold(folder, wanted.slot))?.key === wanted.key ? 'again' : 'taken'
  const others = (await openHolds(folder, now)).flatMap(({ slot, key }) =>
    key === wanted.key ? [] : (slotOfId(slot) ?? []),
  )
  const isTaken = [...(await bookedTimes(folder)), ...others].some((other) => isOverlap(span, other))
  if (isTaken) await giveUp(folder, wanted)
  return isTaken ? 'taken' : 'held'
}

/** Removes expired holds, and leftover files of terminated processes. @throws the file system's error. Chosen: markers stay for an hour. */
export const removePastHolds = async (folder: string, now: number): Promise<void> => {
  for (const name of await namesIn(folder))
    if (name.startsWith(marker) || name.startsWith(draftPrefix)) {
      const file = path.join(folder, name)
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }))
      if (mtimeMs + 3_600_000 < now) await rm(file, { force: true })
    }
  for (const past of await allHolds(folder)) if (past.expires <= now) await end(folder, past)
}
