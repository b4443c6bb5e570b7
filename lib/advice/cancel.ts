/** The wire of `/api/advice/cancel`: the button on the page of the cancel link in the mail. Only this handler cancels a call. */
import { isForeign } from '../forms/foreign.ts'
import { createFormLimits } from '../forms/limit.ts'
import { readForm } from '../forms/read-form.ts'
import { keepOrRefuse } from '../forms/receive.ts'
import { refuseForm } from '../forms/refusal.ts'
import { clientNetworkOf } from '#platform/network.ts'
import { putMessage } from '#platform/outbox/outbox.ts'
import { mailId, type AdviceOptions } from './book.ts'
import { removeBooking } from './bookings.ts'
import { forgetNetwork } from './call-networks.ts'
import { cancelMail } from './mails.ts'
import { adviceAddress, cancellableBooking, givenAddress } from './references.ts'

/** Sixty in ten minutes for one network. Chosen: invalid links are counted separately, so that they block nobody. */
const limits = createFormLimits('cancel', { each: 60, all: 1200 })

type Options = Pick<AdviceOptions, 'secret' | 'now' | 'bookings' | 'outbox' | 'teamMail'>

/**
 * 303 to the page that says that no call is booked (any more); 400, 413, 429 or 503 as a page. The time is free again, and
 * the team gets one mail, which is written first: a call that nobody expects is worse than a mail too many.
 * Chosen: a POST, since mail scanners open links.
 */
export const answerCancellation = async (request: Request, options: Options): Promise<Response> => {
  const fields = await readForm(request)
  const locale = fields?.get('language') === 'en' ? 'en' : 'nl'
  const reference = fields?.get('afspraak') ?? ''
  const page = givenAddress('cancel', locale, reference)
  if (!fields) return refuseForm('tooLarge', { locale, page: adviceAddress('cancel', locale) })
  if (isForeign(request.headers)) return refuseForm('foreign', { locale, page })
  return keepOrRefuse({ name: 'advice', pages: { nl: page, en: page } }, locale, async () => {
    const { bookings: folder, outbox, teamMail, now } = options
    const booked = await cancellableBooking(reference, { ...options, folder })
    const wait = await limits[booked ? 'right' : 'wrong'](clientNetworkOf(request.headers))
    if (wait) return refuseForm('often', { locale, page, wait })
    if (booked) {
      await putMessage(outbox, mailId(booked, 'cancel'), cancelMail(booked, teamMail, now), now)
      await removeBooking(folder, booked)
      await forgetNetwork(folder, booked)
    }
    return new Response(null, { status: 303, headers: { location: page, 'cache-control': 'no-store' } })
  })
}
