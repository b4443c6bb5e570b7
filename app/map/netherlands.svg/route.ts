import { conditionalResponse } from '#lib/site-files/conditional-response.ts'
import { outlineFile } from '#lib/geo/outline.ts'
import netherlands from '#lib/geo/base-map/netherlands.json' with { type: 'json' }

const body = outlineFile(netherlands)

/** The outline on which maps without script are drawn. */
export const GET = (request: Request): Response => conditionalResponse(request, { body, type: 'image/svg+xml' })
