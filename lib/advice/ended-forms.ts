/** Forms whose hold or call has ended, a record each for an hour: sent again, they hold nothing. */
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { jsonOf } from '#platform/json-object.ts'
import type { Records } from '#platform/records/records.ts'
import { origin } from './call-networks.ts'

const marker = '.ended-'
const nameOf = (key: string) => `${marker}${key}`

const releasedHold = z.object({
  /** A digest: who gives a time back leaves no address. */
  mailbox: z.string(),
  /** When the hold would have expired, in milliseconds since 1970. */
  expires: z.number(),
  ...origin.shape,
})
/** A hold that was given back after a mail about it was written. */
export type ReleasedHold = z.output<typeof releasedHold>

/** A digest of the mailbox of that address, with a key, since addresses can be guessed. Chosen: a suffix after a plus belongs to the same mailbox. */
export const mailboxOf = (email: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(`mailbox\n${email.toLowerCase().replace(/\+[^@]*@/, '@')}`)
    .digest('base64url')

/**
 * Marks a form whose hold or call has ended, for an hour; false when it is marked. `released` counts until it would have expired:
 * see `excessOf`. @throws the error of the storage.
 */
export const endForm = (records: Records, key: string, released?: ReleasedHold): Promise<boolean> =>
  records.create(nameOf(key), released ? JSON.stringify(released) : '')

/** Whether the hold or the call of that form has ended. @throws the error of the storage. */
export const hasEnded = async (records: Records, key: string): Promise<boolean> =>
  (await records.read(nameOf(key))) !== null

const cancellation = '"cancelled"'

/** As `endForm`, for a call that its visitor cancels: a move that goes on meanwhile removes it too. @throws the error of the storage. */
export const cancelForm = (records: Records, key: string): Promise<boolean> => records.create(nameOf(key), cancellation)

/** Whether the call of that form was cancelled; `hasEnded` holds too where only a hold of it expired. @throws the error of the storage. */
export const isCancelled = async (records: Records, key: string): Promise<boolean> =>
  (await records.read(nameOf(key))) === cancellation

/** The forms whose hold or call ended within the last hour. @throws the error of the storage. */
export const endedForms = async (records: Records): Promise<string[]> =>
  (await records.names()).filter((name) => name.startsWith(marker)).map((name) => name.slice(marker.length))

/** Whether a process that ended a form before that moment may have stopped halfway. @throws the error of the storage. */
export const hasEndedBefore = async (records: Records, key: string, moment: number): Promise<boolean> =>
  (await records.namesBefore(moment)).includes(nameOf(key))

/** The holds that were given back and would not have expired yet. @throws the error of the storage. */
export const releasedHolds = async (records: Records, now: number): Promise<ReleasedHold[]> => {
  const texts = await Promise.all((await endedForms(records)).map((key) => records.read(nameOf(key))))
  // Most are empty: nothing was given back.
  return texts.flatMap((text) => {
    const released = text ? releasedHold.safeParse(jsonOf(text)) : null
    return released?.success && released.data.expires > now ? [released.data] : []
  })
}
