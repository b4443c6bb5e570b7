/** Which parts a page may consist of, and where they may come from. */
import type { Settings } from '#lib/settings.ts'
import { noParts, type Parts } from './inline-script-hashes.ts'

export type PolicySettings = Pick<
  Settings,
  'siteUrl' | 'searchUrl' | 'mediaUrl' | 'mapStyleUrl' | 'mapHosts' | 'embedHosts'
> &
  Partial<Pick<Settings, 'searchInsights'>>

/** Where the browser sends what the policy stopped. */
export const reportPath = '/api/csp-report'

/** Hosted search answers at these. Source: https://www.algolia.com/doc/rest-api/search (Base URLs). */
const hostedSearch = ['https://*.algolia.net', 'https://*.algolianet.com']

/** Where browsers send statistics of hosted search. Source: https://www.algolia.com/doc/rest-api/insights (Base URLs). */
const hostedInsights = 'https://insights.algolia.io'

/** Pages that other sites may show in a frame. */
export const isEmbed = (path: string): boolean => /^\/(?:en\/)?embed\//.test(path)

/**
 * The policy of an answer, as a function of its path, of the scripts and styles that stand in it, and of the origins that
 * may show it in a frame beside those of embeds.
 * Source: https://www.w3.org/TR/CSP3. Chosen: nothing by default; scripts of this site and those named by their hash;
 * no `strict-dynamic`, which would refuse the files of this site that the HTML names, unless each went by its hash too,
 * and would trust whatever they load instead.
 */
export const createPolicy = (settings: PolicySettings) => {
  const { siteUrl, searchUrl, mediaUrl, mapStyleUrl, mapHosts, embedHosts, searchInsights } = settings
  const media = `${mediaUrl}/`
  const map = mapStyleUrl === null ? [] : [new URL(mapStyleUrl).origin, ...mapHosts]
  const search = [
    ...(searchUrl === null ? hostedSearch : [`${searchUrl}/`]),
    // With SEARCH_URL, insights go to that address, which is allowed above.
    ...(searchInsights && searchUrl === null ? [hostedInsights] : []),
  ]
  const directives = (
    path: string,
    { scripts, styles }: Parts,
    framedBy: readonly string[],
  ): readonly (readonly string[])[] => [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    // The script for visual editing injects inline styles in the colours of the Studio.
    ['style-src', "'self'", ...(framedBy.length ? ["'unsafe-inline'"] : [])],
    ...(styles.length ? [['style-src-attr', "'unsafe-hashes'", ...styles]] : []),
    ['img-src', "'self'", 'data:', 'blob:', media, ...map],
    ['media-src', "'self'", media],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...search, media, ...map],
    // MapLibre starts a worker from a blob: address with some styles.
    ['worker-src', "'self'", 'blob:'],
    // Schedulers elsewhere, whose addresses editors write; each is shown in a sandbox, when a visitor asks for it.
    ['frame-src', "'self'", 'https:'],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', ...(isEmbed(path) ? ["'self'", ...embedHosts] : framedBy.length ? framedBy : ["'none'"])],
    ...(siteUrl.startsWith('https:') ? [['upgrade-insecure-requests']] : []),
    ['report-uri', reportPath],
    ['report-to', 'csp'],
  ]
  return (path: string, parts: Parts = noParts, framedBy: readonly string[] = []): string =>
    directives(path, parts, framedBy)
      .map((words) => words.join(' '))
      .join('; ')
}
