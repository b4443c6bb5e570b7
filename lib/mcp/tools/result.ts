/** The result of every tool: structured data with the same as text, of a sample with a warning, or an error message that the caller can act on. */
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { sampleWarning } from '#lib/agents.ts'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { ContentError } from '#lib/content/errors.ts'
import type { Outcome } from '#lib/content/search.ts'
import { warn } from '#platform/log.ts'
import { within } from '#platform/timeout.ts'

/** Annotations of every tool: read-only, public data, idempotent. */
export const readOnly = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

/** An error that the caller can correct: its message is returned. */
export class ToolProblem extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ToolProblem'
  }
}

/** Timeout of a call in milliseconds. */
const longest = 15_000

const failed = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] })

const late = () => new ToolProblem('This took too long. Ask for less, or try again later.')

/** What the work gives, in time. @throws ToolProblem, whose message is for the caller, whatever failed. */
export const answered = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await within(longest, work(), late)
  } catch (error) {
    if (error instanceof ToolProblem) throw error
    warn('mcp: a tool failed; its caller got an error', {
      reason: error instanceof ContentError ? error.code : String(error),
    })
    throw new ToolProblem('The content of this site cannot be reached right now. Try again in a moment.')
  }
}

/** The result of a tool; every failure becomes a tool error with a readable message, never a protocol error. */
export const toToolResult = async (work: () => Promise<Record<string, unknown>>): Promise<CallToolResult> => {
  try {
    const structuredContent = await answered(work)
    const { isSample } = await answered(getCatalogueNote)
    return {
      structuredContent,
      content: [
        { type: 'text', text: JSON.stringify(structuredContent) },
        ...(isSample ? [{ type: 'text' as const, text: sampleWarning }] : []),
      ],
      ...(isSample ? { _meta: { 'lesroute/sample': true } } : {}),
    }
  } catch (error) {
    if (error instanceof ToolProblem) return failed(error.message)
    throw error
  }
}

/** The result of a search. @throws ToolProblem when it failed. */
export const valueOf = <T>(outcome: Outcome<T>): T => {
  if ('value' in outcome) return outcome.value
  throw new ToolProblem('Search does not answer right now. Try again in a moment, or read a list page with read_page.')
}
