/** The wire of `/api/advice`: receives a form and redirects to the page about the confirmation, or back to the form with its problems. */
import { createFormLimits } from '../forms/limit.ts'
import {
  contextOf,
  respondOr503,
  receiveForm,
  fieldValues,
  type FormKind,
  type FormOptions,
  type Sent,
} from '../forms/receive.ts'
import type { Outbox } from '#platform/outbox/message.ts'
import type { Records } from '#platform/records/records.ts'
import { callId, callsOfForm, readBooking } from './bookings.ts'
import { parseBooking, type BookingForm } from './booking-form.ts'
import { originOf, type Origin } from './call-networks.ts'
import { hasEnded } from './ended-forms.ts'
import { heldFor, holdTime, readHold, releasedOnError, releaseHold, type Hold } from './holds.ts'
import { pathsOf } from '../i18n/pathname.ts'
import { usualName } from '../i18n/site-name.ts'
import { holdMail } from './mails.ts'
import { excessOf } from './quota.ts'
import { adviceAddress } from './references.ts'
import { offeredSlots, type Hours } from './slots.ts'

export const bookingForm = 'advice'
export const bookingPages = pathsOf('/adviesgesprek')

/**
 * Sixty in ten minutes for one network: a class whose times are often gone. Chosen: the number of holds is limited
 * separately, see `excessOf`.
 */
const limits = createFormLimits(bookingForm, { each: 60, all: 1200 })

/** What stays in the address of the page when the form comes back. */
export const bookingContext = ['gesprek', 'loket', 'route', 'opleiding', 'vraag', 'a', 'plaats', 'vak'] as const

const kindOf = (isSample: boolean): FormKind => ({
  name: bookingForm,
  pages: bookingPages,
  limits,
  context: bookingContext,
  problemsOf: (fields) => {
    const parsed = parseBooking(fields, isSample)
    return 'problems' in parsed ? parsed.problems : []
  },
})

export type Conversation = {
  readonly id: string
  readonly title: string
  /** Minutes; null where it is not known. */
  readonly duration: number | null
  readonly hours: readonly Hours[]
}

export type AdviceOptions = FormOptions & {
  readonly bookings: Records
  readonly outbox: Outbox
  readonly teamMail: string
  /** In mails; ours where it is absent. */
  readonly siteName?: string
  /** Address of the site, for the link in the mail. */
  readonly siteUrl: string
  /** Whether there is a mail server. Without one no link arrives, and the visitor confirms on the next page. */
  readonly sendsMail: boolean
  /** Whether the catalogue is a sample: no number is needed, because nobody calls. */
  readonly isSample?: boolean
  readonly readConversations: () => Promise<readonly Conversation[]>
}

/** The id of a mail about a call, so that it is written once. */
export const mailId = (
  call: Pick<Hold, 'slot' | 'key'>,
  receiver: 'hold' | 'team' | 'visitor' | 'cancel' | 'cancelled',
): string => `booking-${callId(call)}-${receiver}`

/** Deletes the mails about a call that is cancelled, sent or not: they have all that its visitor wrote. @throws the error of the outbox. */
export const removeMails = async (outbox: Outbox, call: Pick<Hold, 'slot' | 'key'>): Promise<void> => {
  for (const receiver of ['hold', 'team', 'visitor'] as const) await outbox.remove(mailId(call, receiver))
}

/** Redirects to the page about the confirmation. It also writes the mail, in case the process ended before it was written. */
const sendConfirmationRequest = async (hold: Hold, sent: Sent, options: AdviceOptions): Promise<Response> => {
  const { secret, siteUrl, sendsMail, outbox, teamMail, now, siteName = usualName, isSample = false } = options
  const addressOf = (page: 'held' | 'confirm') => adviceAddress(page, sent.locale, { named: hold, secret })
  if (!sendsMail) return sent.redirectTo(addressOf('confirm'))
  await outbox.put(
    mailId(hold, 'hold'),
    holdMail(hold, { link: `${siteUrl}${addressOf('confirm')}`, teamMail, siteName, isSample }),
    now,
  )
  return sent.redirectTo(addressOf('held'))
}

