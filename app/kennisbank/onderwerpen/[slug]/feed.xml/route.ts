import { orUnavailable } from '#lib/site-files/or-unavailable.ts'
import { env } from '#lib/env.ts'
import { atomFeed } from '#lib/site-files/atom-feed.ts'
import { conditionalResponse } from '#lib/site-files/conditional-response.ts'
import { readFeedNote } from '#lib/content/feed-note.ts'
import { listNews } from '#lib/content/news.ts'
import { getTerm } from '#lib/content/taxonomy.ts'
import { absoluteUrl } from '#lib/metadata.ts'

type Context = { readonly params: Promise<{ slug: string }> }

/** What is new about one topic as an Atom feed; 404 for a topic that there is none of. */
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  orUnavailable(async () => {
    const topic = await getTerm('topics', (await params).slug)
    if (!topic) return new Response(null, { status: 404 })
    const page = absoluteUrl({ pathname: '/kennisbank/onderwerpen/[slug]', params: { slug: topic.slug } }, 'nl')
    return conditionalResponse(request, {
      body: atomFeed({
        url: `${page}/feed.xml`,
        page,
        title: `${env.siteName}: ${topic.name}`,
        language: 'nl',
        publisher: env.siteName,
        entries: await listNews(topic.id),
        ...(await readFeedNote()),
      }),
      type: 'application/atom+xml; charset=utf-8',
    })
  })
