/** The tool that returns the regional desks that serve a place, and why. */
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { listDesks, type Desk } from '#lib/content/desks.ts'
import { lookUpPlace } from '#lib/content/places.ts'
import { servingDesks } from '#lib/geo/desks/serving.ts'
import { soughtPlace } from '#lib/geo/desks/search-text.ts'
import { absoluteUrl } from '#lib/metadata.ts'
import { unknownPlaceText } from './unknown-place.ts'
import { toToolResult, readOnly, ToolProblem } from './result.ts'

const reasons = ['serves the place', 'serves part of it', 'nearest office, serves other places'] as const

const input = {
  place: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .describe('Postcode, town, municipality or province in the Netherlands, e.g. 1315'),
}
const output = {
  place: z.string().describe('As it was understood: of a postcode the town near it'),
  desks: z
    .array(
      z.object({
        title: z.string(),
        url: z.string(),
        reason: z.enum(reasons),
        kilometres: z.number().nullable(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
        website: z.string().nullable(),
        givesAdvice: z.boolean().nullable(),
        invented: z.boolean().describe('Made up, as a sample: nobody can be reached there'),
      }),
    )
    .describe('Who serves the place, the most local first; where nobody does, the nearest office'),
}

const toResult = (desk: Desk, reason: (typeof reasons)[number], kilometres: number | null) => ({
  title: desk.title,
  url: absoluteUrl({ pathname: '/navigator/regioloketten/[slug]', params: { slug: desk.slug } }, 'nl'),
  reason,
  kilometres: kilometres === null ? null : Math.round(kilometres * 10) / 10,
  phone: desk.sample ? null : desk.phone,
  email: desk.sample ? null : desk.email,
  website: desk.sample ? null : desk.url,
  givesAdvice: desk.has_consultation_service,
  invented: desk.sample,
})

/** Registers `desk_for_postcode`. */
export const registerDeskForPostcode = (server: McpServer) =>
  server.registerTool(
    'desk_for_postcode',
    {
      title: 'Find the regional desk',
      description:
        'Which regional education desks serve a place in the Netherlands, why, and how to reach them. They advise people who consider working in education, for free.',
      inputSchema: input,
      outputSchema: output,
      annotations: readOnly,
    },
    ({ place }) =>
      toToolResult(async () => {
        const desks = await listDesks()
        const sought = await soughtPlace(place, desks, lookUpPlace)
        if (!sought) throw new ToolProblem(unknownPlaceText(place))
        const { desks: serving, nearest } = servingDesks(desks, sought)
        return {
          place: sought.label,
          desks: [
            ...serving.map(({ desk, isPartly }) =>
              toResult(desk, isPartly ? 'serves part of it' : 'serves the place', null),
            ),
            ...(nearest ? [toResult(nearest.desk, 'nearest office, serves other places', nearest.kilometres)] : []),
          ],
        }
      }),
  )
