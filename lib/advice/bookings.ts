/**
 * Booked calls, a file each under the id of its time, readable by its owner alone. A file comes to its name whole or not
 * at all, and a name has one file: of many who want a time, one gets it.
 */
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { errorCode, namesIn } from '../folder.ts'
import { isOverlap, slotOfId, type Taken } from './slots.ts'

const booking = z.object({
  slot: z.string(),
  /** Tells a form that is sent twice. */
  key: z.string(),
  locale: z.enum(['nl', 'en']),
  conversation: z.string(),
  adviser: z.string().nullable(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  remark: z.string(),
  /** What goes along to the adviser, as the visitor left it. */
  desk: z.string(),
  route: z.string(),
})
export type Booking = z.output<typeof booking>

/** Days that a booking is kept after the call. The form says so. Chosen. */
export const keptDays = 30
const day = 86_400_000

const fileOf = (folder: string, slot: string) => path.join(folder, `${slot}.json`)
const begun = '.begun-'

/** The times that are taken; nothing of who took them. @throws the file system's error. Chosen: names say enough. */
export const takenTimes = async (folder: string): Promise<Taken[]> =>
  (await namesIn(folder)).map((name) => slotOfId(name.replace(/\.json$/, ''))).filter((taken) => taken !== null)

/** The booking of that time; null when there is none. @throws the file system's error, or when the file is none of ours. */
export const readBooking = async (folder: string, slot: string): Promise<Booking | null> => {
  if (!slotOfId(slot)) return null
  try {
    return booking.parse(JSON.parse(await readFile(fileOf(folder, slot), 'utf8')))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** Whether the file came to that name; false when the name was taken. */
const claim = async (file: string, text: string): Promise<boolean> => {
  const draft = path.join(path.dirname(file), `${begun}${crypto.randomUUID()}`)
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

/**
 * Books: `booked`, `again` when this very form booked that time before, or `taken`.
 * @throws the file system's error when it cannot be kept. Chosen: a hard link is made by one alone, whoever else tries.
 */
export const book = async (folder: string, wanted: Booking): Promise<'booked' | 'again' | 'taken'> => {
  const span = slotOfId(wanted.slot)
  if (!span) return 'taken'
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const known = await readBooking(folder, wanted.slot)
  if (known) return known.key === wanted.key ? 'again' : 'taken'
  if ((await takenTimes(folder)).some((other) => other.start !== span.start && isOverlap(span, other))) return 'taken'
  if (await claim(fileOf(folder, wanted.slot), JSON.stringify(wanted, null, 2))) return 'booked'
  return (await readBooking(folder, wanted.slot))?.key === wanted.key ? 'again' : 'taken'
}

/** Removes what is personal once its time has come, and what a process that ended left. @throws the file system's error. */
export const removePastBookings = async (folder: string, now: number): Promise<void> => {
  for (const name of await namesIn(folder)) {
    const file = path.join(folder, name)
    const span = slotOfId(name.replace(/\.json$/, ''))
    const isLeft = name.startsWith(begun) && (await stat(file)).mtimeMs + day < now
    if (isLeft || (span && span.end + keptDays * day < now)) await rm(file, { force: true })
  }
}
