/** Sends what waits, again and again with growing waits, until the mail server has taken it. */
import { createTransport } from 'nodemailer'
import { warn } from '../log.ts'
import type { Message } from './message.ts'
import { clearMessages, listMessages, moveMessage, readMessage, type Kept } from './outbox.ts'

export type Send = (id: string, message: Message) => Promise<void>

const minute = 60_000
/** A message that is being sent belongs to its sender for so long; then that one is taken to have ended. */
const lease = 10 * minute
const longestWait = 6 * 60 * minute

/** Milliseconds until the next attempt: a minute, and twice as long after each failure. */
const waitAfter = (failures: number): number => Math.min(longestWait, minute * 2 ** Math.max(0, failures - 1))

/** Milliseconds that a mail server may take to answer. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * Sends by that mail server; done when the server has taken the message.
 * The id of the mail is that of the message, so that one sent twice, because a process ended in between, is shown once.
 */
export const createSend = (smtpUrl: string, from: string): Send => {
  const transport = createTransport({ url: smtpUrl, ...patience })
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

const isDue = ({ state, at }: Kept['standing'], now: number): boolean =>
  (state === 'waiting' || state === 'sending') && at <= now

/**
 * One round: everything whose time has come is tried once. Nothing is thrown for a message that fails: it waits on.
 * @throws the file system's error. Chosen: a message is claimed by a rename before it is sent.
 */
export const sendDue = async (folder: string, send: Send, now: () => number = Date.now): Promise<void> => {
  for (const entry of await listMessages(folder)) {
    if (!isDue(entry.standing, now())) continue
    const { failures } = entry.standing
    const claimed: Kept = { id: entry.id, standing: { state: 'sending', failures, at: now() + lease } }
    if (!(await moveMessage(folder, entry, claimed.standing))) continue
    try {
      await send(entry.id, await readMessage(folder, claimed))
      await moveMessage(folder, claimed, { state: 'sent', failures, at: now() })
    } catch (error) {
      const state = isFinal(error) ? 'refused' : 'waiting'
      const at = state === 'refused' ? now() : now() + waitAfter(failures + 1)
      await moveMessage(folder, claimed, { state, failures: failures + 1, at })
      const code = property(error, 'code')
      warn('mail: a message was not accepted by the mail server (SMTP_URL); it stays in the outbox and is sent again', {
        id: entry.id,
        state,
        code: typeof code === 'string' ? code : 'unknown',
      })
    }
  }
}

type Outbox = {
  readonly folder: string
  /** Null: nothing is sent, and messages stay in the folder. */
  readonly smtpUrl: string | null
  readonly from: string
  /** Milliseconds between rounds. */
  readonly pause?: number
}

/** Milliseconds between two clearings. */
const clearing = 60 * minute

/** Sends what is due in the outbox, again and again; the function it returns stops that, after the round under way. */
export const startOutbox = ({ folder, smtpUrl, from, pause = 5000 }: Outbox): (() => Promise<void>) => {
  const send = smtpUrl === null ? null : createSend(smtpUrl, from)
  let cleared = 0
  let round = Promise.resolve()
  const once = async () => {
    if (send) await sendDue(folder, send)
    if (Date.now() - cleared < clearing) return
    cleared = Date.now()
    await clearMessages(folder, cleared)
  }
  let isUnderWay = false
  const timer = setInterval(() => {
    if (isUnderWay) return
    isUnderWay = true
    round = once()
      .catch((error: unknown) =>
        warn('mail: the outbox could not be read; check the permissions of OUTBOX_FOLDER', { reason: String(error) }),
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
