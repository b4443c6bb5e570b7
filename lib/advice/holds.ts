/**
 * Times that are held until the mail address is confirmed: a record each beside the bookings, with the moment of its expiry.
 * Several processes may share the records: one of them alone creates a hold, and an expired one is removed by the one
 * process that created its marker, so that no process removes the next hold of that time.
 */
import { z } from 'zod'
import type { Records } from '#platform/records/records.ts'
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
const nameOf = (slot: string) => `${slot}${ending}`
const marker = '.ended-'

/** The hold of that time, expired or not; null when there is none. @throws the error of the storage, or when the record is invalid. */
export const readHold = async (records: Records, slot: string): Promise<Hold | null> => {
  const text = slotOfId(slot) ? await records.read(nameOf(slot)) : null
  return text === null ? null : hold.parse(JSON.parse(text))
}

const allHolds = async (records: Records): Promise<Hold[]> => {
  const names = (await records.names()).filter((name) => name.endsWith(ending))
  const holds = await Promise.all(names.map((name) => readHold(records, name.slice(0, -ending.length))))
  return holds.filter((hold) => hold !== null)
}

/** The holds that have not expired. @throws the error of the storage, or when a record is invalid. */
export const openHolds = async (records: Records, now: number): Promise<Hold[]> =>
  (await allHolds(records)).filter(({ expires }) => expires > now)

/** The times that are booked or held, without personal data. @throws the error of the storage. Chosen: expired holds do not count. */
export const takenTimes = async (records: Records, now: number): Promise<Taken[]> => {
  const spans = (await openHolds(records, now)).map(({ slot }) => slotOfId(slot)).filter((span) => span !== null)
  return [...(await bookedTimes(records)), ...spans]
}

/** Removes an expired hold, unless another process does. */
const end = async (records: Records, { slot, key }: Hold): Promise<void> => {
  if (await records.create(`${marker}${key}`, '')) await records.remove(nameOf(slot))
}

/** Releases a hold, when it still belongs to that form. @throws the error of the storage. */
export const releaseHold = async (records: Records, { slot, key }: Pick<Hold, 'slot' | 'key'>): Promise<void> => {
  if ((await readHold(records, slot))?.key === key) await records.remove(nameOf(slot))
}

/** Creates the hold, after removing an expired hold; false when the time is held. */
const claim = async (records: Records, wanted: Hold, now: number): Promise<boolean> => {
  const text = JSON.stringify(wanted, null, 2)
  if (await records.create(nameOf(wanted.slot), text)) return true
  const former = await readHold(records, wanted.slot)
  if (former && former.expires > now) return false
  if (former) await end(records, former)
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
  const others = (await openHolds(records, now)).flatMap(({ slot, key }) =>
    key === wanted.key ? [] : (slotOfId(slot) ?? []),
  )
  const isTaken = [...(await bookedTimes(records)), ...others].some((other) => isOverlap(span, other))
  if (isTaken) await releaseHold(records, wanted)
  return isTaken ? 'unavailable' : 'created'
}

/** Removes expired holds, and remains of terminated processes. @throws the error of the storage. Chosen: markers stay for an hour. */
export const removePastHolds = async (records: Records, now: number): Promise<void> => {
  const past = await records.namesBefore(now - 3_600_000)
  // Names of bookings and holds begin with a digit; markers and unfinished files with a dot.
  for (const name of past) if (name.startsWith('.')) await records.remove(name)
  for (const hold of await allHolds(records)) if (hold.expires <= now) await end(records, hold)
}
