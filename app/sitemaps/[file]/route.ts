import { orUnavailable } from '#lib/site-files/or-unavailable.ts'
import { conditionalResponse } from '#lib/site-files/conditional-response.ts'
import { listAddresses, pageFamilies } from '#lib/content/addresses.ts'
import { absoluteUrl } from '#lib/metadata.ts'
import { sitemap } from '#lib/site-files/sitemap.ts'

type Context = { readonly params: Promise<{ file: string }> }

/** The sitemap of one family of pages; 404 for a family that there is none of. */
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  orUnavailable(async () => {
    const { file } = await params
    const family = pageFamilies.find((name) => file === `${name}.xml`)
    if (!family) return new Response(null, { status: 404 })
    return conditionalResponse(request, {
      body: sitemap(await listAddresses(family), absoluteUrl),
      type: 'application/xml; charset=utf-8',
    })
  })
