import { readMap } from '#lib/agents/maps.ts'
import { conditionalResponse } from '#lib/conditional-response.ts'

/** What this site has to read, for language models. */
export const GET = async (request: Request): Promise<Response> =>
  conditionalResponse(request, { body: await readMap(), type: 'text/plain; charset=utf-8' })
