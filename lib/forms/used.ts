/**
 * The forms that were accepted: each can be used once. All processes share a record for each, with
 * the moment and a digest of the form's content, to distinguish a form that is sent twice from one that is reused.
 */
import { createHash, createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Records } from '#platform/records/records.ts'
import { isSameSecret } from '#platform/same-secret.ts'
import { maxAge } from './seal.ts'

const use = z.object({ at: z.number(), digest: z.string() })

type Form = {
  readonly records: Records
  readonly secret: string
  /** The form and its key. */
  readonly form: string
  /** Its content. */
  readonly words: unknown
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * The moment at which the form was first accepted with this content (milliseconds since 1970); null when it was accepted
 * with other content. @throws the error of the storage. Chosen: a digest with a key, since names and addresses can be guessed.
 */
export const recordUse = async ({ records, secret, form, words, now }: Form): Promise<number | null> => {
  const digest = createHmac('sha256', secret)
    .update(`used\n${form}\n${JSON.stringify(words)}`)
    .digest('base64url')
  const name = `${createHash('sha256').update(form).digest('hex')}.json`
  if (await records.create(name, JSON.stringify({ at: now, digest }))) return now
  const text = await records.read(name)
  if (text === null) throw new Error('The record of an accepted form was removed while it was read')
  const first = use.parse(JSON.parse(text))
  return isSameSecret(first.digest, digest) ? first.at : null
}

/** Removes records that are older than the expiry of forms. @throws the error of the storage. Chosen: an extra hour, because clocks differ. */
export const removeUsedForms = async (records: Records, now: number): Promise<void> => {
  for (const name of await records.namesBefore(now - maxAge - 3_600_000)) await records.remove(name)
}
