import { cookies, draftMode } from 'next/headers'
import { NextResponse, type NextRequest } from 'next/server'
import { draftCookie, readDraftLink } from '#lib/editors/draft-link.ts'
import { env } from '#lib/env.ts'

const leave = (location: string) =>
  new NextResponse(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })

/** Opens the draft of one page by a signed link; 403 for a link that is not ours or too old. `?end` closes it. */
export const GET = async (request: NextRequest): Promise<NextResponse> => {
  const { searchParams } = request.nextUrl
  const [mode, jar] = [await draftMode(), await cookies()]
  if (searchParams.has('end')) {
    const path = readDraftLink(env.editorSecret, new URLSearchParams(jar.get(draftCookie)?.value), 0)?.path
    mode.disable()
    jar.delete(draftCookie)
    return leave(path ?? '/')
  }
  const draft = readDraftLink(env.editorSecret, searchParams, Date.now())
  if (!draft) return NextResponse.json({ message: 'this link is not signed by us, or too old' }, { status: 403 })
  mode.enable()
  jar.set(draftCookie, searchParams.toString(), {
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
    secure: env.siteUrl.startsWith('https:'),
    expires: new Date(draft.until * 1000),
  })
  return leave(draft.path)
}
