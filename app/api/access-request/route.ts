import { accessRequest } from '#lib/forms/access-request.ts'
import { answerLetter } from '#lib/forms/letter.ts'
import { formOptions } from '#lib/forms/form-state.ts'
import { toForm } from '#lib/forms/to-form.ts'

/** Receives a request for access from a plain form: stores it for the team, and redirects to the confirmation or back. */
export const POST = (request: Request): Promise<Response> => answerLetter(request, accessRequest, formOptions())

/** Redirects to the page of the form. */
export const GET = (request: Request): Response => toForm(request, accessRequest.pages)
