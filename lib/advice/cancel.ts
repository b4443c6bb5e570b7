/** The wire of `/api/advice/cancel`: the button on the page of the cancel link in the mail. Only this handler cancels a call. */
import { createFormLimits } from '../forms/limit.ts'
import { mailId, removeMails, type AdviceOptions } from './book.ts'
import { removeBooking } from './bookings.ts'
import { forgetNetwork } from './call-networks.ts'
import { endForm } from './ended-forms.ts'
import { answerLinkButton } from './link-button.ts'
import { cancelMail } from './mails.ts'
import { adviceAddress, cancellableBooking, cancelledKey } from './references.ts'

/** Sixty in ten minutes for one network. */
const limits = createFormLimits('cancel', { each: 60, all: 1200 })

type Options = Pick<AdviceOptions, 'secret' | 'now' | 'bookings' | 'outbox' | 'teamMail'>

/**
 * 303 to the page that says that the call is cancelled, or that there is none; 400, 413, 429 or 503 as a page. The time is free again, and
 * the team gets one mail, which is written first: a call that nobody expects is worse than a mail too many. Mails about the booking that were
 * not sent yet are not sent any more.
 */
export const answerCancellation = (request: Request, options: Options): Promise<Response> => {
  const { bookings, outbox, teamMail, now } = options
  return answerLinkButton(request, {
    page: 'cancel',
    limits,
    read: (reference) => cancellableBooking(reference, options),
    act: async (booked, locale) => {
      await outbox.put(mailId(booked, 'cancel'), cancelMail(booked, teamMail, now), now)
      await endForm(bookings, booked.key)
      // Before the booking, so that the button does it again after a failure.
      await removeMails(outbox, booked)
      await removeBooking(bookings, booked)
      await forgetNetwork(bookings, booked)
      return `${adviceAddress('cancel', locale)}?${cancelledKey}=ja`
    },
  })
}
