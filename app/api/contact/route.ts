import { env } from '#lib/env.ts'
import { contact } from '#lib/forms/contact.ts'
import { answerLetter } from '#lib/forms/letter.ts'
import { formOptions } from '#lib/forms/page.ts'

/** A visitor's question, from a plain form: kept for the team, and answered with thanks, or back. */
export const POST = (request: Request): Promise<Response> =>
  answerLetter(request, contact, { ...formOptions(), outbox: env.outboxFolder, teamMail: env.teamMail })
