/** The tool that searches all kinds of content, like the search page. */
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { findEverything, readEverythingState } from '#lib/content/read-everything.ts'
import { absoluteUrl } from '#lib/metadata.ts'
import { keyOf, resultKinds, type ResultKind } from '#lib/search/kinds.ts'
import { shortNote, type SearchHit } from '#lib/search/everything-state.ts'
import { plainOf } from '#lib/search/highlighted.ts'
import { toToolResult, readOnly, valueOf } from './result.ts'

const hit = z.object({
  kind: z.enum(resultKinds),
  title: z.string(),
  url: z.string(),
  snippet: z.string(),
  note: z.string().nullable().describe('What tells it apart: a show, an institution, a topic, towns (+2: two more)'),
  language: z.enum(['nl', 'en']),
  updated: z.string().nullable(),
  standing: z
    .enum(['invented', 'derived'])
    .nullable()
    .describe('invented: made up, as a sample; derived: in no register, it follows from a rule'),
  planned: z.boolean().describe('It comes out later'),
  seconds: z.number().nullable().describe('Where in the recording the snippet is said'),
})

const input = {
  query: z.string().trim().min(1).max(200).describe('Words to look for, in Dutch for most content'),
  kind: z.enum(resultKinds).optional().describe('Only this kind; without it one ranked list of all kinds'),
  page: z.int().min(1).max(50).default(1).describe('Page of the list, twenty a page'),
}
const group = z.object({ kind: z.enum(resultKinds), count: z.number(), found: z.array(hit) })
const output = {
  best: z.array(hit).describe('The results, best first'),
  groups: z
    .array(group)
    .describe('How many there are of each kind, and without a kind the best of each; with one they are `best`'),
  meant: z.string().nullable().describe('What was probably meant'),
  others: z.array(z.string()).describe('Other words that do find something'),
}

/** Hits of each kind beside the ranked list. */
const ofEach = 4

const toHit = (
  { kind, title, snippet, note, more, href, language, updated, isPlanned, id, standing }: SearchHit,
  seconds: ReadonlyMap<string, number>,
) => ({
  kind,
  title: plainOf(title),
  url: absoluteUrl(href, language),
  snippet: plainOf(snippet),
  note: shortNote({ note, more }),
  language,
  updated,
  standing: standing ?? null,
  planned: isPlanned,
  seconds: seconds.get(id) ?? null,
})

/** Registers `search`. */
export const registerSearch = (server: McpServer) =>
  server.registerTool(
    'search',
    {
      title: 'Search everything',
      description:
        'Searches articles, questions, programmes, institutions, regional desks, podcasts, stories, videos and the pages of this site about working in Dutch education, as one ranked list. Read what it finds with read_page.',
      inputSchema: input,
      outputSchema: output,
      annotations: readOnly,
    },
    ({ query, kind, page }) =>
      toToolResult(async () => {
        const parameters = new URLSearchParams({
          q: query,
          ...(kind ? { soort: keyOf(kind) } : {}),
          ...(page > 1 ? { pagina: String(page) } : {}),
        })
        const { results, groups, moments, meant, others } = valueOf(await findEverything(parameters, 'nl'))
        const only: ResultKind | null = readEverythingState(parameters).kind
        return {
          best: results.map((item) => toHit(item, moments)),
          groups: groups
            .filter((one) => one.count > 0 && (only === null || one.kind === only))
            .map((one) => ({
              kind: one.kind,
              count: one.count,
              found: only === null ? one.hits.slice(0, ofEach).map((item) => toHit(item, moments)) : [],
            })),
          meant,
          others: others.map((other) => other.query),
        }
      }),
  )
