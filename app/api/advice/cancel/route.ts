import { answerCancellation } from '#lib/advice/cancel.ts'
import { env } from '#lib/env.ts'
import { formOptions } from '#lib/forms/page.ts'
import { storage } from '#lib/storage/storage.ts'

/** The button that cancels a call: redirects to the page that says that it is cancelled. */
export const POST = (request: Request): Promise<Response> =>
  answerCancellation(request, {
    ...formOptions(),
    bookings: storage.bookings,
    outbox: storage.outbox,
    teamMail: env.teamMail,
    siteName: env.siteName,
  })
