/** The wire of `/api/advice`: a form in; on to the confirmation, or back with what is not right. */
import { createHash, createHmac } from 'node:crypto'
import { createLimit } from '../forms/limit.ts'
import { keepOrRefuse, receiveForm, writtenIn, type FormKind, type FormOptions, type Sent } from '../forms/receive.ts'
import { putMessage } from '../outbox/outbox.ts'
import { isSameSecret } from '../same-secret.ts'
import { book, readBooking, type Booking } from './bookings.ts'
import { parseBooking, type BookingForm } from './booking-form.ts'
import { bookingMails } from './mails.ts'
import { offeredSlots, type Hours } from './slots.ts'

/** Twenty times in ten minutes for one address, and what one small team could ever call for all of them. Chosen. */
const kind: FormKind = {
  name: 'advice',
  pages: { nl: '/adviesgesprek', en: '/en/advice' },
  limit: createLimit({ each: 20, all: 600, window: 600_000 }),
}
export const bookingForm = kind.name

export type Conversation = {
  readonly id: string
  readonly title: string
  /** Minutes. */
  readonly duration: number
  readonly hours: readonly Hours[]
}

export type AdviceOptions = FormOptions & {
  readonly bookings: string
  readonly outbox: string
  readonly teamMail: string
  readonly readConversations: () => Promise<readonly Conversation[]>
}

const sealOf = (secret: string, { slot, key }: Pick<Booking, 'slot' | 'key'>) =>
  createHmac('sha256', secret).update(`booking\n${slot}\n${key}`).digest('base64url')

/** The booking that a confirmation's reference names; null for one that we did not give. @throws the file system's error. */
export const confirmedBooking = async (reference: string, folder: string, secret: string): Promise<Booking | null> => {
  const [slot = '', seal = ''] = reference.split('.')
  const kept = await readBooking(folder, slot)
  return kept && isSameSecret(sealOf(secret, kept), seal) ? kept : null
}

/** Mail is told by the form that asked for it, so that a form that is sent twice writes once. */
const putMails = async (booking: Booking, { outbox, teamMail, now }: AdviceOptions): Promise<void> => {
  const mails = bookingMails(booking, teamMail)
  if (!mails) return
  const id = createHash('sha256').update(`${booking.slot}\n${booking.key}`).digest('hex').slice(0, 32)
  await putMessage(outbox, `booking-${id}-team`, mails.team, now)
  await putMessage(outbox, `booking-${id}-visitor`, mails.visitor, now)
}

const thanks = { nl: '/adviesgesprek/bevestigd', en: '/en/advice/confirmed' } as const

/** On to the confirmation; the mails are put here too, since the process may have ended before they were. */
const confirm = async (booking: Booking, sent: Sent, options: AdviceOptions): Promise<Response> => {
  await putMails(booking, options)
  return sent.onward(`${thanks[sent.locale]}?afspraak=${booking.slot}.${sealOf(options.secret, booking)}`)
}

const bookOne = async (sent: Sent, form: BookingForm, options: AdviceOptions): Promise<Response> => {
  const { fields, locale, key, giveBack } = sent
  const known = await readBooking(options.bookings, form.slot)
  if (known?.key === key) return confirm(known, sent, options)
  const conversation = (await options.readConversations()).find(({ id }) => id === form.conversation)
  const slots = conversation ? offeredSlots(conversation.hours, conversation.duration, [], options.now) : []
  const slot = slots.find(({ id }) => id === form.slot)
  if (!conversation || !slot) return giveBack({ values: writtenIn(fields), problems: ['gone'] })
  const wanted = { ...form, key, locale, conversation: conversation.title, adviser: slot.adviser.name }
  return (await book(options.bookings, wanted)) === 'taken'
    ? giveBack({ values: writtenIn(fields), problems: ['taken'] })
    : confirm(wanted, sent, options)
}

/**
 * 303 to the confirmation, or back to the form with what is not right; 400, 413, 429 or 503 as a page. A form that is
 * sent twice is booked once and confirmed twice.
 * Chosen: a plain POST and a redirect, so that it works without script; see `receiveForm`.
 */
export const answerBooking = async (request: Request, options: AdviceOptions): Promise<Response> => {
  const sent = await receiveForm(request, kind, options)
  if (sent instanceof Response) return sent
  if (sent.isMachine) return sent.onward(thanks[sent.locale])
  const parsed = parseBooking(sent.fields)
  if ('problems' in parsed) return sent.giveBack({ values: writtenIn(sent.fields), problems: [...parsed.problems] })
  return keepOrRefuse(kind, sent.locale, () => bookOne(sent, parsed.form, options))
}
