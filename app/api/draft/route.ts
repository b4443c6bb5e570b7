import type { NextRequest } from 'next/server'
import { readDraftLink } from '#lib/editors/draft-link.ts'
import { closeSession, openSession } from '#lib/editors/draft-session.ts'
import { leaveFor } from '#lib/editors/private-answers.ts'
import { env } from '#lib/env.ts'
import { inASentence } from '#lib/site-files/in-a-sentence.ts'

const refused = {
  nl: 'Deze link naar een concept is te oud, of niet van ons. Vraag de redactie om een nieuwe.',
  en: 'This link to a draft is too old, or not ours. Ask the editors for a new one.',
} as const

/** Opens the draft of one page by a signed link; 403 for a link that is not ours or too old. `?end` closes it. */
export const GET = async (request: NextRequest): Promise<Response> => {
  const { searchParams } = request.nextUrl
  if (searchParams.has('end')) return leaveFor((await closeSession()) ?? '/')
  const draft = readDraftLink(env.editorSecret, searchParams, Date.now())
  if (!draft) return inASentence(request, 403, refused, { 'referrer-policy': 'no-referrer' })
  await openSession(draft)
  return leaveFor(draft.path)
}
