import { toLinkPage } from '#lib/advice/link-button.ts'
import { answerMove } from '#lib/advice/move.ts'
import { listSchedulingLinks } from '#lib/content/scheduling.ts'
import { formOptions } from '#lib/forms/form-state.ts'

/** The button that moves a call to another time: redirects to its page. */
export const POST = (request: Request): Promise<Response> =>
  answerMove(request, { ...formOptions(), readConversations: listSchedulingLinks })

/** Redirects to the page of the button. */
export const GET = (request: Request): Response => toLinkPage(request, 'booking')
