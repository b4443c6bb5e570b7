/** What says that lists have changed: the edition of the catalogue, and renewals by editors. */
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import type { Settings } from '#lib/settings.ts'

/** Milliseconds; a list is not kept for longer than usual because the service is slow to say its edition. */
const timeout = 1000

/**
 * The edition of the catalogue at present. Null where search and content are not the embedded service, or it does not
 * answer: then nobody says when a list has changed.
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
      // The list itself says what is wrong with the service, if anything.
      return null
    }
  }
}

/** The moment of the last renewal in this process, or in one that shares its tags; milliseconds since 1970, 0 for none. */
export const lastRenewal = (): number => {
  const now = Date.now()
  let last = 0
  // Read for each request of a list, so that it makes no lists itself. A tag that is to expire later is no renewal yet.
  for (const { stale = 0, expired = 0 } of tagsManifest.values())
    for (const moment of [stale, expired]) if (moment <= now && moment > last) last = moment
  return last
}
