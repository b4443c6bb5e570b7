import { NextResponse, type NextRequest } from 'next/server'
import { statusOf } from '#lib/editors/content-call.ts'
import { readSignedIn } from '#lib/editors/signed-in.ts'
import { largestPicture, uploadPicture } from '#lib/editors/upload.ts'
import { isForeign } from '#lib/forms/foreign.ts'

const headers = { 'cache-control': 'no-store' }
const reply = (status: number, kind: string) =>
  NextResponse.json({ ok: false, problem: { kind, field: null, message: '' } }, { status, headers })

/** Uploads at the same time: each is held in memory, and sent on from there. */
const mostUploads = 2
let uploads = 0

const upload = async (request: NextRequest, token: string): Promise<Response> => {
  const picture = await request.blob()
  if (!picture.size) return reply(400, 'invalid')
  const file = new File([picture], request.nextUrl.searchParams.get('name') || 'upload', { type: picture.type })
  return NextResponse.json(await uploadPicture(token, file), { headers })
}

/**
 * Stores the picture that is the body, named by the parameter `name`, as the editor who is signed in; answers as a save does. 400 for
 * an empty body, 401 without a session, 403 for a call of another site, 413 for a picture beyond 10 MB, 503 while others upload and when
 * the content API does not answer. Chosen: nothing of a body is read before the content API knows the session.
 */
export const POST = async (request: NextRequest): Promise<Response> => {
  if (isForeign(request.headers)) return reply(403, 'forbidden')
  // Without a length a body is not read: it may have no end.
  const length = Number(request.headers.get('content-length') ?? Infinity)
  if (!(length <= largestPicture)) return reply(413, 'tooLarge')
  const editor = await readSignedIn()
  if (!editor.ok) return reply(statusOf(editor.problem), editor.problem.kind)
  if (uploads >= mostUploads) return reply(503, 'unreachable')
  uploads += 1
  try {
    return await upload(request, editor.value.token)
  } finally {
    uploads -= 1
  }
}
