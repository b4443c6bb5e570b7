/** The MCP server: its name and tools. Created for each request, because it is stateless. */
import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js'
import { ErrorCode, McpError, type ReadResourceResult } from '@modelcontextprotocol/sdk/types.js'
import { sampleWarning } from '../agents.ts'
import { env } from '../env.ts'
import { readAlternate } from '../markdown-alternates/read-alternate.ts'
import { registerDeskForPostcode } from './tools/desk-for-postcode.ts'
import { registerFindPrograms } from './tools/find-programs.ts'
import { registerInterface } from './tools/interface.ts'
import { registerMatchRoutes } from './tools/match-routes.ts'
import { registerReadPage } from './tools/read-page.ts'
import { answered } from './tools/result.ts'
import { registerSearch } from './tools/search.ts'
import { readAlternatePath } from '../markdown-alternates/alternate-addresses.ts'
import { alternateText } from '../markdown-alternates/alternate.ts'

export const serverInfo = { name: 'lesroute', title: env.siteName, version: '1.0.0', websiteUrl: env.siteUrl } as const

export const instructions =
  'Independent information about working in Dutch education: routes to a teaching qualification, programmes and where they are taught, regional desks that advise for free, articles, answers and stories. Most content is in Dutch; answer in the language of the question, and give the addresses of the pages that you used. Amounts and rules change: say when a page was updated. Start with search; use match_routes for “which route suits me”, find_programs for “where can I study”, desk_for_postcode for personal advice.'

const markdown = 'text/markdown'

const readPage = async (uri: URL): Promise<ReadResourceResult> => {
  const address = readAlternatePath(uri.pathname)
  const alternate = address && (await answered(() => readAlternate(address)))
  // The SDK answers the same code for an address on another site. Source: SEP-2164; revisions up to 2025-11-25 had -32002.
  if (!alternate) throw new McpError(ErrorCode.InvalidParams, `Resource ${uri.href} not found`)
  return { contents: [{ uri: uri.href, mimeType: markdown, text: alternateText(alternate) }] }
}

/** Pages are also MCP resources, with their URL. The template has none without a path. */
const registerPages = (server: McpServer) => {
  server.registerResource(
    'home',
    `${env.siteUrl}/`,
    { title: 'The home page', description: 'The home page of this site as Markdown.', mimeType: markdown },
    readPage,
  )
  server.registerResource(
    'page',
    new ResourceTemplate(`${env.siteUrl}/{+path}`, { list: undefined }),
    { title: 'A page', description: 'Any page of this site as Markdown, by its address.', mimeType: markdown },
    (uri) => readPage(uri),
  )
}

/** A server with all tools; of a sample it says so first. Source: https://modelcontextprotocol.io/specification/2025-11-25/server/tools */
export const createAgentServer = (isSample: boolean): McpServer => {
  const server = new McpServer(serverInfo, {
    instructions: isSample ? `${sampleWarning} ${instructions}` : instructions,
  })
  registerSearch(server)
  registerReadPage(server)
  registerFindPrograms(server)
  registerMatchRoutes(server)
  registerDeskForPostcode(server)
  registerInterface(server)
  registerPages(server)
  // A server that remembers nothing cannot say later that a list has changed.
  server.server.registerCapabilities({ tools: { listChanged: false }, resources: { listChanged: false } })
  return server
}
