/**
 * The forms that were accepted: each can be used once. A file for each lies in a folder that all processes share, with
 * the moment and a digest of what the form said, so that a form that is sent twice can be told from one that is reused.
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
  /** What it says. */
  readonly words: unknown
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * The moment at which the form was first used to say this (milliseconds since 1970); null when it was used to say
 * something else. @throws the file system's error. Chosen: a digest with a key, since names and addresses can be guessed.
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

/** Removes what is older than any form that still counts. @throws the file system's error. Chosen: an hour more, for clocks that differ. */
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
