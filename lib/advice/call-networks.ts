/**
 * The networks from which future calls were booked, so that one visitor with many mail addresses cannot book them all:
 * a record of digests beside each booking, which is removed when the call begins, thirty days before the booking is.
 */
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { clientNetworkOf, widerNetworkOf } from '#platform/network.ts'
import type { Records } from '#platform/records/records.ts'
import { readRecord } from './read-record.ts'
import { slotOfId } from './slots.ts'

export const origin = z.object({
  /** A digest of the network from which it came. */
  network: z.string(),
  /** A digest of the 48 bits around an IPv6 network; null for IPv4, and for holds from before this field existed. */
  widerNetwork: z.string().nullable().default(null),
})
export type Origin = z.output<typeof origin>

/** A call that was booked from that network, and when it begins (milliseconds since 1970). */
type Call = Origin & { readonly slot: string; readonly start: number }

const ending = '.network.json'
const kind = { shape: origin, ifInvalid: 'the call does not count for its network; remove it' }
const nameOf = (slot: string) => `${slot}${ending}`

/** The digests of a request's network. Chosen: digests with a key, since networks can be guessed. */
export const originOf = (headers: Headers, secret: string): Origin => {
  const digest = (text: string) => createHmac('sha256', secret).update(`network\n${text}`).digest('base64url')
  const network = clientNetworkOf(headers)
  const wider = widerNetworkOf(network)
  return { network: digest(network), widerNetwork: wider === null ? null : digest(wider) }
}

/** Stores the network of a booked call, once. @throws the error of the storage. */
export const recordNetwork = async (
  records: Records,
  { slot, network, widerNetwork }: Origin & { readonly slot: string },
): Promise<void> => {
  await records.create(nameOf(slot), JSON.stringify({ network, widerNetwork }))
}

/** Deletes the network of a call that is cancelled, so that it counts no longer. @throws the error of the storage. */
export const forgetNetwork = async (records: Records, { slot }: { readonly slot: string }): Promise<void> =>
  records.remove(nameOf(slot))

/** The network of a booked call; null where none is recorded. @throws the error of the storage. */
export const networkOfCall = async (records: Records, slot: string): Promise<Origin | null> => {
  const read = await readRecord(records, nameOf(slot), kind)
  return read === 'invalid' ? null : read
}

const startOf = (slot: string) => slotOfId(slot)?.start ?? 0

/** Booked calls that begin after `now`, by network. @throws the error of the storage. */
export const callsByNetwork = async (records: Records, now: number): Promise<Call[]> => {
  const names = new Set(await records.names())
  const slots = [...names].filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length))
  // The record of a booking that was deleted manually still exists.
  const toCome = slots.filter((slot) => startOf(slot) > now && names.has(`${slot}.json`))
  const calls = await Promise.all(
    toCome.map(async (slot) => ({ slot, from: await readRecord(records, nameOf(slot), kind) })),
  )
  // Null where another process removed it meanwhile.
  return calls.flatMap(({ slot, from }) =>
    from && from !== 'invalid' ? [{ ...from, slot, start: startOf(slot) }] : [],
  )
}

/** Removes the networks of calls that have begun. @throws the error of the storage. */
export const removePastNetworks = async (records: Records, now: number): Promise<void> => {
  for (const name of await records.names()) {
    const span = name.endsWith(ending) ? slotOfId(name.slice(0, -ending.length)) : null
    if (span && span.start <= now) await records.remove(name)
  }
}
