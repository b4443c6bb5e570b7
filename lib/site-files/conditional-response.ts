/** Files that the site makes itself, as answers that a reader who has them already need not fetch again. */
import { createHash } from 'node:crypto'
import { matchesEntityTag } from '#platform/http-headers.ts'

type File = {
  readonly body: string
  /** Content type, with its charset. */
  readonly type: string
  readonly modified?: Date
}

/** Seconds that caches keep a file, and how long they may show it while they ask again. Chosen: as pages. */
const caching = 'public, max-age=300, s-maxage=3600, stale-while-revalidate=82800'

const isUnchanged = ({ headers }: Request, tag: string, modified: Date | undefined): boolean => {
  const known = headers.get('if-none-match')
  if (known !== null) return matchesEntityTag(known, tag)
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  return modified !== undefined && Math.floor(modified.getTime() / 1000) * 1000 <= since
}

/** The file, or 304 without it when the request shows that its sender has it. Source: RFC 9110, section 13. */
export const conditionalResponse = (request: Request, { body, type, modified }: File): Response => {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = {
    'cache-control': caching,
    etag: tag,
    ...(modified ? { 'last-modified': modified.toUTCString() } : {}),
  }
  return isUnchanged(request, tag, modified)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers: { ...headers, 'content-type': type, 'x-content-type-options': 'nosniff' } })
}
