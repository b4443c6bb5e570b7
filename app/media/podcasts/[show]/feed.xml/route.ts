import { orUnavailable } from '#lib/site-files/or-unavailable.ts'
import { conditionalResponse } from '#lib/site-files/conditional-response.ts'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { readFeedNote } from '#lib/content/feed-note.ts'
import { getShow, listPublishedEpisodes } from '#lib/content/podcasts.ts'
import { env } from '#lib/env.ts'
import { mediaBase } from '#lib/media/base.ts'
import { podcastFeed } from '#lib/site-files/podcast-feed.ts'

type Context = { readonly params: Promise<{ show: string }> }

/** A podcast as apps read it. */
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  orUnavailable(async () => {
    const { show: slug } = await params
    const show = await getShow(slug)
    if (!show) return new Response(null, { status: 404 })
    const episodes = await listPublishedEpisodes(show.id)
    const note = await readFeedNote()
    const feed = { slug, siteUrl: env.siteUrl, siteName: env.siteName, media: mediaBase, ...note }
    // The people of a sample are invented: its feeds name none.
    const body = (await getCatalogueNote()).isSample
      ? podcastFeed({
          ...feed,
          show: { ...show, hosts: [] },
          episodes: episodes.map((episode) => ({ ...episode, hosts: [], guests: [] })),
        })
      : podcastFeed({ ...feed, show, episodes })
    return conditionalResponse(request, {
      body,
      type: 'application/rss+xml; charset=utf-8',
    })
  })
