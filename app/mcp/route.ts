import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { createGate, readCall } from '#lib/mcp/gate.ts'
import { createAgentServer } from '#lib/mcp/server.ts'
import { env } from '#lib/env.ts'

const refuse = createGate({ siteUrl: env.siteUrl, perMinute: { each: 120, all: 1200 } })

/**
 * A call of the MCP server over streamable HTTP, answered as plain JSON. Nothing is remembered between calls, so there
 * is no stream to listen to: other methods are 405.
 */
export const POST = async (request: Request): Promise<Response> => {
  const refusal = await refuse(request)
  if (refusal) return refusal
  const read = await readCall(request)
  if ('refusal' in read) return read.refusal
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  const server = createAgentServer((await getCatalogueNote()).isSample)
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: read.call })
  } finally {
    await server.close()
  }
}
