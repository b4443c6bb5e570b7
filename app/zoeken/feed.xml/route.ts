import { orUnavailable } from '#lib/site-files/or-unavailable.ts'
import { atomFeed } from '#lib/site-files/atom-feed.ts'
import { conditionalResponse } from '#lib/site-files/conditional-response.ts'
import { readEverythingState } from '#lib/content/read-everything.ts'
import { searchFeedEntries } from '#lib/content/search-feed.ts'
import { readFeedNote } from '#lib/content/feed-note.ts'
import { env } from '#lib/env.ts'
import { absoluteUrl } from '#lib/metadata.ts'
import { keyOf } from '#lib/search/kinds.ts'

/**
 * What is new of a search, as an Atom feed: `q` and `soort` as on the page, `taal=en` for that of the English page. Without words it is the feed of the whole
 * site; 503 when search does not answer.
 */
export const GET = async (request: Request): Promise<Response> =>
  orUnavailable(async () => {
    const parameters = new URL(request.url).searchParams
    const { query, kind } = readEverythingState(parameters)
    const locale = parameters.get('taal') === 'en' ? 'en' : 'nl'
    if (!query) return Response.redirect(`${env.siteUrl}/feed.xml`, 307)
    // The site's own pages have no dates: their feed is that of the whole search.
    const only = kind === 'pages' ? null : kind
    const outcome = await searchFeedEntries(query, only)
    if ('failure' in outcome) return new Response(null, { status: 503, headers: { 'retry-after': '60' } })
    const search = { q: query, ...(only ? { soort: keyOf(only) } : {}) }
    const own = new URLSearchParams({ ...search, ...(locale === 'en' ? { taal: locale } : {}) }).toString()
    return conditionalResponse(request, {
      body: atomFeed({
        url: `${env.siteUrl}/zoeken/feed.xml?${own}`,
        page: absoluteUrl({ pathname: '/zoeken', query: search }, locale),
        title: `${env.siteName}: ${query}`,
        language: locale,
        publisher: env.siteName,
        entries: outcome.value,
        ...(await readFeedNote(locale)),
      }),
      type: 'application/atom+xml; charset=utf-8',
    })
  })
