import { env } from '#lib/env.ts'
import { answerFeedback } from '#lib/forms/feedback/receive.ts'
import { storage } from '#lib/storage/storage.ts'

/** Receives a reader's reaction from a plain form: stores it, and redirects back to the page. */
export const POST = (request: Request): Promise<Response> =>
  answerFeedback(request, { secret: env.formsSecret, reactions: storage.reactions, now: Date.now() })
