/** Which answers a Directus Studio may show in a frame: drafts, to the editor who opened them, and nothing else. */
import { draftCookie, draftModeCookie, openedDraft } from '#lib/editors/draft-link.ts'
import type { Settings } from '#lib/settings.ts'
import { withoutEndSlashes } from '#platform/request-path.ts'
import type { Reply, SiteRequest } from '../message.ts'

export type FrameSettings = Pick<Settings, 'editorSecret' | 'previewOrigins'>

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/** The values of the draft cookie: one of this site, and one for each site around a frame, may come together. */
const draftsOf = (cookies: readonly string[]): string[] =>
  cookies.flatMap((cookie) =>
    cookie.startsWith(`${draftCookie}=`) ? [decoded(cookie.slice(draftCookie.length + 1))] : [],
  )

/** Whether the framework made the answer for this request alone, as it does in draft mode. */
const isForOne = ({ headers }: Reply): boolean => /private|no-store/.test(String(headers['cache-control']))

/**
 * A function that names the origins that may frame an answer; none for what is not the draft that the request's signed
 * cookie opens. A cookie alone is not enough: without draft mode the same address is the public page.
 */
export const createDraftFrames =
  ({ editorSecret, previewOrigins }: FrameSettings, now: () => number = Date.now) =>
  ({ path, headers }: SiteRequest, reply: Reply): readonly string[] => {
    if (!previewOrigins.length || !headers.cookie || !isForOne(reply)) return []
    const cookies = headers.cookie.split(';').map((cookie) => cookie.trim())
    // Its value is the framework's to check.
    if (!cookies.some((cookie) => cookie.startsWith(`${draftModeCookie}=`))) return []
    const page = withoutEndSlashes(path)
    return draftsOf(cookies).some((words) => openedDraft(editorSecret, words, page, now())) ? previewOrigins : []
  }
