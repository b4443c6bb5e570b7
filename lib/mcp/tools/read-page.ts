/** The tool that reads any page as Markdown, in pieces. */
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { env } from '#lib/env.ts'
import { pieceLength, piecesOf } from '#lib/markdown-alternates/pieces.ts'
import { readAlternate } from '#lib/markdown-alternates/read-alternate.ts'
import { readAlternatePath } from '#lib/markdown-alternates/alternate-addresses.ts'
import { alternateText } from '#lib/markdown-alternates/alternate.ts'
import { toToolResult, readOnly, ToolProblem } from './result.ts'

/** The path of a URL of this site. @throws ToolProblem for a URL of another site. */
const pathOf = (address: string): string => {
  if (address.startsWith('/')) return address
  if (!URL.canParse(address)) return `/${address}`
  const url = new URL(address)
  if (url.origin !== new URL(env.siteUrl).origin) throw new ToolProblem(`Only pages of ${env.siteUrl} can be read.`)
  return url.pathname
}

const input = {
  address: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .describe('Address or path of a page, e.g. /kennisbank/artikelen/routes-naar-het-leraarschap'),
  piece: z.int().min(1).default(1).describe('Long pages come in pieces'),
}
const output = {
  title: z.string(),
  url: z.string(),
  language: z.enum(['nl', 'en']),
  updated: z.string().nullable(),
  piece: z.number(),
  pieces: z.number(),
  markdown: z.string(),
}

/** Registers `read_page`. */
export const registerReadPage = (server: McpServer) =>
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: `Reads a page of this site as Markdown: an article, question, programme, desk, route, transcript, list or the map of the site at /sitemap. Long pages come in pieces of ${pieceLength} characters.`,
      inputSchema: input,
      outputSchema: output,
      annotations: readOnly,
    },
    ({ address, piece }) =>
      toToolResult(async () => {
        const alternateAddress = readAlternatePath(pathOf(address))
        const alternate = alternateAddress && (await readAlternate(alternateAddress))
        if (!alternate)
          throw new ToolProblem(`There is no page to read at ${address}. Find pages with search, or read /sitemap.`)
        const pieces = piecesOf(alternateText(alternate))
        const markdown = pieces[piece - 1]
        if (markdown === undefined)
          throw new ToolProblem(`This page has ${pieces.length} pieces; there is no ${piece}.`)
        const { title, canonical, language, updated } = alternate
        return { title, url: canonical, language, updated, piece, pieces: pieces.length, markdown }
      }),
  )
