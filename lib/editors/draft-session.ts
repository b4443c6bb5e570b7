/** The browser session in which an editor sees one draft: the framework's draft mode, and a cookie that says which page. */
import { cookies, draftMode } from 'next/headers'
import { env } from '../env.ts'
import { draftCookie, draftModeCookie, draftWords, readDraftLink, type Draft } from './draft-link.ts'

/**
 * Attributes of both cookies. A Studio on another site shows drafts in a frame, where browsers send cookies only with
 * `SameSite=None; Secure`, and many only with `Partitioned`, which ties them to the site around the frame. Source: CHIPS,
 * https://developer.mozilla.org/docs/Web/Privacy/Guides/Privacy_sandbox/Partitioned_cookies.
 * Chosen: without PREVIEW_ORIGINS, or https, drafts open in a window of their own, and the cookie stays with this site.
 */
const attributes = () => {
  const isSecure = env.siteUrl.startsWith('https:')
  const isFramed = isSecure && env.previewOrigins.length > 0
  const common = { httpOnly: true, path: '/', secure: isSecure } as const
  return isFramed
    ? ({ ...common, sameSite: 'none', partitioned: true } as const)
    : ({ ...common, sameSite: 'lax' } as const)
}

/** Opens that draft in the browser that asked, until the draft ends. */
export const openSession = async (draft: Draft): Promise<void> => {
  const [mode, jar] = [await draftMode(), await cookies()]
  mode.enable()
  const options = attributes()
  const framework = jar.get(draftModeCookie)?.value
  if ('partitioned' in options && framework) jar.set(draftModeCookie, framework, options)
  jar.set(draftCookie, draftWords(env.editorSecret, draft), { ...options, expires: new Date(draft.until * 1000) })
}

/** Closes the draft. Returns the path of its page; null when no draft was open. */
export const closeSession = async (): Promise<string | null> => {
  const [mode, jar] = [await draftMode(), await cookies()]
  const words = new URLSearchParams(jar.get(draftCookie)?.value)
  mode.disable()
  const options = attributes()
  if ('partitioned' in options) jar.set(draftModeCookie, '', { ...options, expires: new Date(0) })
  jar.set(draftCookie, '', { ...options, expires: new Date(0) })
  return readDraftLink(env.editorSecret, words, 0)?.path ?? null
}
