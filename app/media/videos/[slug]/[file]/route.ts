import { conditionalResponse } from '#lib/site-files/conditional-response.ts'
import { orUnavailable } from '#lib/site-files/or-unavailable.ts'
import { getVideo } from '#lib/content/videos.ts'
import { transcriptFile } from '#lib/media/transcript/files.ts'

type Context = { readonly params: Promise<{ slug: string; file: string }> }

/** Captions, chapters and transcript of a video as files. */
export const GET = async (request: Request, { params }: Context): Promise<Response> => {
  const { slug, file: name } = await params
  return orUnavailable(async () => {
    const video = await getVideo(slug)
    const file = video && transcriptFile(name, video)
    return file ? conditionalResponse(request, file) : new Response(null, { status: 404 })
  })
}
