/** From an item to the page that shows it; null for kinds that have no page (yet), so that no link leads nowhere. */
import type { getPathname } from './i18n/navigation.ts'
import { routing } from './i18n/routing.ts'

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

/** Every address that this site answers, as patterns; each language's own. */
const served = Object.values(routing.pathnames).flatMap((paths) =>
  (typeof paths === 'string' ? [paths, '/en'] : [paths.nl, `/en${paths.en}`]).map(
    (path) => new RegExp(`^${path.replaceAll(/\[\w+\]/g, '[^/]+')}/?$`),
  ),
)

/** Schemes that a link in content may use; anything else, `javascript:` first of all, is not a link. */
const safe = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * The address when a visitor may be sent there; null otherwise, and the link is then its words. A path must be one
 * that this site serves: editors plan ahead, and a link that leads nowhere yet helps nobody.
 */
export const safeHref = (href: unknown): string | null => {
  if (typeof href !== 'string' || href === '') return null
  if (/^[?#]/.test(href)) return href
  if (/^\/(?![/\\])/.test(href)) {
    const path = href.replace(/[?#].*$/, '')
    return served.some((pattern) => pattern.test(path)) ? href : null
  }
  try {
    return safe.has(new URL(href).protocol) ? href : null
  } catch {
    return null
  }
}
