/** Discovery documents for agents: the card of the MCP server, and a skill with the index of skills. */
import { usualName, withSiteName } from '../i18n/site-name.ts'
import { createHash } from 'node:crypto'
import { LATEST_PROTOCOL_VERSION } from '@modelcontextprotocol/sdk/types.js'

type Server = {
  readonly info: { readonly name: string; readonly title: string; readonly version: string }
  readonly instructions: string
}

const description =
  'Independent information about working in Dutch education: routes to a teaching qualification, programmes near a place, regional desks, articles, answers and stories.'

/**
 * The card of the MCP server. Source: SEP-1649, MCP Server Cards (draft); the server returns the same data on
 * `initialize`, and lists its tools.
 */
export const serverCard = (siteUrl: string, { info, instructions }: Server) => ({
  $schema: 'https://static.modelcontextprotocol.io/schemas/mcp-server-card/v1.json',
  version: '1.0',
  protocolVersion: LATEST_PROTOCOL_VERSION,
  serverInfo: info,
  description,
  instructions,
  documentationUrl: `${siteUrl}/llms.txt`,
  transport: { type: 'streamable-http', endpoint: `${siteUrl}/mcp` },
  capabilities: { tools: {}, resources: {} },
  authentication: { required: false },
  tools: ['dynamic'],
  resources: ['dynamic'],
})

const skillName = 'lesroute'

/** The skill as a file. Source: https://agentskills.io/specification */
export const skillText = (siteUrl: string, siteName = usualName): string =>
  withSiteName(
    `---
name: ${skillName}
description: Answers questions about becoming a teacher or working at a school in the Netherlands from Lesroute (${siteUrl}). Use for Dutch teaching qualifications (pabo, zij-instroom, PDG, kopopleiding, educatieve master), for programmes near a place, for regional education desks, and for salary and costs.
---

# Use Lesroute

Lesroute is independent, free and mostly in Dutch. Answer in the language of the question.

## With MCP

Connect to \`${siteUrl}/mcp\` (streamable HTTP, no token). Then:

1. “Which route suits me?”: \`match_routes\` without answers gives the questions. Ask them one at a time, then call it with the slugs of the answers. Tell duration, steps and reasons; \`nearMisses\` tells what one other answer would open.
2. “Where can I study?”: \`find_programs\` with a place or postcode. Filters must be spelt as \`facets\` of an answer has them.
3. “Who can I talk to?”: \`desk_for_postcode\`.
4. Anything else: \`search\`, then \`read_page\` on what it finds.

## Without MCP

- \`${siteUrl}/llms.txt\` lists the pages by kind.
- Most pages have an alternate in Markdown: their address with \`.md\` behind it.
- \`${siteUrl}/zoeken?q=words\` searches, as a page.

## When you answer

- Give the address of each page that you used, without \`.md\`.
- Amounts, rules and dates change: tell when the page was updated, and lead to its sources for decisions.
- Do not guess what a programme costs or whether somebody is admitted: lead to the institution or the desk.
`,
    siteName,
  )

/**
 * The index of skills, with one entry. Source: Agent Skills Discovery 0.2.0 (draft). Chosen: `files` is included for clients of the
 * previous draft, which has no digest.
 */
export const skillIndex = (siteUrl: string, siteName = usualName) => {
  const text = skillText(siteUrl, siteName)
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: skillName,
        type: 'skill-md',
        description: /^description: (.+)$/m.exec(text)?.[1] ?? description,
        url: `/.well-known/agent-skills/${skillName}/SKILL.md`,
        digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
        files: ['SKILL.md'],
      },
    ],
  }
}
