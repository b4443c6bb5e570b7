import { connection } from 'next/server'
import { orUnavailable } from '#lib/site-files/or-unavailable.ts'
import { readMap } from '#lib/markdown-alternates/site-index.ts'
import { conditionalResponse } from '#lib/site-files/conditional-response.ts'

/** What this site has to read, for language models. */
export const GET = async (request: Request): Promise<Response> => {
  // Rendered at the first request, so that a build does not read every page for it.
  await connection()
  return orUnavailable(async () =>
    conditionalResponse(request, { body: await readMap(), type: 'text/plain; charset=utf-8' }),
  )
}
