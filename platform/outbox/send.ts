/** Sends what waits, again and again with growing waits, until the mail server has taken it. */
import { setTimeout } from 'node:timers/promises'
import { reasonOf } from '../error-message.ts'
import { createTransport } from 'nodemailer'
import { ZodError } from 'zod'
import { smtpTimeouts } from '../smtp.ts'
import { warn } from '../log.ts'
import type { Entry, Message, Outbox } from './message.ts'

export type Send = (id: string, message: Message) => Promise<void>

const minute = 60_000
/** A message that is being sent belongs to its sender for so long; then that one is taken to have ended. */
const lease = 10 * minute
const longestWait = 6 * 60 * minute
/** Days for which a message that was sent is stored, so that the same form is recognised when it is sent again. */
const sentDays = 30
/** How often it is noted in the outbox that a message was sent, and the milliseconds between two attempts. */
const [mostNotes, noteAgain] = [3, 500]

/**
 * Milliseconds until the next attempt, a minute at least: twice as long after each failure, but a quarter of what is `left` until the message
 * expires at most.
 */
const waitAfter = (failures: number, left: number): number =>
  Math.min(longestWait, minute * 2 ** Math.max(0, failures - 1), Math.max(minute, left / 4))

/**
 * Sends by that mail server; done when the server has taken the message.
 * The id of the mail is that of the message, so that one sent twice, because a process ended in between, is shown once.
 */
export const createSend = (smtpUrl: string, from: string): Send => {
  const transport = createTransport({ url: smtpUrl, ...smtpTimeouts })
  return async (id, { to, replyTo, subject, text, attachments = [] }) => {
    await transport.sendMail({
      from,
      to,
      ...(replyTo ? { replyTo } : {}),
      subject,
      text,
      attachments,
      messageId: `<${id}@lesroute>`,
    })
  }
}

const property = (error: unknown, name: string): unknown =>
  error instanceof Error ? Reflect.get(error, name) : undefined

/** Whether the server will never accept this message. Source: RFC 5321 4.2.1; nodemailer's error codes. */
const isFinal = (error: unknown): boolean => {
  const [code, answer] = [property(error, 'code'), property(error, 'responseCode')]
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof answer === 'number' && answer >= 500
}

/** Whether what the outbox holds is no message, so that it can never be sent. */
const isDamaged = (error: unknown): boolean => error instanceof SyntaxError || error instanceof ZodError

/**
 * Notes in the outbox that a message was sent. Where that fails, the message belongs to its sender until the lease is over, and is sent
 * again then, with the same id of the mail.
 */
const noteSent = async (outbox: Outbox, claimed: Entry, now: () => number): Promise<void> => {
  for (let attempt = 1; attempt <= mostNotes; attempt += 1)
    try {
      await outbox.move(claimed, { state: 'sent', failures: claimed.standing.failures, at: now() })
      return
    } catch (error) {
      if (attempt < mostNotes) await setTimeout(noteAgain)
      else
        warn(
          'mail: a message was sent, but the outbox does not say so; it is sent again in ten minutes, check OUTBOX_FOLDER or DATABASE_URL',
          { id: claimed.id, code: reasonOf(error) },
        )
    }
}

/**
 * One round: everything whose time has come is tried once, and deleted when it has expired. Nothing is thrown for a message that fails: it waits on.
 * @throws the error of the outbox. Chosen: a message is claimed by moving it before it is sent.
 */
export const sendDue = async (outbox: Outbox, send: Send, now: () => number = Date.now): Promise<void> => {
  for (const entry of await outbox.due(now())) {
    const { failures } = entry.standing
    const claimed: Entry = { id: entry.id, standing: { state: 'sending', failures, at: now() + lease } }
    if (!(await outbox.move(entry, claimed.standing))) continue
    let left = Infinity
    try {
      const message = await outbox.read(claimed)
      left = Date.parse(message.expires) - now()
      if (left <= 0) {
        warn('mail: a message expired before the mail server (SMTP_URL) took it; it is deleted', { id: entry.id })
        await outbox.remove(entry.id)
        continue
      }
      await send(entry.id, message)
    } catch (error) {
      // Tried again it would become due later each time, and never be old enough to go.
      const state = isFinal(error) || isDamaged(error) ? 'refused' : 'waiting'
      const at = state === 'refused' ? now() : Math.ceil(now() + waitAfter(failures + 1, left))
      await outbox.move(claimed, { state, failures: failures + 1, at })
      const event = isDamaged(error)
        ? `a message of the outbox cannot be read; it is not sent, and deleted after ${sentDays} days`
        : state === 'refused'
          ? 'the mail server (SMTP_URL) refused a message for good; it is not sent again'
          : 'a message could not be sent; it stays in the outbox and is sent again'
      warn(`mail: ${event}`, { id: entry.id, code: reasonOf(error) })
      continue
    }
    await noteSent(outbox, claimed, now)
  }
}

const day = 24 * 60 * minute

/** Whether a message may go. One that cannot be read does not keep the others: it goes once it is old. */
const hasExpired = async (outbox: Outbox, entry: Entry, now: number, isOld: boolean): Promise<boolean> => {
  try {
    return Date.parse((await outbox.read(entry)).expires) < now
  } catch (error) {
    warn(
      `mail: a message of the outbox cannot be read; ${isOld ? 'it is deleted' : `it is deleted ${sentDays} days after it was due`}`,
      {
        id: entry.id,
        reason: reasonOf(error),
      },
    )
    return isOld
  }
}

/** Deletes what was sent thirty days ago or has expired, and remains of processes that ended. @throws the error of the outbox for its list. */
export const clearMessages = async (outbox: Outbox, now: number): Promise<void> => {
  for (const entry of await outbox.list()) {
    const { state, at } = entry.standing
    if (state === 'sending') continue
    const isOld = at + sentDays * day < now
    if ((state === 'sent' && isOld) || (await hasExpired(outbox, entry, now, isOld))) await outbox.remove(entry.id)
  }
  await outbox.removeRemains(now)
}

type Sender = {
  readonly outbox: Outbox
  /** Null: nothing is sent, and messages stay in the outbox. */
  readonly smtpUrl: string | null
  readonly from: string
  /** Milliseconds between rounds. */
  readonly pause?: number
}

/** Milliseconds between two clearings. */
const clearing = 60 * minute

/** Sends what is due in the outbox, again and again; the function it returns stops that, after the round under way. */
export const startOutbox = ({ outbox, smtpUrl, from, pause = 5000 }: Sender): (() => Promise<void>) => {
  const send = smtpUrl === null ? null : createSend(smtpUrl, from)
  let cleared = 0
  let round = Promise.resolve()
  const once = async () => {
    if (send) await sendDue(outbox, send)
    if (Date.now() - cleared < clearing) return
    cleared = Date.now()
    await clearMessages(outbox, cleared)
  }
  let isUnderWay = false
  const timer = setInterval(() => {
    if (isUnderWay) return
    isUnderWay = true
    round = once()
      .catch((error: unknown) =>
        warn('mail: the outbox could not be read; check the permissions of OUTBOX_FOLDER, or DATABASE_URL', {
          reason: String(error),
        }),
      )
      .finally(() => {
        isUnderWay = false
      })
  }, pause)
  return async () => {
    clearInterval(timer)
    await round
  }
}
