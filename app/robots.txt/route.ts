import { env } from '#lib/env.ts'

/** Source: https://contentsignals.org. Chosen: found and quoted, yes; made into a model, no. */
const open = [
  'User-agent: *',
  'Content-Signal: search=yes, ai-input=yes, ai-train=no',
  'Allow: /',
  'Disallow: /api/',
  'Disallow: /redactie/',
  'Disallow: /en/editors/',
  'Disallow: /niet-gevonden',
  'Disallow: /en/not-found',
  '',
  `Sitemap: ${env.siteUrl}/sitemap.xml`,
]

const closed = ['User-agent: *', 'Disallow: /']

/** What crawlers may do: nothing on a site that is tried out (`SITE_INDEX=0`). */
export const GET = (): Response =>
  new Response(`${(env.siteIndex ? open : closed).join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
