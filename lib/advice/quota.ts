/** How many calls one network and one mail address may hold and book at once. */
import { sharesOfWider } from '#platform/network.ts'
import type { Records } from '#platform/records/records.ts'
import { bookingsToCome } from './bookings.ts'
import { callsByNetwork, type Origin } from './call-networks.ts'
import { openHolds, type Hold } from './holds.ts'
import { slotOfId } from './slots.ts'

/** Chosen: enough for a household; one network cannot book all times of two weeks. */
const mostHolds = { network: 3, address: 1 }
/** Maximum future calls, per network and per mail address. Chosen: for a whole class one writes to the team. */
const mostBookings = 5

/** Normalises a mail address for counting. Chosen: a suffix after a plus belongs to the same mailbox. */
const mailbox = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@')

export type Excess = {
  readonly reason: 'holds' | 'bookings' | 'network'
  /** Milliseconds since 1970. */
  readonly until: number
}

/** The networks that a hold counts for, each with its multiple of a network's limit. */
const networksOf = ({ network, widerNetwork }: Origin) => [
  { isFrom: (other: Origin) => other.network === network, shares: 1 },
  { isFrom: (other: Origin) => widerNetwork !== null && other.widerNetwork === widerNetwork, shares: sharesOfWider },
]

const excessOfHolds = (open: readonly Hold[], wanted: Hold): Excess | null => {
  const own = mailbox(wanted.email)
  const bounds = [
    ...networksOf(wanted).map(({ isFrom, shares }) => ({
      holds: open.filter(isFrom),
      most: shares * mostHolds.network,
    })),
    { holds: open.filter(({ email }) => mailbox(email) === own), most: mostHolds.address },
  ]
  const full = bounds.flatMap(({ holds, most }) => (holds.length >= most ? holds : []))
  return full.length ? { reason: 'holds', until: Math.min(...full.map(({ expires }) => expires)) } : null
}

/** Open holds count too, because each may be confirmed. */
const excessOfNetwork = async (records: Records, open: readonly Hold[], wanted: Hold, now: number) => {
  const calls = await callsByNetwork(records, now)
  const booked = new Set(calls.map(({ slot }) => slot))
  const taken = [
    ...calls.map(({ start, ...from }) => ({ ...from, until: start })),
    ...open.filter(({ slot }) => !booked.has(slot)).map(({ expires, ...from }) => ({ ...from, until: expires })),
  ]
  const full = networksOf(wanted).flatMap(({ isFrom, shares }) => {
    const own = taken.filter(isFrom)
    return own.length >= shares * mostBookings ? own : []
  })
  return full.length ? ({ reason: 'network', until: Math.min(...full.map(({ until }) => until)) } as const) : null
}

/**
 * The limit that one more hold of this network and address would exceed, and until when; null when none.
 * @throws the error of the storage. Chosen: the hold itself does not count, so that the check can run after its creation.
 */
export const excessOf = async (records: Records, wanted: Hold, now: number): Promise<Excess | null> => {
  const open = (await openHolds(records, now)).filter(({ key }) => key !== wanted.key)
  const excess = excessOfHolds(open, wanted)
  if (excess) return excess
  const own = mailbox(wanted.email)
  const booked = (await bookingsToCome(records, now)).filter(({ email }) => mailbox(email) === own)
  if (booked.length < mostBookings) return excessOfNetwork(records, open, wanted, now)
  return { reason: 'bookings', until: Math.min(...booked.map(({ slot }) => slotOfId(slot)?.start ?? now)) }
}
