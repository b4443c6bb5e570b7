import { env } from '#lib/env.ts'
import { accessRequest } from '#lib/forms/access-request.ts'
import { answerLetter } from '#lib/forms/letter.ts'
import { formOptions } from '#lib/forms/page.ts'

/** A request for access, from a plain form: kept for the team, and answered with thanks, or back. */
export const POST = (request: Request): Promise<Response> =>
  answerLetter(request, accessRequest, { ...formOptions(), outbox: env.outboxFolder, teamMail: env.teamMail })
