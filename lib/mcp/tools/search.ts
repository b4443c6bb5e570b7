/** The tool that searches all kinds of content, like the search page. */
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { findEverything, readEverythingState } from '#lib/content/search-everything.ts'
import { absoluteUrl } from '#lib/metadata.ts'
import { kindSearch, kinds } from '#lib/search/kinds.ts'
import { plainOf } from '#lib/search/highlighted.ts'
import { toToolResult, readOnly, valueOf } from './result.ts'

const hit = z.object({
  title: z.string(),
  url: z.string(),
  snippet: z.string(),
  note: z.string().nullable().describe('What tells it apart: a show, an institution, a topic'),
  language: z.enum(['nl', 'en']),
  updated: z.string().nullable(),
  planned: z.boolean().describe('It comes out later'),
  seconds: z.number().nullable().describe('Where in the recording the snippet is said'),
})

const input = {
  query: z.string().trim().min(1).max(200).describe('Words to look for, in Dutch for most content'),
  kind: z.enum(kinds).optional().describe('Only this kind, twenty a page; without it the best of every kind'),
  page: z.int().min(1).max(50).default(1).describe('Page of the one kind'),
}
const output = {
  groups: z.array(z.object({ kind: z.enum(kinds), count: z.number(), found: z.array(hit) })),
  meant: z.string().nullable().describe('What was probably meant'),
  others: z.array(z.string()).describe('Other words that do find something'),
}

/** Registers `search`. */
export const registerSearch = (server: McpServer) =>
  server.registerTool(
    'search',
    {
      title: 'Search everything',
      description:
        'Searches articles, questions, programmes, regional desks, podcasts, stories and videos about working in Dutch education. Read what it finds with read_page.',
      inputSchema: input,
      outputSchema: output,
      annotations: readOnly,
    },
    ({ query, kind, page }) =>
      toToolResult(async () => {
        const parameters = new URLSearchParams({
          q: query,
          ...(kind ? { soort: kindSearch[kind].key, pagina: String(page) } : {}),
        })
        const { groups, moments, meant, others } = valueOf(await findEverything(parameters))
        const kindOnly = readEverythingState(parameters).kind
        return {
          groups: groups
            .filter((group) => group.count > 0 && (kindOnly === null || group.kind === kindOnly))
            .map((group) => ({
              kind: group.kind,
              count: group.count,
              found: group.hits.map((item) => ({
                title: plainOf(item.title),
                url: absoluteUrl(item.href, item.language),
                snippet: plainOf(item.snippet),
                note: item.note,
                language: item.language,
                updated: item.updated,
                planned: item.isPlanned,
                seconds: moments.get(item.id) ?? null,
              })),
            })),
          meant: meant?.query ?? null,
          others: others.map((other) => other.query),
        }
      }),
  )
