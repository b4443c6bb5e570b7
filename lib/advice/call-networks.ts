/**
 * From which networks the calls to come were booked, so that one visitor with many mail addresses does not book them all:
 * a file of digests beside each booking, which goes when the call begins, thirty days before the booking does.
 */
import { createHmac } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { createWhole, errorCode, namesIn } from '#platform/optional-folder.ts'
import { widerNetworkOf } from '#platform/network.ts'
import { clientIpOf } from '../forms/limit.ts'
import { slotOfId } from './slots.ts'

export const origin = z.object({
  /** A digest of the network from which it came. */
  network: z.string(),
  /** A digest of the 48 bits around an IPv6 network; null for others, and for holds that were made before it was kept. */
  widerNetwork: z.string().nullable().default(null),
})
export type Origin = z.output<typeof origin>

/** A call that was booked from there, and when it begins (milliseconds since 1970). */
type Call = Origin & { readonly slot: string; readonly start: number }

const ending = '.network.json'
const fileOf = (folder: string, slot: string) => path.join(folder, `${slot}${ending}`)

/** Where a request came from. Chosen: digests with a key, since networks can be guessed. */
export const originOf = (headers: Headers, secret: string): Origin => {
  const digest = (text: string) => createHmac('sha256', secret).update(`network\n${text}`).digest('base64url')
  const network = clientIpOf(headers)
  const wider = widerNetworkOf(network)
  return { network: digest(network), widerNetwork: wider === null ? null : digest(wider) }
}

/** Keeps where a booked call came from, once. @throws the file system's error. Chosen: see above. */
export const recordNetwork = async (
  folder: string,
  { slot, network, widerNetwork }: Origin & { readonly slot: string },
): Promise<void> => {
  await createWhole(fileOf(folder, slot), JSON.stringify({ network, widerNetwork }))
}

/** Null where another process removed it meanwhile. */
const readOrigin = async (folder: string, slot: string): Promise<Origin | null> => {
  try {
    return origin.parse(JSON.parse(await readFile(fileOf(folder, slot), 'utf8')))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

const startOf = (slot: string) => slotOfId(slot)?.start ?? 0

/** Booked calls that begin after `now`, by where they came from. @throws the file system's error, or when a file is none of ours. */
export const callsByNetwork = async (folder: string, now: number): Promise<Call[]> => {
  const names = new Set(await namesIn(folder))
  const slots = [...names].filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length))
  // A booking that was removed by hand leaves its file here.
  const toCome = slots.filter((slot) => startOf(slot) > now && names.has(`${slot}.json`))
  const calls = await Promise.all(toCome.map(async (slot) => ({ slot, from: await readOrigin(folder, slot) })))
  return calls.flatMap(({ slot, from }) => (from ? [{ ...from, slot, start: startOf(slot) }] : []))
}

/** Removes where calls came from once they begin. @throws the file system's error. Chosen: see above. */
export const removePastNetworks = async (folder: string, now: number): Promise<void> => {
  for (const name of await namesIn(folder)) {
    const span = name.endsWith(ending) ? slotOfId(name.slice(0, -ending.length)) : null
    if (span && span.start <= now) await rm(path.join(folder, name), { force: true })
  }
}
