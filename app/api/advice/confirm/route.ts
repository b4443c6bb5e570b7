import { answerConfirmation } from '#lib/advice/confirm.ts'
import { env } from '#lib/env.ts'
import { formOptions } from '#lib/forms/page.ts'
import { storage } from '#lib/storage/storage.ts'

/** The button that confirms a call: answered with the way to its confirmation, or to a new choice. */
export const POST = (request: Request): Promise<Response> =>
  answerConfirmation(request, {
    ...formOptions(),
    bookings: storage.bookings,
    outbox: storage.outbox,
    teamMail: env.teamMail,
    siteName: env.siteName,
    siteUrl: env.siteUrl,
  })
