import { skillIndex } from '#lib/mcp/discovery.ts'
import { conditionalResponse } from '#lib/site-files/conditional-response.ts'
import { env } from '#lib/env.ts'

/** The skills that this site offers to agents. */
export const GET = (request: Request): Response =>
  conditionalResponse(request, {
    body: JSON.stringify(skillIndex(env.siteUrl, env.siteName)),
    type: 'application/json; charset=utf-8',
  })
