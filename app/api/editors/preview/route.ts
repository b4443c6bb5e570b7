import type { NextRequest } from 'next/server'
import { previewContent } from '#lib/content/drafts.ts'
import { ContentError } from '#lib/content/errors.ts'
import { readItemAddress } from '#lib/content/item-addresses.ts'
import { statusOf } from '#lib/editors/content-call.ts'
import { openSession } from '#lib/editors/draft-session.ts'
import { isEditable } from '#lib/editors/editable.ts'
import { openEditable } from '#lib/editors/items.ts'
import { leaveFor } from '#lib/editors/private-answers.ts'
import { editorToken } from '#lib/editors/session.ts'
import { languageOfReferrer } from '#lib/i18n/language-of-path.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { inASentence } from '#lib/site-files/in-a-sentence.ts'

/** Seconds that the preview stays open. */
const lasts = 3600

const why = {
  404: {
    nl: 'Dit item bestaat niet, het heeft geen pagina, of je account mag het niet lezen.',
    en: 'This item does not exist, has no page, or may not be read by your account.',
  },
  503: {
    nl: 'Een voorbeeld openen lukt nu niet: de server antwoordt niet. Probeer het straks opnieuw.',
    en: 'The preview cannot be opened now: the server does not answer. Try again later.',
  },
} as const

/**
 * Opens the page of an item as a draft for the editor who is signed in and may read it. Leads to the sign-in without a session; 404 for
 * another item, 503 when the content API fails.
 */
export const GET = async (request: NextRequest): Promise<Response> => {
  const { searchParams } = request.nextUrl
  const refuse = (status: keyof typeof why) => inASentence(request, status, why[status])
  const signIn = () =>
    leaveFor(getPathname({ href: '/redactie/aanmelden', locale: languageOfReferrer(request.headers) }))
  const token = await editorToken()
  if (token === null) return signIn()
  const [collection, key] = [searchParams.get('collection') ?? '', searchParams.get('id') ?? '']
  if (!isEditable(collection)) return refuse(404)
  const item = await openEditable(token, collection, key)
  if (!item.ok) {
    const status = statusOf(item.problem)
    return status === 401 ? signIn() : refuse(status)
  }
  try {
    const address = await readItemAddress(previewContent, { collection, key, version: null })
    if (!address) return refuse(404)
    const path = getPathname({ href: address.href, locale: address.locale })
    await openSession({ path, until: Math.round(Date.now() / 1000) + lasts })
    return leaveFor(path)
  } catch (error) {
    if (error instanceof ContentError) return refuse(503)
    throw error
  }
}
