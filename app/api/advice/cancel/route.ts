import { toLinkPage } from '#lib/advice/link-button.ts'
import { answerCancellation } from '#lib/advice/cancel.ts'
import { env } from '#lib/env.ts'
import { formOptions } from '#lib/forms/form-state.ts'

/** The button that cancels a call: redirects to the page that says that it is cancelled. */
export const POST = (request: Request): Promise<Response> =>
  answerCancellation(request, { ...formOptions(), sendsMail: env.smtpUrl !== null })

/** Redirects to the page of the button. */
export const GET = (request: Request): Response => toLinkPage(request, 'cancel')
