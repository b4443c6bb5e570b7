import { NextResponse, type NextRequest } from 'next/server'
import { readDraftLink } from '#lib/editors/draft-link.ts'
import { closeSession, openSession } from '#lib/editors/draft-session.ts'
import { leaveFor } from '#lib/editors/leave.ts'
import { env } from '#lib/env.ts'

/** Opens the draft of one page by a signed link; 403 for a link that is not ours or too old. `?end` closes it. */
export const GET = async (request: NextRequest): Promise<Response> => {
  const { searchParams } = request.nextUrl
  if (searchParams.has('end')) return leaveFor((await closeSession()) ?? '/')
  const draft = readDraftLink(env.editorSecret, searchParams, Date.now())
  if (!draft) return NextResponse.json({ message: 'this link is not signed by us, or too old' }, { status: 403 })
  await openSession(draft)
  return leaveFor(draft.path)
}
