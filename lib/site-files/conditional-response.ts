/** Files that the site makes itself, as answers that a reader who has them already need not fetch again. */
import { createHash } from 'node:crypto'
import { matchesEntityTag } from '#platform/http-headers.ts'

type File = {
  readonly body: string
  /** Content type, with its charset. */
  readonly type: string
}

/** Seconds that caches keep a file, and how long they may show it while they ask again. Chosen: as pages. */
const caching = 'public, max-age=300, s-maxage=3600, stale-while-revalidate=82800'

/** The file, or 304 without it when the request shows that its sender has it. Source: RFC 9110, section 13. */
export const conditionalResponse = (request: Request, { body, type }: File): Response => {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = { 'cache-control': caching, etag }
  return matchesEntityTag(request.headers.get('if-none-match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers: { ...headers, 'content-type': type, 'x-content-type-options': 'nosniff' } })
}
