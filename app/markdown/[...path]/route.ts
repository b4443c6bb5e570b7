import { orUnavailable } from '#lib/agents/or-unavailable.ts'
import { readTwin } from '#lib/agents/read-twin.ts'
import { missingTwin, readTwinPath } from '#lib/agents/twin-addresses.ts'
import { twinText } from '#lib/agents/twin.ts'
import { conditionalResponse } from '#lib/conditional-response.ts'

type Context = { readonly params: Promise<{ path: readonly string[] }> }

/** The twin of the page at that path, in Markdown; 404 as text where there is no such page. */
export const GET = async (request: Request, { params }: Context): Promise<Response> => {
  const address = readTwinPath(`/${(await params).path.join('/')}`)
  return orUnavailable(async () => {
    const twin = address && (await readTwin(address))
    if (!twin) return new Response(missingTwin.body, { status: 404, headers: missingTwin.headers })
    const response = conditionalResponse(request, { body: twinText(twin), type: 'text/markdown; charset=utf-8' })
    response.headers.set('link', `<${twin.canonical}>; rel="canonical"`)
    response.headers.set('x-robots-tag', 'noindex')
    return response
  })
}
