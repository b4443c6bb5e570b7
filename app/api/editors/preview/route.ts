import type { NextRequest } from 'next/server'
import { previewContent } from '#lib/content/drafts.ts'
import { ContentError } from '#lib/content/errors.ts'
import { readItemAddress } from '#lib/content/item-addresses.ts'
import { statusOf } from '#lib/editors/content-call.ts'
import { openSession } from '#lib/editors/draft-session.ts'
import { isEditable } from '#lib/editors/editable.ts'
import { openEditable } from '#lib/editors/items.ts'
import { leaveFor } from '#lib/editors/leave.ts'
import { say } from '#lib/editors/say.ts'
import { editorToken } from '#lib/editors/session.ts'
import { getPathname } from '#lib/i18n/pathname.ts'

/** Seconds that the preview stays open. */
const lasts = 3600

const why = {
  401: 'Nobody is signed in.',
  404: 'There is no such item.',
  503: 'The content API does not answer. Try again in a moment.',
} as const

/**
 * Opens the page of an item as a draft for the editor who is signed in and may read it. 401 without a session, 404 for another
 * item, 503 when the content API fails.
 */
export const GET = async ({ nextUrl: { searchParams } }: NextRequest): Promise<Response> => {
  const token = await editorToken()
  if (token === null) return say(401, why[401])
  const [collection, key] = [searchParams.get('collection') ?? '', searchParams.get('id') ?? '']
  if (!isEditable(collection)) return say(404, why[404])
  const item = await openEditable(token, collection, key)
  if (!item.ok) {
    const status = statusOf(item.problem)
    return say(status, why[status])
  }
  try {
    const address = await readItemAddress(previewContent, { collection, key, version: null })
    if (!address) return say(404, 'There is no page of this item.')
    const path = getPathname({ href: address.href, locale: address.locale })
    await openSession({ path, until: Math.round(Date.now() / 1000) + lasts })
    return leaveFor(path)
  } catch (error) {
    if (error instanceof ContentError) return say(503, why[503])
    throw error
  }
}
