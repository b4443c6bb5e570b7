/**
 * Times that are held until the mail address is confirmed: a record each beside the bookings, with the moment of its expiry.
 * Several processes may share the records: one of them alone creates a hold, and an expired one is removed by the one
 * process that created its marker, so that no process removes the next hold of that time.
 */
import { z } from 'zod'
import type { Records } from '#platform/records/records.ts'
import { booking, bookedTimes } from './bookings.ts'
import { origin } from './call-networks.ts'
import { endForm, hasEndedBefore } from './ended-forms.ts'
import { readRecord } from './read-record.ts'
import { isOverlap, slotOfId, type Taken } from './slots.ts'

const hold = booking.extend({
  /** The query of the page on which it was chosen; holds of former versions lack it. */
  context: z.string().default(''),
  /** When the time is free again, in milliseconds since 1970. */
  expires: z.number(),
  ...origin.shape,
})
export type Hold = z.output<typeof hold>

/** Milliseconds that a time is held. Mail and pages state the expiry. Chosen: long enough for slow mail. */
export const heldFor = 30 * 60_000

const ending = '.held.json'
const kind = {
  shape: hold,
  ifInvalid: 'it cannot be confirmed, and its time stays taken until the clean-up removes it within two hours',
}
const nameOf = (slot: string) => `${slot}${ending}`

/** The hold of that time, expired or not; null when there is none, or when its record is invalid. @throws the error of the storage. */
export const readHold = async (records: Records, slot: string): Promise<Hold | null> => {
  const read = slotOfId(slot) ? await readRecord(records, nameOf(slot), kind) : null
  return read === 'invalid' ? null : read
}

/** A held time; its hold is null where the record is invalid: the clean-up removes that after an hour. */
type Listed = { readonly slot: string; readonly hold: Hold | null }

const listHold = async (records: Records, slot: string): Promise<Listed | null> => {
  const read = await readRecord(records, nameOf(slot), kind)
  return read && { slot, hold: read === 'invalid' ? null : read }
}

const listHolds = async (records: Records): Promise<Listed[]> => {
  const names = (await records.names()).filter((name) => name.endsWith(ending))
  const listed = await Promise.all(names.map((name) => listHold(records, name.slice(0, -ending.length))))
  return listed.filter((one) => one !== null)
}

/** The holds that have not expired. @throws the error of the storage. */
export const openHolds = async (records: Records, now: number): Promise<Hold[]> =>
  (await listHolds(records)).flatMap(({ hold }) => (hold && hold.expires > now ? [hold] : []))

/** The times that are booked or held, without personal data. @throws the error of the storage. Chosen: expired holds do not count. */
export const takenTimes = async (records: Records, now: number): Promise<Taken[]> => {
  const spans = (await listHolds(records)).flatMap(({ slot, hold }) =>
    hold === null || hold.expires > now ? (slotOfId(slot) ?? []) : [],
  )
  return [...(await bookedTimes(records)), ...spans]
}

/** Milliseconds in which a process that made a marker has removed the hold. */
const removalTime = 10_000

/** Removes an expired hold, unless another process does. */
const end = async (records: Records, { slot, key }: Hold, now: number): Promise<void> => {
  if (await endForm(records, key)) await records.remove(nameOf(slot))
  // That process may have ended in between.
  else if (await hasEndedBefore(records, key, now - removalTime)) await releaseHold(records, { slot, key })
}

/** Releases a hold, when it still belongs to that form. @throws the error of the storage. */
export const releaseHold = async (records: Records, { slot, key }: Pick<Hold, 'slot' | 'key'>): Promise<void> => {
  if ((await readHold(records, slot))?.key === key) await records.remove(nameOf(slot))
}

/** The result of that work; when it fails, the hold is released first, so that nobody is kept from its time. @throws what the work throws. */
export const releasedOnError = async <T>(
  records: Records,
  held: Pick<Hold, 'slot' | 'key'>,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    // Where the storage is away, the hold ends by itself.
    await releaseHold(records, held).catch(() => null)
    throw error
  }
}

/** Creates the hold, after removing an expired hold; false when the time is held. */
const claim = async (records: Records, wanted: Hold, now: number): Promise<boolean> => {
  const text = JSON.stringify(wanted, null, 2)
  if (await records.create(nameOf(wanted.slot), text)) return true
  const former = await readHold(records, wanted.slot)
  if (former && former.expires > now) return false
  if (former) await end(records, former, now)
  return records.create(nameOf(wanted.slot), text)
}

/**
 * Holds a time: `created`, `repeated` when this very form holds it already, or `unavailable`.
 * @throws the error of the storage when it cannot be stored. Chosen: overlaps are checked after the hold is created, so
 * that of two concurrent requests at most one gets the time.
 */
export const holdTime = async (
  records: Records,
  wanted: Hold,
  now: number,
): Promise<'created' | 'repeated' | 'unavailable'> => {
  const span = slotOfId(wanted.slot)
  if (!span) return 'unavailable'
  if (!(await claim(records, wanted, now)))
    return (await readHold(records, wanted.slot))?.key === wanted.key ? 'repeated' : 'unavailable'
  return releasedOnError(records, wanted, async () => {
    const others = (await openHolds(records, now)).flatMap(({ slot, key }) =>
      key === wanted.key ? [] : (slotOfId(slot) ?? []),
    )
    const isTaken = [...(await bookedTimes(records)), ...others].some((other) => isOverlap(span, other))
    if (isTaken) await releaseHold(records, wanted)
    return isTaken ? 'unavailable' : 'created'
  })
}

/** Removes expired holds, and remains of terminated processes. @throws the error of the storage. Chosen: markers stay for an hour. */
export const removePastHolds = async (records: Records, now: number): Promise<void> => {
  const past = await records.namesBefore(now - 3_600_000)
  // Names of bookings and holds begin with a digit; markers and unfinished files with a dot.
  for (const name of past) if (name.startsWith('.')) await records.remove(name)
  for (const { slot, hold } of await listHolds(records)) {
    if (hold === null && past.includes(nameOf(slot))) await records.remove(nameOf(slot))
    if (hold && hold.expires <= now) await end(records, hold, now)
  }
}
