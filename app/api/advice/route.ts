import { answerBooking } from '#lib/advice/book.ts'
import { listSchedulingLinks } from '#lib/content/scheduling.ts'
import { env } from '#lib/env.ts'
import { formOptions } from '#lib/forms/page.ts'

/** A call that a visitor asks for, from a plain form: answered with the way to confirm it, or back. */
export const POST = (request: Request): Promise<Response> =>
  answerBooking(request, {
    ...formOptions(),
    bookings: env.bookingsFolder,
    outbox: env.outboxFolder,
    teamMail: env.teamMail,
    siteUrl: env.siteUrl,
    sendsMail: env.smtpUrl !== null,
    readConversations: listSchedulingLinks,
  })
