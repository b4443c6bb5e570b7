/** What invalidates cached lists: the edition of the catalogue, and revalidation by editors. */
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import type { Settings } from '#lib/settings.ts'

/** Milliseconds that a request for a list waits for the edition at most. */
const timeout = 1000

/**
 * The current edition of the catalogue. Null where search and content are not the embedded service, or it does not answer:
 * then changes of lists are not known.
 */
export const editionReader = ({
  contentUrl,
  contentToken,
  searchUrl,
}: Pick<Settings, 'contentUrl' | 'contentToken' | 'searchUrl'>) => {
  const isOneService = searchUrl !== null && new URL(searchUrl).origin === new URL(contentUrl).origin
  return async (): Promise<string | null> => {
    if (!isOneService) return null
    try {
      const response = await fetch(`${contentUrl}/server/health`, {
        // With the token, since what the account may read changes lists too.
        headers: { authorization: `Bearer ${contentToken}` },
        signal: AbortSignal.timeout(timeout),
      })
      await response.body?.cancel()
      return response.ok ? response.headers.get('x-catalogue-edition') : null
    } catch {
      // The requests of the list itself fail too, and are logged.
      return null
    }
  }
}

/** The moment of the last renewal in this process, or in one that shares its tags; milliseconds since 1970, 0 for none. */
export const lastRenewal = (): number => {
  const now = Date.now()
  let last = 0
  // Called for each request of a list, so it allocates nothing. A tag that expires in the future is not revalidated yet.
  for (const { stale = 0, expired = 0 } of tagsManifest.values())
    for (const moment of [stale, expired]) if (moment <= now && moment > last) last = moment
  return last
}
