import type { NextRequest } from 'next/server'
import { closeSession } from '#lib/editors/draft-session.ts'
import { leaveFor } from '#lib/editors/private-answers.ts'
import { limitSignIns, signInEditor, signOutEditor } from '#lib/editors/session.ts'
import { isForeign } from '#lib/forms/foreign.ts'
import { readForm } from '#lib/forms/read-form.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { clientNetworkOf, forwardedFor } from '#platform/network.ts'

/** Characters of a field; longer ones are no credentials. */
const longest = 1024

/**
 * The form with which editors sign in (`email`, `password`, `otp`), and the button that ends their session (`end`): leads to the
 * list of items, or back to the form with why not. 403 for a form of another site.
 */
export const POST = async (request: NextRequest): Promise<Response> => {
  if (isForeign(request.headers)) return new Response('This form belongs to another site.\n', { status: 403 })
  const form = await readForm(request)
  const field = (name: string): string => form?.get(name)?.slice(0, longest) ?? ''
  const locale = field('locale') === 'en' ? 'en' : 'nl'
  const signIn = getPathname({ href: '/redactie/aanmelden', locale })
  if (field('end')) {
    // Who uses this browser next sees no draft.
    await closeSession()
    await signOutEditor()
    return leaveFor(signIn)
  }
  const credentials = { email: field('email').trim(), password: field('password'), otp: field('otp').trim() }
  const problem = (await limitSignIns(clientNetworkOf(request.headers)))
    ? 'often'
    : await signInEditor(credentials, forwardedFor(request.headers))
  if (problem === null) return leaveFor(getPathname({ href: '/redactie', locale }))
  return leaveFor(`${signIn}?fout=${problem}`)
}
