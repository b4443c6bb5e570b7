import { conditionalResponse } from '#lib/site-files/conditional-response.ts'
import { municipalOutlineFile } from '#lib/geo/municipal-outline.ts'

const body = municipalOutlineFile()

/** The municipalities on which the areas of desks are drawn. */
export const GET = (request: Request): Response => conditionalResponse(request, { body, type: 'image/svg+xml' })
