/** How many calls one network and one mail address may hold and book at once, and how many mails an address gets about holds. */
import { sharesOfWider } from '#platform/network.ts'
import type { Records } from '#platform/records/records.ts'
import { bookingsToCome } from './bookings.ts'
import { callsByNetwork, type Origin } from './call-networks.ts'
import { mailboxOf, releasedHolds, type ReleasedHold } from './ended-forms.ts'
import { openHolds, type Hold } from './holds.ts'
import { slotOfId } from './slots.ts'

/** Chosen: enough for a household; one network cannot book all times of two weeks. */
const mostHolds = { network: 3, address: 1 }
/** Mails to an address in half an hour, one for each hold. Chosen: a time can be chosen anew twice; the address may be a stranger's. */
const mostMails = 3
/** Maximum future calls, per network and per mail address. Chosen: for a whole class one writes to the team. */
const mostBookings = 5

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

/** Holds that were given back count too: their mails may have left. */
const excessOfHolds = (
  open: readonly Hold[],
  released: readonly ReleasedHold[],
  { wanted, secret }: { readonly wanted: Hold; readonly secret: string },
): Excess | null => {
  const mailbox = mailboxOf(wanted.email, secret)
  const own = open.filter(({ email }) => mailboxOf(email, secret) === mailbox)
  const bounds = [
    ...networksOf(wanted).map(({ isFrom, shares }) => ({
      holds: [...open, ...released].filter(isFrom),
      most: shares * mostHolds.network,
    })),
    { holds: own, most: mostHolds.address },
    { holds: [...own, ...released.filter((one) => one.mailbox === mailbox)], most: mostMails },
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
export const excessOf = async (
  records: Records,
  wanted: Hold,
  { now, secret }: { readonly now: number; readonly secret: string },
): Promise<Excess | null> => {
  const open = (await openHolds(records, now)).filter(({ key }) => key !== wanted.key)
  const excess = excessOfHolds(open, await releasedHolds(records, now), { wanted, secret })
  if (excess) return excess
  const own = mailboxOf(wanted.email, secret)
  const booked = (await bookingsToCome(records, now)).filter(({ email }) => mailboxOf(email, secret) === own)
  if (booked.length < mostBookings) return excessOfNetwork(records, open, wanted, now)
  return { reason: 'bookings', until: Math.min(...booked.map(({ slot }) => slotOfId(slot)?.start ?? now)) }
}
