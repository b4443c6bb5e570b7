import { answerConfirmation } from '#lib/advice/confirm.ts'
import { env } from '#lib/env.ts'
import { formOptions } from '#lib/forms/page.ts'

/** The button that confirms a call: answered with the way to its confirmation, or to a new choice. */
export const POST = (request: Request): Promise<Response> =>
  answerConfirmation(request, {
    ...formOptions(),
    bookings: env.bookingsFolder,
    outbox: env.outboxFolder,
    teamMail: env.teamMail,
    siteName: env.siteName,
    siteUrl: env.siteUrl,
  })
