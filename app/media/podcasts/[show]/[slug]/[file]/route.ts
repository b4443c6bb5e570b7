import { conditionalResponse } from '#lib/conditional-response.ts'
import { getEpisode } from '#lib/content/podcasts.ts'
import { transcriptFile } from '#lib/transcript/files.ts'

type Context = { readonly params: Promise<{ show: string; slug: string; file: string }> }

/** Captions, chapters and transcript of an episode as files. */
export const GET = async (request: Request, { params }: Context): Promise<Response> => {
  const { show, slug, file: name } = await params
  const episode = await getEpisode(show, slug)
  const file = episode && transcriptFile(name, episode)
  return file ? conditionalResponse(request, file) : new Response(null, { status: 404 })
}
