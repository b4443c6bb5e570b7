import { skillText } from '#lib/mcp/discovery.ts'
import { conditionalResponse } from '#lib/site-files/conditional-response.ts'
import { env } from '#lib/env.ts'

/** How an agent uses this site well. */
export const GET = (request: Request): Response =>
  conditionalResponse(request, { body: skillText(env.siteUrl, env.siteName), type: 'text/markdown; charset=utf-8' })
