/**
 * Booked calls, a file each named after the id of its time, readable by its owner only. Files are created atomically and
 * exclusively: of concurrent bookings of one time, one succeeds.
 */
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { createWhole, errorCode, namesIn } from '#platform/optional-folder.ts'
import { slotOfId, type Taken } from './slots.ts'

export const booking = z.object({
  slot: z.string(),
  /** Identifies a form that is sent twice. */
  key: z.string(),
  locale: z.enum(['nl', 'en']),
  conversation: z.string(),
  adviser: z.string().nullable(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  remark: z.string(),
  /** The visitor's message to the adviser. */
  desk: z.string(),
  route: z.string(),
  // Bookings of former versions lack these.
  program: z.string().default(''),
  question: z.string().default(''),
  situation: z.string().default(''),
})
export type Booking = z.output<typeof booking>

/** Days that a booking is stored after the call. The form states this. Chosen. */
export const storedDays = 30
const day = 86_400_000

const fileOf = (folder: string, slot: string) => path.join(folder, `${slot}.json`)

/** The booked times, without personal data. @throws the file system's error. Chosen: names say enough. */
export const bookedTimes = async (folder: string): Promise<Taken[]> =>
  (await namesIn(folder)).map((name) => slotOfId(name.replace(/\.json$/, ''))).filter((taken) => taken !== null)

/** The booking of that time; null when there is none. @throws the file system's error, or when the file is invalid. */
export const readBooking = async (folder: string, slot: string): Promise<Booking | null> => {
  if (!slotOfId(slot)) return null
  try {
    return booking.parse(JSON.parse(await readFile(fileOf(folder, slot), 'utf8')))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** The bookings of calls that begin after `now`. @throws the file system's error, or when a file is invalid. */
export const bookingsToCome = async (folder: string, now: number): Promise<Booking[]> => {
  const slots = (await namesIn(folder)).map((name) => name.replace(/\.json$/, ''))
  const toCome = slots.filter((slot) => (slotOfId(slot)?.start ?? 0) > now)
  return (await Promise.all(toCome.map((slot) => readBooking(folder, slot)))).filter((booking) => booking !== null)
}

/**
 * Books a time; false when it is booked already. @throws the file system's error when it cannot be kept.
 * Chosen: only one process can create the hard link.
 */
export const book = async (folder: string, wanted: Booking): Promise<boolean> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return createWhole(fileOf(folder, wanted.slot), JSON.stringify(wanted, null, 2))
}

/** Deletes the booking of a call that is cancelled, when it still belongs to that form. @throws the file system's error. */
export const removeBooking = async (folder: string, { slot, key }: Pick<Booking, 'slot' | 'key'>): Promise<void> => {
  if ((await readBooking(folder, slot))?.key === key) await rm(fileOf(folder, slot), { force: true })
}

/** Removes bookings after their storage period. @throws the file system's error. Chosen: see `storedDays`. */
export const removePastBookings = async (folder: string, now: number): Promise<void> => {
  for (const name of await namesIn(folder)) {
    const span = slotOfId(name.replace(/\.json$/, ''))
    if (span && span.end + storedDays * day < now) await rm(path.join(folder, name), { force: true })
  }
}
