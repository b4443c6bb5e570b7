import { conditionalResponse } from '#lib/site-files/conditional-response.ts'
import { pageFamilies } from '#lib/content/addresses.ts'
import { env } from '#lib/env.ts'
import { sitemapIndex } from '#lib/site-files/sitemap.ts'

/** The index of all sitemaps. */
export const GET = (request: Request): Response =>
  conditionalResponse(request, {
    body: sitemapIndex(pageFamilies.map((family) => `${env.siteUrl}/sitemaps/${family}.xml`)),
    type: 'application/xml; charset=utf-8',
  })
