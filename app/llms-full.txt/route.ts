import { readFullText } from '#lib/agents/maps.ts'
import { conditionalResponse } from '#lib/conditional-response.ts'

/** The texts of this site in one file, for language models. */
export const GET = async (request: Request): Promise<Response> =>
  conditionalResponse(request, { body: await readFullText(), type: 'text/plain; charset=utf-8' })
