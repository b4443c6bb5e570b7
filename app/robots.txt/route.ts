import { connection } from 'next/server'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { env } from '#lib/env.ts'
import { isIndexed } from '#lib/indexing.ts'

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

const closed = ['User-agent: *', 'Content-Signal: search=no, ai-input=no, ai-train=no', 'Disallow: /']

/** What crawlers may do: nothing on a site that is tried out (`SITE_INDEX=0`), or on a sample at a public address. */
export const GET = async (): Promise<Response> => {
  await connection()
  const { isSample } = await getCatalogueNote()
  return new Response(`${(isIndexed(env, isSample) ? open : closed).join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
