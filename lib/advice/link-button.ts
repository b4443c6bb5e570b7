/** The buttons on the pages of a held or booked call: each a POST, since mail scanners open links. */
import type { createFormLimits } from '../forms/limit.ts'
import { openForm } from '../forms/read-form.ts'
import { respondOr503 } from '../forms/receive.ts'
import { refuseForm } from '../forms/refusal.ts'
import { seeOther } from '../forms/see-other.ts'
import { toForm } from '../forms/to-form.ts'
import type { Locale } from '../i18n/routing.ts'
import { clientNetworkOf } from '#platform/network.ts'
import { bookingPages } from './book.ts'
import { adviceAddress, givenAddress } from './references.ts'

type Button<T> = {
  /** The page that says that the reference is not valid. */
  readonly page: 'confirm' | 'cancel' | 'booking'
  /** Chosen: invalid links are counted separately, so that they do not block valid ones. */
  readonly limits: ReturnType<typeof createFormLimits>
  /** What the reference stands for; null when it is not valid. */
  readonly read: (reference: string) => Promise<T | null>
  /** Does what the button says. Its response, or the path to redirect to; null for `page`. */
  readonly act: (call: T, locale: Locale, fields: URLSearchParams) => Promise<Response | string | null>
}

/** Where a button sends to, opened as a page: redirects to the page of the link that the address has, else to the form. It changes nothing. */
export const toLinkPage = (request: Request, page: Button<unknown>['page']): Response => {
  const reference = new URL(request.url).searchParams.get('afspraak')
  if (!reference) return toForm(request, bookingPages)
  return toForm(request, { nl: givenAddress(page, 'nl', reference), en: givenAddress(page, 'en', reference) })
}

/** The response of `act`, or 303 to where it leads, or to the page which says that the link is not valid; 400, 413, 429 or 503 as a page. */
export const answerLinkButton = async <T>(
  request: Request,
  { page: name, limits, read, act }: Button<T>,
): Promise<Response> => {
  const { fields, locale, refusal } = await openForm(request)
  const reference = fields.get('afspraak') ?? ''
  const page = reference ? givenAddress(name, locale, reference) : adviceAddress(name, locale)
  if (refusal) return refuseForm(refusal, { locale, page })
  const refuse = (reason: 'often' | 'notStored', wait?: number) => refuseForm(reason, { locale, page, wait })
  return respondOr503('advice', refuse, async () => {
    const call = await read(reference)
    const wait = await limits[call === null ? 'invalid' : 'valid'](clientNetworkOf(request.headers))
    if (wait) return refuse('often', wait)
    const outcome = (call === null ? null : await act(call, locale, fields)) ?? page
    return outcome instanceof Response ? outcome : seeOther(outcome)
  })
}
