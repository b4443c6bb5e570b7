import { env } from '#lib/env.ts'
import { answerFeedback } from '#lib/forms/feedback/receive.ts'

/** Receives a reader's reaction from a plain form: stores it, and redirects back to the page. */
export const POST = (request: Request): Promise<Response> =>
  answerFeedback(request, { secret: env.formsSecret, folder: env.feedbackFolder, now: Date.now() })
