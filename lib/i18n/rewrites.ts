/**
 * The localised addresses as rewrites of the framework's own router, so that no code of ours runs per request.
 * Each public address leads to the folder `/<locale>/<Dutch path>`; other spellings redirect to the public one.
 */
import { routing } from './routing.ts'

type Rule = { source: string; destination: string }

const pattern = (path: string) => path.replaceAll(/\[(\w+)\]/g, ':$1')

const translated = Object.entries(routing.pathnames).flatMap(([folder, paths]) =>
  typeof paths === 'string' ? [] : [{ folder: pattern(folder), english: pattern(paths.en) }],
)

/**
 * Rewrites from public addresses to folders.
 * Source: https://nextjs.org/docs/app/api-reference/config/next-config-js/rewrites
 */
export const localisedRewrites = (): Rule[] => [
  ...translated.map(({ folder, english }) => ({ source: `/en${english}`, destination: `/en${folder}` })),
  { source: '/', destination: '/nl' },
  // Everything but the other language, the framework's own, files, and what was rewritten already.
  { source: String.raw`/:path((?!(?:nl|en|api|_next)(?:/|$)|.*\.[^/]*$).+)`, destination: '/nl/:path' },
]

/** Permanent redirects from a folder's own spelling to the public address, and from an address of the other language. */
export const localisedRedirects = (): (Rule & { permanent: boolean })[] => [
  ...translated.map(({ folder, english }) => ({
    source: `/en${folder}`,
    destination: `/en${english}`,
    permanent: true,
  })),
  { source: '/nl/:path*', destination: '/:path*', permanent: true },
  { source: '/nl', destination: '/', permanent: true },
]
