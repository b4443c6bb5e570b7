/** Mail that must not be lost. What a store holds is `unknown` until it is parsed here. */
import { z } from 'zod'

export const message = z.object({
  to: z.string(),
  /** Whom the receiver answers; the sender when absent. */
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })).optional(),
  /** Instant after which it is deleted, sent or not: personal data is not stored for ever. */
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

/** A message without its content. */
export type Entry = { readonly id: string; readonly standing: Standing }

/**
 * Where mail waits: `file-outbox.ts` for one machine, `postgres-outbox.ts` for several. Every function throws the error of the
 * file system or the database.
 */
export type Outbox = {
  /** Stores a message, which survives a loss of power: true when it is new, false when one of that id was stored before. */
  readonly put: (id: string, message: Message, now: number) => Promise<boolean>
  /** All messages and where they stand, by id. */
  readonly list: () => Promise<Entry[]>
  /** Those to be sent now, by their time: waiting, or taken by a process that has not finished sending it in time. */
  readonly due: (now: number) => Promise<Entry[]>
  /** The content of a message in that state. @throws when its state has changed since, or it is invalid. */
  readonly read: (entry: Entry) => Promise<Message>
  /** Moves a message to its next state; false when its state has changed since, because another process did. */
  readonly move: (entry: Entry, next: Standing) => Promise<boolean>
  /** Deletes a message, if there is one; one that is being sent may arrive. */
  readonly remove: (id: string) => Promise<void>
  /** Deletes what a process that ended left unfinished more than a day before `now`. */
  readonly removeRemains: (now: number) => Promise<void>
}

/** @throws Error for an id that is not made of letters, digits, _ and -. Ids come from the code, never from visitors. */
export const requireId = (id: string): void => {
  if (!/^[\w-]{1,100}$/.test(id)) throw new Error(`"${id}" is no id of a message: it may hold letters, digits, _ and -`)
}

/** Whether it is to be sent at that moment (milliseconds since 1970). */
export const isDue = ({ state, at }: Standing, now: number): boolean =>
  (state === 'waiting' || state === 'sending') && at <= now
