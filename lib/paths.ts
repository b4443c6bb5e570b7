/** From an item to the page that shows it; null for kinds that have no page (yet), so that no link leads nowhere. */
import { isSitePath } from '#platform/request-path.ts'
import type { Href } from './i18n/pathname.ts'
import { routing } from './i18n/routing.ts'
import { slugify } from './rich-text/outline.ts'

export type { Href }

type Linked = { readonly path?: unknown; readonly slug?: unknown; readonly id?: unknown; readonly question?: unknown }

const segments = (path: unknown): string[] => (typeof path === 'string' ? path.split('/').filter(Boolean) : [])

/** Pages that an item's slug alone names. */
const pageOf = {
  articles: '/kennisbank/artikelen/[slug]',
  topics: '/kennisbank/onderwerpen/[slug]',
  themas: '/kennisbank/themas/[slug]',
  roles: '/rollen/[slug]',
  qualifications: '/bevoegdheden/[slug]',
  tracks: '/trajecten/[slug]',
  videos: '/media/videos/[slug]',
  testimonials: '/media/ervaringsverhalen/[slug]',
  profiles: '/profielen/[slug]',
  authors: '/auteurs/[slug]',
  programs: '/navigator/opleidingen/[slug]',
  educational_institutions: '/navigator/instellingen/[slug]',
  regional_education_desks: '/navigator/regioloketten/[slug]',
  routes: '/routes/[slug]',
} as const

const hasPage = (collection: string): collection is keyof typeof pageOf => Object.hasOwn(pageOf, collection)

/** What all addresses of sectors begin with; the rest is the slug. */
const sectorPath = /^\/werken-in-het-/

/**
 * The last part of a question's address: its words, for readers, and the start of its id, which alone counts.
 * Chosen: questions have no slug of their own.
 */
export const questionSlug = ({ id, question }: { readonly id: string; readonly question: string }): string =>
  `${slugify(question).slice(0, 80).replace(/-+$/, '')}-${id.slice(0, 8)}`

/** The page of an item of that collection, by its slug or else its path; places have neither, and go by their id. */
export const itemHref = (collection: string, item: Linked): Href | null => {
  if (collection === 'faqs') {
    const { id, question } = item
    return typeof id === 'string' && typeof question === 'string'
      ? { pathname: '/kennisbank/veelgestelde-vragen/[slug]', params: { slug: questionSlug({ id, question }) } }
      : null
  }
  if (collection === 'locations')
    return typeof item.id === 'string' ? { pathname: '/navigator/locaties/[id]', params: { id: item.id } } : null
  if (collection === 'podcast_episodes') {
    const [show, slug] = segments(item.path).slice(-2)
    return show && slug ? { pathname: '/media/podcasts/[show]/[slug]', params: { show, slug } } : null
  }
  // The last part of a route's path goes before its slug.
  const ofPath = segments(item.path).at(-1)
  const slug = (collection === 'routes' && ofPath) || (typeof item.slug === 'string' ? item.slug : ofPath)
  if (!slug) return null
  if (collection === 'podcast_shows') return { pathname: '/media/podcasts/[show]', params: { show: slug } }
  if (collection === 'sectors')
    return { pathname: '/sectoren/[slug]', params: { slug: `/${slug}`.replace(sectorPath, '').replace(/^\//, '') } }
  return hasPage(collection) ? { pathname: pageOf[collection], params: { slug } } : null
}

/** Every address that this site answers, as patterns; each language's own. */
const served = Object.values(routing.pathnames).flatMap((paths) =>
  (typeof paths === 'string' ? [paths, `/en${paths === '/' ? '' : paths}`] : [paths.nl, `/en${paths.en}`]).map(
    (path) => new RegExp(`^${path.replaceAll(/\[\w+\]/g, '[^/]+')}/?$`),
  ),
)

/** Whether a page of this site has that address; its item may be missing all the same. `path` is without a query. */
export const isServed = (path: string): boolean => served.some((pattern) => pattern.test(path))

/** Schemes that a link in content may use; anything else, `javascript:` first of all, is not a link. */
const safe = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * The address when a visitor may be sent there; null otherwise, and the link is then its words. A path must be one
 * that this site serves: editors plan ahead, and a link that leads nowhere yet helps nobody.
 */
export const safeHref = (href: unknown): string | null => {
  if (typeof href !== 'string' || href === '') return null
  if (/^[?#]/.test(href)) return href
  if (isSitePath(href)) {
    const [path = ''] = href.split(/[?#]/, 1)
    return isServed(path) ? href : null
  }
  try {
    return safe.has(new URL(href).protocol) ? href : null
  } catch {
    return null
  }
}
