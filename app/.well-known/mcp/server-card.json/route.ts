import { serverCard } from '#lib/mcp/discovery.ts'
import { instructions, serverInfo } from '#lib/mcp/server.ts'
import { conditionalResponse } from '#lib/site-files/conditional-response.ts'
import { env } from '#lib/env.ts'

/** What the MCP server is and where it answers, for who has not called it yet. */
export const GET = (request: Request): Response =>
  conditionalResponse(request, {
    body: JSON.stringify(serverCard(env.siteUrl, { info: serverInfo, instructions })),
    type: 'application/json; charset=utf-8',
  })
