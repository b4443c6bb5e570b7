import { toLinkPage } from '#lib/advice/link-button.ts'
import { answerConfirmation } from '#lib/advice/confirm.ts'
import { formOptions } from '#lib/forms/form-state.ts'

/** The button that confirms a call: answered with the way to its confirmation, or to a new choice. */
export const POST = (request: Request): Promise<Response> => answerConfirmation(request, formOptions())

/** Redirects to the page of the button. */
export const GET = (request: Request): Response => toLinkPage(request, 'confirm')
