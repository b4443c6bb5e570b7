import { orUnavailable } from '#lib/site-files/or-unavailable.ts'
import { atomFeed } from '#lib/site-files/atom-feed.ts'
import { conditionalResponse } from '#lib/site-files/conditional-response.ts'
import { listNews } from '#lib/content/news.ts'
import { readFeedNote } from '#lib/content/feed-note.ts'
import { env } from '#lib/env.ts'

/** Everything new on this site as an Atom feed; each entry says its language. */
export const GET = async (request: Request): Promise<Response> =>
  orUnavailable(async () =>
    conditionalResponse(request, {
      body: atomFeed({
        url: `${env.siteUrl}/feed.xml`,
        page: `${env.siteUrl}/`,
        title: env.siteName,
        language: 'nl',
        publisher: env.siteName,
        entries: await listNews(null),
        ...(await readFeedNote()),
      }),
      type: 'application/atom+xml; charset=utf-8',
    }),
  )
