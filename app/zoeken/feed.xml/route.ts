import { orUnavailable } from '#lib/site-files/or-unavailable.ts'
import { atomFeed } from '#lib/site-files/atom-feed.ts'
import { conditionalResponse } from '#lib/site-files/conditional-response.ts'
import { readEverythingState } from '#lib/content/read-everything.ts'
import { searchFeedEntries } from '#lib/content/search-feed.ts'
import { readFeedNote } from '#lib/content/feed-note.ts'
import { env } from '#lib/env.ts'
import { keyOf } from '#lib/search/kinds.ts'

/**
 * What is new of a search, as an Atom feed: `q` and `soort` as on the page. Without words it is the feed of the whole
 * site; 503 when search does not answer.
 */
export const GET = async (request: Request): Promise<Response> =>
  orUnavailable(async () => {
    const { query, kind } = readEverythingState(new URL(request.url).searchParams)
    if (!query) return Response.redirect(`${env.siteUrl}/feed.xml`, 307)
    // The site's own pages have no dates: their feed is that of the whole search.
    const only = kind === 'pages' ? null : kind
    const outcome = await searchFeedEntries(query, only)
    if ('failure' in outcome) return new Response(null, { status: 503, headers: { 'retry-after': '60' } })
    const search = new URLSearchParams({ q: query, ...(only ? { soort: keyOf(only) } : {}) }).toString()
    return conditionalResponse(request, {
      body: atomFeed({
        url: `${env.siteUrl}/zoeken/feed.xml?${search}`,
        page: `${env.siteUrl}/zoeken?${search}`,
        title: `${env.siteName}: ${query}`,
        language: 'nl',
        publisher: env.siteName,
        entries: outcome.value,
        ...(await readFeedNote()),
      }),
      type: 'application/atom+xml; charset=utf-8',
    })
  })
