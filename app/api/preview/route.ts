import { connection, type NextRequest } from 'next/server'
import { ContentError } from '#lib/content/errors.ts'
import { previewContent } from '#lib/content/drafts.ts'
import { readItemAddress } from '#lib/content/item-addresses.ts'
import { openSession } from '#lib/editors/draft-session.ts'
import { leaveFor, say } from '#lib/editors/private-answers.ts'
import { readPreview } from '#lib/editors/preview.ts'
import { env } from '#lib/env.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { warn } from '#platform/log.ts'

/** Seconds that a preview stays open; the Studio asks for a new one each time it loads its frame. */
const ttl = 8 * 3600

/**
 * The preview address of a collection in Directus: opens the item's page as a draft, and leaves the secret behind.
 * 401 for a wrong secret, 400 for a collection without pages or a version that its page cannot show, 404 for an item or
 * version that does not exist, 503 when the content API fails.
 */
export const GET = async ({ nextUrl: { searchParams } }: NextRequest): Promise<Response> => {
  const preview = readPreview(env.studioSecret, searchParams)
  if (preview === 'refused') return say(401, 'The secret is wrong.')
  if ('unclear' in preview) return say(400, preview.unclear)
  try {
    await connection()
    const address = await readItemAddress(previewContent, preview)
    const { collection, key, version } = preview
    if (!address)
      return say(404, `There is no item ${key} in ${collection}${version ? ` with a version ${version}` : ''}.`)
    if (!address.isPublished && !preview.showsDrafts)
      return say(400, `The page of ${collection} shows what is published only, and this item is not published.`)
    const path = getPathname(address)
    const until = Math.round(Date.now() / 1000) + ttl
    await openSession({ path, until, version: version === null ? null : { key, name: version } })
    return leaveFor(path)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    warn('preview was not opened: the content API failed; check CONTENT_API_URL and CONTENT_PREVIEW_TOKEN', {
      collection: preview.collection,
      code: error.code,
      reason: error.message,
    })
    return say(503, 'The content service does not answer.')
  }
}
