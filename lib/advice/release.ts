/** The wire of `/api/advice/release`: the button that gives back a held time, with which another can be chosen at once. */
import { createFormLimits } from '../forms/limit.ts'
import { returnAddress } from '../forms/receive.ts'
import { returnedHeader, sealReturned } from '../forms/returned.ts'
import { seeOther } from '../forms/see-other.ts'
import type { Locale } from '../i18n/routing.ts'
import { bookingContext, bookingForm, bookingPages, mailId, type AdviceOptions } from './book.ts'
import { bookingFields } from './booking-form.ts'
import { readBooking } from './bookings.ts'
import { recordNetwork } from './call-networks.ts'
import { endForm, mailboxOf } from './ended-forms.ts'
import { releaseHold, type Hold } from './holds.ts'
import { answerLinkButton } from './link-button.ts'
import { adviceAddress, heldCall } from './references.ts'

/** Sixty in ten minutes for one network. */
const limits = createFormLimits('release', { each: 60, all: 1200 })

type Options = Pick<AdviceOptions, 'secret' | 'isSecure' | 'now' | 'bookings' | 'outbox' | 'sendsMail'>

/** What was typed in the form of that hold; its time is chosen there still, as long as nobody else takes it. */
const typedIn = (hold: Hold) =>
  Object.fromEntries(bookingFields.map((name) => [name, name === 'conversation' ? hold.conversationId : hold[name]]))

/** The confirmation of a hold whose call is booked, since the other button was pressed too; null when it is not. */
const confirmationOf = async (hold: Hold, locale: Locale, { bookings, secret }: Options): Promise<string | null> => {
  const booked = await readBooking(bookings, hold.slot)
  if (booked?.key !== hold.key) return null
  await recordNetwork(bookings, hold)
  return adviceAddress('booking', locale, { named: booked, secret })
}

/**
 * 303 to the form, filled in as it was, or to the page of a link that is not valid; 400, 413, 429 or 503 as a page.
 * Chosen: the form is filled in for its sender only; the link in a mail may have reached another person. A mail that is not sent yet
 * is removed, since its link no longer works. Where mail is sent, the hold goes on counting until it would have expired, since the button would
 * otherwise allow any number of mails to an address.
 */
export const answerRelease = (request: Request, options: Options): Promise<Response> => {
  const { bookings, outbox, secret, isSecure, now, sendsMail } = options
  return answerLinkButton(request, {
    page: 'confirm',
    limits,
    read: async (reference) => {
      const sender = await heldCall('held', reference, options)
      const hold = sender ?? (await heldCall('confirm', reference, options))
      return hold && { hold, isSender: sender !== null || !sendsMail }
    },
    act: async ({ hold, isSender }, locale) => {
      const booked = await confirmationOf(hold, locale, options)
      if (booked) return booked
      const { key, email, expires, network, widerNetwork } = hold
      const counted = { mailbox: mailboxOf(email, secret), expires, network, widerNetwork }
      await endForm(bookings, key, sendsMail ? counted : undefined)
      await outbox.remove(mailId(hold, 'hold'))
      await releaseHold(bookings, hold)
      const meanwhile = await confirmationOf(hold, locale, options)
      if (meanwhile) return meanwhile
      const values = isSender ? typedIn(hold) : {}
      const cookie = await sealReturned({ values, problems: [] }, bookingForm, secret, now)
      const page = returnAddress(bookingPages[locale], isSender ? hold.context : '', bookingContext)
      return seeOther(`${page}#plan`, { 'set-cookie': returnedHeader(cookie, isSecure) })
    },
  })
}
