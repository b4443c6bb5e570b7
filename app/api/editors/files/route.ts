import { NextResponse, type NextRequest } from 'next/server'
import { editorToken } from '#lib/editors/session.ts'
import { largestPicture, uploadPicture } from '#lib/editors/upload.ts'
import { isForeign } from '#lib/forms/foreign.ts'

const reply = (status: number, kind: string) =>
  NextResponse.json({ ok: false, problem: { kind, field: null, message: '' } }, { status })

/**
 * Stores the picture that is the body, named by the parameter `name`, as the editor who is signed in; answers as a save does. 400 for
 * an empty body, 401 without a session, 403 for a call of another site, 413 for a picture beyond 10 MB.
 */
export const POST = async (request: NextRequest): Promise<Response> => {
  if (isForeign(request.headers)) return reply(403, 'forbidden')
  const token = await editorToken()
  if (token === null) return reply(401, 'signedOut')
  // Without a length a body is not read: it may have no end.
  const length = Number(request.headers.get('content-length') ?? Infinity)
  if (!(length <= largestPicture)) return reply(413, 'tooLarge')
  const picture = await request.blob()
  if (!picture.size) return reply(400, 'invalid')
  const file = new File([picture], request.nextUrl.searchParams.get('name') || 'upload', { type: picture.type })
  return NextResponse.json(await uploadPicture(token, file), { headers: { 'cache-control': 'no-store' } })
}
