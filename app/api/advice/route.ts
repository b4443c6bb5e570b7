import { answerBooking } from '#lib/advice/book.ts'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { listSchedulingLinks } from '#lib/content/scheduling.ts'
import { env } from '#lib/env.ts'
import { formOptions } from '#lib/forms/page.ts'
import { storage } from '#lib/storage/storage.ts'

/** Receives a request for a call from a plain form: redirects to the page about the confirmation, or back. */
export const POST = async (request: Request): Promise<Response> =>
  answerBooking(request, {
    ...formOptions(),
    bookings: storage.bookings,
    outbox: storage.outbox,
    teamMail: env.teamMail,
    siteName: env.siteName,
    siteUrl: env.siteUrl,
    sendsMail: env.smtpUrl !== null,
    isSample: (await getCatalogueNote()).isSample,
    readConversations: listSchedulingLinks,
  })
