import { orUnavailable } from '#lib/site-files/or-unavailable.ts'
import { readAlternate } from '#lib/markdown-alternates/read-alternate.ts'
import { missingAlternate, readAlternatePath } from '#lib/markdown-alternates/alternate-addresses.ts'
import { alternateText } from '#lib/markdown-alternates/alternate.ts'
import { conditionalResponse } from '#lib/site-files/conditional-response.ts'

type Context = { readonly params: Promise<{ path: readonly string[] }> }

/** The alternate of the page at that path, in Markdown; 404 as text where there is no such page. */
export const GET = async (request: Request, { params }: Context): Promise<Response> => {
  const address = readAlternatePath(`/${(await params).path.join('/')}`)
  return orUnavailable(async () => {
    const alternate = address && (await readAlternate(address))
    if (!alternate) return new Response(missingAlternate.body, { status: 404, headers: missingAlternate.headers })
    const response = conditionalResponse(request, {
      body: alternateText(alternate),
      type: 'text/markdown; charset=utf-8',
    })
    response.headers.set('link', `<${alternate.canonical}>; rel="canonical"`)
    response.headers.set('x-robots-tag', 'noindex')
    return response
  })
}
