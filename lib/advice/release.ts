/** The wire of `/api/advice/release`: the button that gives back a held time, with which another can be chosen at once. */
import { createFormLimits } from '../forms/limit.ts'
import { returnedHeader, sealReturned } from '../forms/returned.ts'
import { seeOther } from '../forms/see-other.ts'
import { bookingForm, bookingPages, mailId, type AdviceOptions } from './book.ts'
import { releaseHold, type Hold } from './holds.ts'
import { answerLinkButton } from './link-button.ts'
import { heldCall } from './references.ts'

/** Sixty in ten minutes for one network. */
const limits = createFormLimits('release', { each: 60, all: 1200 })

type Options = Pick<AdviceOptions, 'secret' | 'isSecure' | 'now' | 'bookings' | 'outbox' | 'sendsMail'>

/** What was typed in the form of that hold; its time has to be chosen again. */
const typedIn = ({ name, phone, email, remark, situation, desk, route, program, question }: Hold) => ({
  name,
  phone,
  email,
  remark,
  situation,
  desk,
  route,
  program,
  question,
})

/**
 * 303 to the form, filled in as it was, or to the page of a link that is not valid; 400, 413, 429 or 503 as a page.
 * Chosen: the form is filled in for its sender only; the link in a mail may have reached another person. A mail that is not sent yet
 * is removed, since its link no longer works.
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
      await outbox.remove(mailId(hold, 'hold'))
      await releaseHold(bookings, hold)
      const values = isSender ? typedIn(hold) : {}
      const cookie = await sealReturned({ values, problems: [] }, bookingForm, secret, now)
      return seeOther(`${bookingPages[locale]}?fout=1#plan`, { 'set-cookie': returnedHeader(cookie, isSecure) })
    },
  })
}
