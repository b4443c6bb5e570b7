import { answerBooking, bookingPages } from '#lib/advice/book.ts'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { listSchedulingLinks } from '#lib/content/scheduling.ts'
import { env } from '#lib/env.ts'
import { formOptions } from '#lib/forms/form-state.ts'
import { toForm } from '#lib/forms/to-form.ts'

/** Receives a request for a call from a plain form: redirects to the page about the confirmation, or back. */
export const POST = async (request: Request): Promise<Response> =>
  answerBooking(request, {
    ...formOptions(),
    sendsMail: env.smtpUrl !== null,
    isSample: (await getCatalogueNote()).isSample,
    readConversations: listSchedulingLinks,
  })

/** Redirects to the page of the form. */
export const GET = (request: Request): Response => toForm(request, bookingPages)
