import { conditionalResponse } from '#lib/site-files/conditional-response.ts'
import { orUnavailable } from '#lib/site-files/or-unavailable.ts'
import { getEpisode } from '#lib/content/podcasts.ts'
import { transcriptFile } from '#lib/media/transcript/files.ts'

type Context = { readonly params: Promise<{ show: string; slug: string; file: string }> }

/** Captions, chapters and transcript of an episode as files. */
export const GET = async (request: Request, { params }: Context): Promise<Response> => {
  const { show, slug, file: name } = await params
  return orUnavailable(async () => {
    const episode = await getEpisode(show, slug)
    const file = episode && transcriptFile(name, episode)
    return file ? conditionalResponse(request, file) : new Response(null, { status: 404 })
  })
}
