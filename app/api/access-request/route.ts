import { env } from '#lib/env.ts'
import { accessRequest } from '#lib/forms/access-request.ts'
import { answerLetter } from '#lib/forms/letter.ts'
import { formOptions } from '#lib/forms/page.ts'
import { storage } from '#lib/storage/storage.ts'

/** Receives a request for access from a plain form: stores it for the team, and redirects to the confirmation or back. */
export const POST = (request: Request): Promise<Response> =>
  answerLetter(request, accessRequest, {
    ...formOptions(),
    outbox: storage.outbox,
    teamMail: env.teamMail,
    siteName: env.siteName,
  })
