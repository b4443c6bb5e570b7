import { orUnavailable } from '#lib/site-files/or-unavailable.ts'
import { listFigures } from '#lib/content/figures.ts'
import { conditionalResponse } from '#lib/site-files/conditional-response.ts'

/** All figures with their series, days and sources, by series and within one the newest first; `day` tells which hold. */
export const GET = async (request: Request): Promise<Response> =>
  orUnavailable(async () =>
    conditionalResponse(request, {
      body: JSON.stringify(await listFigures()),
      type: 'application/json; charset=utf-8',
    }),
  )
