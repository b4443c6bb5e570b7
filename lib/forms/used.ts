/**
 * The forms that were accepted: each can be used once. A file for each lies in a folder that all processes share, with
 * the moment and a digest of the form's content, to distinguish a form that is sent twice from one that is reused.
 */
import { createHash, createHmac } from 'node:crypto'
import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { createWhole, errorCode, namesIn } from '#platform/optional-folder.ts'
import { isSameSecret } from '#platform/same-secret.ts'
import { longest } from './seal.ts'

const use = z.object({ at: z.number(), digest: z.string() })

type Form = {
  readonly folder: string
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
 * with other content. @throws the file system's error. Chosen: a digest with a key, since names and addresses can be guessed.
 */
export const recordUse = async ({ folder, secret, form, words, now }: Form): Promise<number | null> => {
  const digest = createHmac('sha256', secret)
    .update(`used\n${form}\n${JSON.stringify(words)}`)
    .digest('base64url')
  const file = path.join(folder, `${createHash('sha256').update(form).digest('hex')}.json`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (await createWhole(file, JSON.stringify({ at: now, digest }))) return now
  const first = use.parse(JSON.parse(await readFile(file, 'utf8')))
  return isSameSecret(first.digest, digest) ? first.at : null
}

/** Removes records that are older than the expiry of forms. @throws the file system's error. Chosen: an extra hour, because clocks differ. */
export const removeUsedForms = async (folder: string, now: number): Promise<void> => {
  for (const name of await namesIn(folder)) {
    const file = path.join(folder, name)
    try {
      if ((await stat(file)).mtimeMs + longest + 3_600_000 < now) await rm(file, { force: true })
    } catch (error) {
      // Another process removed it.
      if (errorCode(error) !== 'ENOENT') throw error
    }
  }
}
