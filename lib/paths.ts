/** From an item to the page that shows it; null for kinds that have no page (yet), so that no link leads nowhere. */
import type { getPathname } from './i18n/navigation.ts'

/** What a localised link takes. */
export type Href = Parameters<typeof getPathname>[0]['href']

type Linked = { readonly path?: unknown; readonly slug?: unknown; readonly id?: unknown }

const lastSegment = (path: unknown): string | null =>
  typeof path === 'string' ? (path.split('/').filter(Boolean).at(-1) ?? null) : null

/** The page of an item of that collection. */
export const itemHref = (collection: string, item: Linked): Href | null => {
  const slug = typeof item.slug === 'string' ? item.slug : lastSegment(item.path)
  if (!slug) return null
  switch (collection) {
    case 'articles':
      return { pathname: '/kennisbank/artikelen/[slug]', params: { slug } }
    case 'programs':
      return { pathname: '/navigator/opleidingen/[slug]', params: { slug } }
    default:
      return null
  }
}

/** Schemes that a link in content may use; anything else, `javascript:` first of all, is not a link. */
const safe = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** The address when it is safe to link to, relative addresses included; null otherwise. */
export const safeHref = (href: unknown): string | null => {
  if (typeof href !== 'string' || href === '') return null
  if (/^[/#?](?!\/)/.test(href)) return href
  try {
    return safe.has(new URL(href).protocol) ? href : null
  } catch {
    return null
  }
}
