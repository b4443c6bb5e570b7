/** Drafts as editors preview them: read at every request without a cache, with a separate account. */
import { cookies, draftMode } from 'next/headers'
import { withoutEndSlashes } from '#platform/request-path.ts'
import { draftCookie, opensDraft } from '../editors/draft-link.ts'
import { env } from '../env.ts'
import { getPathname, type Href } from '../i18n/pathname.ts'
import type { Locale } from '../i18n/routing.ts'
import { listAddresses, pageFamilies } from './addresses.ts'
import { readArticle, type Article } from './articles.ts'
import { createContentClient } from './client.ts'

/** Without an account that may read drafts, a preview shows the published version. */
const previewContent = createContentClient({
  url: env.contentUrl,
  token: env.previewToken ?? env.contentToken,
  timeout: env.contentTimeout,
})

/** Whether this request may see the draft of that page: only the draft for which a signed link was opened. */
export const isDraftOpen = async (href: Href, locale: Locale): Promise<boolean> => {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return false
  return opensDraft(
    env.editorSecret,
    (await cookies()).get(draftCookie)?.value,
    getPathname({ href, locale }),
    Date.now(),
  )
}

/** The article with that slug, draft or published; null when there is none. @throws ContentError as `getArticle` does. */
export const readDraftArticle = (slug: string): Promise<Article | null> =>
  readArticle(previewContent, { slug: { _eq: slug } })

/** A test for paths of this site: whether the item of that path exists, in either language. */
export const knownPaths = async (): Promise<(path: string) => boolean> => {
  const families = await Promise.all(pageFamilies.map(listAddresses))
  const paths = new Set(
    families.flat().flatMap(({ href }) => [getPathname({ href, locale: 'nl' }), getPathname({ href, locale: 'en' })]),
  )
  return (path) => paths.has(path.length > 1 ? withoutEndSlashes(path) : path)
}
