/** The wire of `/api/advice/cancel`: the button on the page of the cancel link in the mail. Only this handler cancels a call. */
import { createFormLimits } from '../forms/limit.ts'
import { usualName } from '../i18n/site-name.ts'
import { bookingPages, mailId, removeMails, type AdviceOptions } from './book.ts'
import { callsOfForm, removeBooking, type Booking } from './bookings.ts'
import { forgetNetwork } from './call-networks.ts'
import { cancelForm } from './ended-forms.ts'
import { answerLinkButton } from './link-button.ts'
import { cancelMails } from './mails.ts'
import { callToCome } from './references.ts'

/** Sixty in ten minutes for one network. */
const limits = createFormLimits('cancel', { each: 60, all: 1200 })

type Options = Pick<
  AdviceOptions,
  'secret' | 'now' | 'bookings' | 'outbox' | 'teamMail' | 'siteUrl' | 'siteName' | 'sendsMail'
>

/** Writes the mails about the cancellation; without a mail server none to the visitor, whose address would be kept for it. */
const putMails = async (booked: Booking, options: Options): Promise<void> => {
  const { outbox, teamMail, siteUrl, siteName = usualName, sendsMail, now } = options
  const mails = cancelMails(booked, { teamMail, siteName, again: `${siteUrl}${bookingPages[booked.locale]}` })
  if (!mails) return
  await outbox.put(mailId(booked, 'cancel'), mails.team, now)
  if (sendsMail) await outbox.put(mailId(booked, 'cancelled'), mails.visitor, now)
}

/** Removes a booked call, its mails and its network, so that its time is free. @throws the error of the storage or of the outbox. */
export const removeCall = async (booked: Booking, { bookings, outbox }: Pick<Options, 'bookings' | 'outbox'>) => {
  // Before the booking, so that the button does it again after a failure.
  await removeMails(outbox, booked)
  await forgetNetwork(bookings, booked)
  await removeBooking(bookings, booked)
  // Another press of the button that confirms may have written them meanwhile.
  await removeMails(outbox, booked)
}

/**
 * 303 to the page of the link, which says that the call is cancelled, or that there is none; 400, 413, 429 or 503 as a page. The time is free again, and
 * the team and the visitor get one mail each, which are written first: a call that nobody expects is worse than a mail too many. Mails about the booking that were
 * not sent yet are not sent any more.
 */
export const answerCancellation = (request: Request, options: Options): Promise<Response> => {
  const { bookings, now } = options
  return answerLinkButton(request, {
    page: 'cancel',
    limits,
    read: (reference) => callToCome('cancel', reference, options),
    act: async (booked) => {
      const [last = booked] = await callsOfForm(bookings, booked.key, now)
      await putMails(last, options)
      await cancelForm(bookings, booked.key)
      // A move that broke off, or goes on meanwhile, left it at two times.
      for (const call of await callsOfForm(bookings, booked.key, now)) await removeCall(call, options)
      return null
    },
  })
}
