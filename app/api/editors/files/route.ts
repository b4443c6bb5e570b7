import { NextResponse, type NextRequest } from 'next/server'
import { editorToken } from '#lib/editors/session.ts'
import { largestPicture, uploadPicture } from '#lib/editors/upload.ts'
import { isForeign } from '#lib/forms/foreign.ts'

const reply = (status: number, kind: string) =>
  NextResponse.json({ ok: false, problem: { kind, field: null, message: '' } }, { status })

/** Room for the form around a picture. */
const around = 64 * 1024

/**
 * Stores the picture `file` of a form as the editor who is signed in; answers as a save does. 400 without a file, 401 without a
 * session, 403 for a call of another site, 413 for a file beyond 10 MB.
 */
export const POST = async (request: NextRequest): Promise<Response> => {
  if (isForeign(request.headers)) return reply(403, 'forbidden')
  const token = await editorToken()
  if (token === null) return reply(401, 'signedOut')
  const length = Number(request.headers.get('content-length') ?? Infinity)
  // Without a length that holds, a body is not read: it may have no end.
  if (!(length <= largestPicture + around)) return reply(413, 'tooLarge')
  const form = await request.formData().catch(() => null)
  const file = form?.get('file')
  if (!(file instanceof File)) return reply(400, 'invalid')
  if (file.size > largestPicture) return reply(413, 'tooLarge')
  return NextResponse.json(await uploadPicture(token, file), { headers: { 'cache-control': 'no-store' } })
}
