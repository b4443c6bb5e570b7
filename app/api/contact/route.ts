import { contact } from '#lib/forms/contact.ts'
import { answerLetter } from '#lib/forms/letter.ts'
import { formOptions } from '#lib/forms/form-state.ts'
import { toForm } from '#lib/forms/to-form.ts'

/** Receives a visitor's question from a plain form: stores it for the team, and redirects to the confirmation or back. */
export const POST = (request: Request): Promise<Response> => answerLetter(request, contact, formOptions())

/** Redirects to the page of the form. */
export const GET = (request: Request): Response => toForm(request, contact.pages)
