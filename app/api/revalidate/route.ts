import { revalidateTag } from 'next/cache'
import { NextResponse, type NextRequest } from 'next/server'
import { readRevalidation } from '#lib/editors/revalidation.ts'
import { env } from '#lib/env.ts'
import { warn } from '#platform/log.ts'

/** Makes a page anew in the cache; a page that fails keeps its former self. */
const remake = async (path: string): Promise<void> => {
  try {
    const response = await fetch(new URL(path, `http://localhost:${env.port}`), {
      redirect: 'manual',
      signal: AbortSignal.timeout(5000),
    })
    await response.body?.cancel()
  } catch (error) {
    warn('a page could not be made anew', { path, reason: error instanceof Error ? error.name : 'unknown' })
  }
}

/**
 * Renews pages after a change: a POST whose body is signed in the header `x-signature`. What was cached is shown until
 * its successor is there, so that a service that fails just then empties no page. 403 for a call that is not ours.
 */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  const body = await request.text()
  const call = readRevalidation(env.editorSecret, body, request.headers.get('x-signature') ?? '', Date.now())
  if (!call) return NextResponse.json({ message: 'not signed, too old, or not of this shape' }, { status: 403 })
  for (const tag of call.tags) revalidateTag(tag, 'max')
  await Promise.all(call.paths.map(remake))
  return NextResponse.json({ renewed: call })
}
