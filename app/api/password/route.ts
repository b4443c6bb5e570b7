import { passwordReset } from '@directus/sdk'
import { content } from '#lib/content/api.ts'
import { answerNewPassword, newPassword } from '#lib/forms/new-password.ts'
import { formOptions } from '#lib/forms/form-state.ts'
import { toForm } from '#lib/forms/to-form.ts'

/** A new password, from a plain form: handed to the content API, and answered with a page that says so, or back. */
export const POST = (request: Request): Promise<Response> =>
  answerNewPassword(request, {
    ...formOptions(),
    reset: (code, password) => content(passwordReset(code, password)),
  })

/** Redirects to the page of the form. */
export const GET = (request: Request): Response => toForm(request, newPassword.pages)
