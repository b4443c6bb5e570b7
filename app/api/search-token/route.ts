import { NextResponse, type NextRequest } from 'next/server'
import { messageOf } from '#platform/error-message.ts'
import { searchTokens } from '#lib/content/search-token.ts'
import { env } from '#lib/env.ts'
import { warn } from '#platform/log.ts'
import { tokenCookie, tokenLifetime } from '#lib/search/token-cookie.ts'

/**
 * The search token for the browser, also left in a cookie for ten minutes; `?fresh=1` reads it past the cache.
 * 503 when the content API does not answer. Source: docs/contract.md 5.2.
 */
export const GET = async (request: NextRequest): Promise<NextResponse> => {
  // Before the block below: while the site is built, reading the address ends the handler by an exception.
  const fresh = request.nextUrl.searchParams.get('fresh') === '1'
  try {
    const token = await (fresh ? searchTokens.fresh() : searchTokens.get())
    const response = NextResponse.json({ token }, { headers: { 'cache-control': 'private, no-store' } })
    // Readable by script on purpose: the browser itself calls search with it. It opens what everybody may search.
    if (token)
      response.cookies.set(tokenCookie, token, {
        maxAge: tokenLifetime,
        path: '/',
        sameSite: 'lax',
        secure: env.siteUrl.startsWith('https:'),
      })
    else response.cookies.delete(tokenCookie)
    return response
  } catch (error) {
    warn('search token could not be read; check CONTENT_API_URL, CONTENT_API_TOKEN and SEARCH_TOKEN_FIELD', {
      reason: messageOf(error),
    })
    return NextResponse.json(
      { token: null },
      { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } },
    )
  }
}
