import { toLinkPage } from '#lib/advice/link-button.ts'
import { answerRelease } from '#lib/advice/release.ts'
import { env } from '#lib/env.ts'
import { formOptions } from '#lib/forms/form-state.ts'

/** The button that gives back a held time: redirects to the form, to choose another. */
export const POST = (request: Request): Promise<Response> =>
  answerRelease(request, { ...formOptions(), sendsMail: env.smtpUrl !== null })

/** Redirects to the page of the button. */
export const GET = (request: Request): Response => toLinkPage(request, 'confirm')
