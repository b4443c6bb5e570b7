/** Booked calls, a record each named after the id of its time: of concurrent bookings of one time, one succeeds. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Records } from '#platform/records/records.ts'
import { readRecord } from './read-record.ts'
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
  /** The id of its conversation. */
  conversationId: z.string().default(''),
  /** The times from which its visitor moved it, the first one first. */
  former: z.array(z.string()).default([]),
})
export type Booking = z.output<typeof booking>

/** Names a call in mails and calendars: the time may be booked anew once it is cancelled. Chosen: derived from the form that requested it. */
export const callId = ({ slot, key }: Pick<Booking, 'slot' | 'key'>): string =>
  createHash('sha256').update(`${slot}\n${key}`).digest('hex').slice(0, 32)

/** Days that a booking is stored after the call. The form states this. Chosen. */
export const storedDays = 30
const day = 86_400_000

const kind = {
  shape: booking,
  ifInvalid: 'its booking does not count, but its time stays taken; repair or remove it',
}

const nameOf = (slot: string) => `${slot}.json`

/** The booked times, without personal data. @throws the error of the storage. Chosen: names say enough. */
export const bookedTimes = async (records: Records): Promise<Taken[]> =>
  (await records.names()).map((name) => slotOfId(name.replace(/\.json$/, ''))).filter((taken) => taken !== null)

/** The booking of that time; null when there is none, or when its record is invalid. @throws the error of the storage. */
export const readBooking = async (records: Records, slot: string): Promise<Booking | null> => {
  const read = slotOfId(slot) ? await readRecord(records, nameOf(slot), kind) : null
  return read === 'invalid' ? null : read
}

/** The bookings of calls that begin after `now`. @throws the error of the storage. */
export const bookingsToCome = async (records: Records, now: number): Promise<Booking[]> => {
  const slots = (await records.names()).map((name) => name.replace(/\.json$/, ''))
  const toCome = slots.filter((slot) => (slotOfId(slot)?.start ?? 0) > now)
  return (await Promise.all(toCome.map((slot) => readBooking(records, slot)))).filter((booking) => booking !== null)
}

/** The bookings of that form's call that begins after `now`, the last one first: one, unless a move broke off. @throws the error of the storage. */
export const callsOfForm = async (records: Records, key: string, now: number): Promise<Booking[]> =>
  (await bookingsToCome(records, now))
    .filter((booking) => booking.key === key)
    .toSorted((one, other) => other.former.length - one.former.length || one.slot.localeCompare(other.slot))

/**
 * Books a time; false when it is booked already. @throws the error of the storage when it cannot be stored.
 * Chosen: one process alone can create a record.
 */
export const book = (records: Records, wanted: Booking): Promise<boolean> =>
  records.create(nameOf(wanted.slot), JSON.stringify(wanted, null, 2))

/** Deletes the booking of a call that is cancelled, when it still belongs to that form. @throws the error of the storage. */
export const removeBooking = async (records: Records, { slot, key }: Pick<Booking, 'slot' | 'key'>): Promise<void> => {
  if ((await readBooking(records, slot))?.key === key) await records.remove(nameOf(slot))
}

/** Removes bookings after their storage period. @throws the error of the storage. Chosen: see `storedDays`. */
export const removePastBookings = async (records: Records, now: number): Promise<void> => {
  for (const name of await records.names()) {
    const span = slotOfId(name.replace(/\.json$/, ''))
    if (span && span.end + storedDays * day < now) await records.remove(name)
  }
}
