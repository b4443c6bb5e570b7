/**
 * The localised addresses as rewrites of the framework's own router, so that no code of ours runs per request.
 * Each public address leads to the folder `/<locale>/<folder>`; other spellings redirect to the public one.
 */
import { alternateRewrites } from '../markdown-alternates/alternate-addresses.ts'
import { allPathnames, patternOf, templateOf } from './pathname.ts'

type Rule = { source: string; destination: string; has?: { type: 'query' | 'header'; key: string; value: string }[] }

const pages = allPathnames.map((folder) => ({
  folder: patternOf(folder),
  dutch: patternOf(templateOf(folder, 'nl')),
  english: patternOf(templateOf(folder, 'en')),
}))
/** Embeds have a document of their own, and so a folder of their own. */
const isEmbed = (folder: string) => folder.startsWith('/embed/')
const folderIn = (locale: string, folder: string) =>
  isEmbed(folder) ? folder.replace('/embed/', `/embed/${locale}/`) : `/${locale}${folder}`
const ownInDutch = pages.filter(({ folder, dutch }) => dutch !== folder)
const ownInEnglish = pages.filter(({ folder, english }) => english !== folder)

/** A route with a visitor's situation in its address is rendered for every visitor anew; without one its page is made once. */
const routesNear = (['nl', 'en'] as const).flatMap((locale) =>
  ['plaats', 'vak', 'a'].map((key) => ({
    source: `${locale === 'nl' ? '' : `/${locale}`}/routes/:slug((?!resultaat$|result$)[^/]+)`,
    has: [{ type: 'query' as const, key, value: '.+' }],
    destination: `/${locale}/routes/:slug/nabij`,
  })),
)

/**
 * Rewrites from public addresses to folders.
 * Source: https://nextjs.org/docs/app/api-reference/config/next-config-js/rewrites
 */
export const localisedRewrites = (): Rule[] => [
  ...alternateRewrites(),
  // Where clients of the first draft look for skills.
  { source: '/.well-known/skills/:path*', destination: '/.well-known/agent-skills/:path*' },
  ...routesNear,
  ...pages
    .filter(({ folder, english }) => english !== folder || isEmbed(folder))
    .map(({ folder, english }) => ({ source: `/en${english}`, destination: folderIn('en', folder) })),
  ...pages
    .filter(({ folder, dutch }) => dutch !== folder || isEmbed(folder))
    .map(({ folder, dutch }) => ({ source: dutch, destination: folderIn('nl', folder) })),
  { source: '/', destination: '/nl' },
  // Everything but the other language, the framework's own, files, and what was rewritten already.
  { source: String.raw`/:path((?!(?:nl|en|api|og|embed|mcp|_next)(?:/|$)|.*\.[^/]*$).+)`, destination: '/nl/:path' },
]

/** Files that have one address, as somebody guesses it from an English page. */
const filesInEnglish: readonly Rule[] = [
  { source: '/en/feed.xml', destination: '/feed.xml' },
  { source: '/en/events/agenda.ics', destination: '/activiteiten/agenda.ics?taal=en' },
  { source: '/en/events/:slug/agenda.ics', destination: '/activiteiten/:slug/agenda.ics?taal=en' },
]

/** Permanent redirects from a folder's own spelling to the public address, and from an address of the other language. */
export const localisedRedirects = (): (Rule & { permanent: boolean })[] => [
  ...ownInEnglish.map(({ folder, english }) => ({
    source: `/en${folder}`,
    destination: `/en${english}`,
    permanent: true,
  })),
  ...ownInDutch.map(({ folder, dutch }) => ({ source: folder, destination: dutch, permanent: true })),
  ...filesInEnglish.map((rule) => ({ ...rule, permanent: true })),
  // Not by `:path*`, which takes `/nl` too and leaves nothing of it: an empty Location reloads the page without end.
  { source: '/nl/:path+', destination: '/:path+', permanent: true },
  { source: '/nl', destination: '/', permanent: true },
]
