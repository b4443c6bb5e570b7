/** Mail that must not be lost. Files are `unknown` until parsed here. */
import { z } from 'zod'

export const message = z.object({
  to: z.string(),
  /** Whom the receiver answers; the sender when absent. */
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })).optional(),
  /** Instant after which it is thrown away, sent or not: what concerns persons is not kept for ever. */
  expires: z.iso.datetime(),
})
export type Message = z.output<typeof message>

export const states = ['waiting', 'sending', 'sent', 'refused'] as const

/**
 * Where a message stands. `at`, in milliseconds since 1970: when it is tried next, until when its sender may take, when
 * it was sent, or when it was refused.
 */
export type Standing = {
  readonly state: (typeof states)[number]
  /** Attempts that failed. */
  readonly failures: number
  readonly at: number
}

const form = /^(waiting|sending|sent|refused)-(\d+)-(\d{8}T\d{6}Z)\.json$/

/** The name of the file that says so, to the second: `waiting-0-20261121T160000Z.json`. Chosen: read by people too. */
export const nameOf = ({ state, failures, at }: Standing): string =>
  `${state}-${failures}-${new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')}.json`

/** What a name says; null for any other file. Chosen: see `nameOf`. */
export const standingOf = (name: string): Standing | null => {
  const [, word, failures, stamp] = form.exec(name) ?? []
  const state = states.find((known) => known === word)
  if (!state || !stamp) return null
  const at = Date.parse(stamp.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  return Number.isNaN(at) ? null : { state, failures: Number(failures), at }
}
