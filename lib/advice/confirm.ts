/** The wire of `/api/advice/confirm`: the button on the page of the link in the mail. Only this handler books a call. */
import { usualName } from '../i18n/site-name.ts'
import { createFormLimits } from '../forms/limit.ts'
import { mailId, removeMails, type AdviceOptions } from './book.ts'
import { book, booking, readBooking, type Booking } from './bookings.ts'
import { recordNetwork } from './call-networks.ts'
import { releaseHold, readHold, type Hold } from './holds.ts'
import { answerLinkButton } from './link-button.ts'
import { bookingMails } from './mails.ts'
import { adviceAddress, bookedByLink, heldCall } from './references.ts'
import { slotOfId } from './slots.ts'

/** Sixty in ten minutes for one network. */
const limits = createFormLimits('confirm', { each: 60, all: 1200 })

type Options = Pick<AdviceOptions, 'secret' | 'now' | 'bookings' | 'outbox' | 'teamMail' | 'siteUrl' | 'siteName'>

/** Writes one mail each to team and visitor: the call is booked, or has another time. Chosen: none after the call has begun, when the outbox may have removed its ids. */
export const putMails = async (booked: Booking, options: Options): Promise<void> => {
  const { outbox, teamMail, now, secret, siteUrl, siteName = usualName } = options
  const cancel = `${siteUrl}${adviceAddress('cancel', booked.locale, { named: booked, secret })}`
  const mails = bookingMails(booked, { teamMail, siteName, cancel })
  if (!mails || (slotOfId(booked.slot)?.start ?? 0) <= now) return
  await outbox.put(mailId(booked, 'team'), mails.team, now)
  await outbox.put(mailId(booked, 'visitor'), mails.visitor, now)
}

/** Books the held call; null when its time was booked by another visitor. */
const bookHeld = async (hold: Hold, { bookings }: Options): Promise<Booking | null> => {
  const wanted = booking.parse(hold)
  // The button may be pressed twice at the same time.
  const isOurs = (await book(bookings, wanted)) || (await readBooking(bookings, wanted.slot))?.key === wanted.key
  return isOurs ? wanted : null
}

/** The booked call counts for the network of its hold until it begins; the hold is removed after that is recorded. */
const endHold = async (booked: Booking, known: Hold | null, { bookings }: Options): Promise<void> => {
  // The button that gives the time back may have removed it since.
  const hold = known ?? (await readHold(bookings, booked.slot))
  if (hold?.key === booked.key) await recordNetwork(bookings, hold)
  await releaseHold(bookings, booked)
}

/**
 * 303 to the confirmation, or to the page for an expired hold; 400, 413, 429 or 503 as a page.
 * A repeated request redirects to the confirmation again, and writes no mail.
 */
export const answerConfirmation = (request: Request, options: Options): Promise<Response> => {
  return answerLinkButton(request, {
    page: 'confirm',
    limits,
    read: async (reference) => {
      const hold = await heldCall('confirm', reference, options)
      // After the hold: another press books the call before it ends the hold.
      const before = hold ? null : await bookedByLink(reference, options)
      return before || hold ? { before, hold } : null
    },
    act: async ({ before, hold }, locale) => {
      const booked = before ?? (hold && (await bookHeld(hold, options)))
      if (!booked) return null
      await putMails(booked, options)
      // It may have been cancelled meanwhile, which removed the mails before these were written.
      if ((await readBooking(options.bookings, booked.slot))?.key === booked.key) await endHold(booked, hold, options)
      else await removeMails(options.outbox, booked)
      return adviceAddress('booking', locale, { named: booked, secret: options.secret })
    },
  })
}
