/** Drafts as editors preview them: read at every request without a cache, with a separate account. */
import { cookies, draftMode } from 'next/headers'
import { notFound } from 'next/navigation'
import { withoutEndSlashes } from '#platform/request-path.ts'
import { draftCookie, openedDraft } from '../editors/draft-link.ts'
import { env } from '../env.ts'
import { pageLocale } from '../i18n/language.ts'
import { getPathname, type Href } from '../i18n/pathname.ts'
import { routing } from '../i18n/routing.ts'
import { listAddresses, pageFamilies } from './addresses.ts'
import { createContentClient } from './client.ts'
import type { ItemSource } from './reading.ts'
import { listUnlistedAddresses } from './unlisted-addresses.ts'

/** Without an account that may read drafts, a preview shows the published version. */
export const previewContent = createContentClient({
  url: env.contentUrl,
  token: env.previewToken ?? env.contentToken,
  timeout: env.contentTimeout,
})

/** The clock, by the one that the framework lets pages read: it prerenders them in draft mode too, and logs a `Date.now()`. */
const now = (): number => performance.timeOrigin + performance.now()

/** How this request may read the draft of that page; null but for the one draft that a signed link has opened. */
const openSource = async (href: Href): Promise<ItemSource | null> => {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
  const cookie = (await cookies()).get(draftCookie)?.value
  const draft = openedDraft(env.editorSecret, cookie, getPathname({ href, locale: await pageLocale() }), now())
  return draft && { run: previewContent, version: draft.version ?? null }
}

/**
 * The item of a page as this request may see it: as `readDraft` reads it where an editor has opened its draft, else as
 * `getPublished` does. Without such an item the page is not found.
 */
export const readOpen = async <Item>(
  href: Href,
  getPublished: () => Promise<Item | null>,
  readDraft: (source: ItemSource) => Promise<Item | null>,
): Promise<{ readonly item: Item; readonly isDraft: boolean }> => {
  const source = await openSource(href)
  const item = await (source ? readDraft(source) : getPublished())
  if (!item) notFound()
  return { item, isDraft: source !== null }
}

/** A test for paths of this site: whether the item of that path exists, in either language. */
export const knownPaths = async (): Promise<(path: string) => boolean> => {
  const [unlisted, ...families] = await Promise.all([
    listUnlistedAddresses(),
    ...pageFamilies.map((family) => listAddresses(family)),
  ])
  const all = [...unlisted, ...families.flat().map(({ href }) => href)]
  const paths = new Set(all.flatMap((href) => routing.locales.map((locale) => getPathname({ href, locale }))))
  return (path) => paths.has(path.length > 1 ? withoutEndSlashes(path) : path)
}