/** Milliseconds in which a form that was refused may be sent again as it is. */
const longestRetry = 3_600_000

/** The conversation of that id and its time; null when it is not offered. Chosen: a time that is taken is offered too, and cannot be held. */
export const offerOf = async (
  wanted: { readonly conversation: string; readonly slot: string },
  { readConversations, now }: Pick<AdviceOptions, 'readConversations' | 'now'>,
) => {
  const conversation = (await readConversations()).find(({ id }) => id === wanted.conversation)
  const slots = conversation ? offeredSlots(conversation.hours, conversation.duration, [], now) : []
  const slot = slots.find(({ id }) => id === wanted.slot)
  return conversation && slot ? { conversation, slot } : null
}

/** A hold of the time that the form requests; null when that is not available. */
const newHold = async (
  form: BookingForm,
  { key, locale, fields }: Sent,
  origin: Origin,
  options: AdviceOptions,
): Promise<Hold | null> => {
  const offer = await offerOf(form, options)
  return offer
    ? {
        ...form,
        key,
        locale,
        conversation: offer.conversation.title,
        conversationId: offer.conversation.id,
        adviser: offer.slot.adviser.name,
        former: [],
        context: contextOf(fields),
        expires: options.now + heldFor,
        ...origin,
      }
    : null
}

const holdOne = async (sent: Sent, form: BookingForm, origin: Origin, options: AdviceOptions): Promise<Response> => {
  const { bookings, secret, now } = options
  const back = (problem: string) => sent.redirectToForm({ values: fieldValues(sent.fields), problems: [problem] })
  const since = await sent.firstUse(form)
  if (since === null) return back('used')
  const there = await readBooking(bookings, form.slot)
  // Its call may have been moved to another time.
  const booked = there?.key === sent.key ? there : (await callsOfForm(bookings, sent.key, now))[0]
  if (booked) return sent.redirectTo(adviceAddress('booking', sent.locale, { named: booked, secret }))
  // A browser may send the form of a call that was cancelled again.
  if (await hasEnded(bookings, sent.key)) return back('used')
  const known = await readHold(bookings, form.slot)
  const isHeld = known?.key === sent.key
  const wanted = isHeld ? known : await newHold(form, sent, origin, options)
  if (!wanted) return back('slotNotOffered')
  if (wanted.expires <= now) return back('expired')
  // What says that a hold has ended stays for an hour: after that it would be held again, without a mail.
  if (!isHeld && since + longestRetry <= now) return back('old')
  const outcome = await holdTime(bookings, wanted, now)
  if (outcome === 'unavailable') return back('taken')
  const answer = async () => {
    const excess = await excessOf(bookings, wanted, { now, secret })
    if (!excess) return sendConfirmationRequest(wanted, sent, options)
    if (outcome === 'created') await releaseHold(bookings, wanted)
    return sent.refuse(excess.reason, Math.ceil((excess.until - now) / 1000), options.teamMail)
  }
  // What was held before has its mail already.
  return outcome === 'created' ? releasedOnError(bookings, wanted, answer) : answer()
}

/**
 * 303 to the page about the confirmation, or back to the form with its problems; 400, 413, 429 or 503 as a page.
 * A form that is sent twice holds one time and writes one mail.
 * Chosen: a plain POST and a redirect, so that it works without script; see `receiveForm`. Before the visitor confirms, nothing is booked and the team
 * gets no mail, since the address may belong to another person.
 */
export const answerBooking = async (request: Request, options: AdviceOptions): Promise<Response> => {
  const { isSample = false } = options
  const kind = kindOf(isSample)
  const sent = await receiveForm(request, kind, options)
  if (sent instanceof Response) return sent
  if (sent.isMachine) return sent.redirectTo(adviceAddress(options.sendsMail ? 'held' : 'booking', sent.locale))
  const parsed = parseBooking(sent.fields, isSample)
  if ('problems' in parsed)
    return sent.redirectToForm({ values: fieldValues(sent.fields), problems: [...parsed.problems] })
  const origin = originOf(request.headers, options.secret)
  return respondOr503(kind.name, sent.refuse, () => holdOne(sent, parsed.form, origin, options))
}
