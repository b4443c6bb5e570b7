/** How every tool answers: data and the same as text, or what went wrong in words that a caller can act on. */
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { ContentError } from '#lib/content/errors.ts'
import type { Outcome } from '#lib/content/search.ts'
import { warn } from '#platform/log.ts'

/** Every tool only reads what is public, and the same question has the same answer. */
export const readOnly = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

/** What a caller can put right: its message is the answer. */
export class ToolProblem extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ToolProblem'
  }
}

/** Milliseconds that a call may take. */
const longest = 15_000

const failed = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] })

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new ToolProblem('This took too long. Ask for less, or try again later.')),
    longest,
  )
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** The answer of a tool; whatever fails is an error of the tool, in plain words, and never one of the protocol. */
export const answered = async (work: () => Promise<Record<string, unknown>>): Promise<CallToolResult> => {
  try {
    const structuredContent = await inTime(work())
    return { structuredContent, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] }
  } catch (error) {
    if (error instanceof ToolProblem) return failed(error.message)
    warn('mcp: a tool failed; its caller got an error', {
      reason: error instanceof ContentError ? error.code : String(error),
    })
    return failed('The content of this site cannot be reached right now. Try again in a moment.')
  }
}

/** What a search found. @throws ToolProblem when it did not work out. */
export const valueOf = <T>(outcome: Outcome<T>): T => {
  if ('value' in outcome) return outcome.value
  throw new ToolProblem('Search does not answer right now. Try again in a moment, or read a list page with read_page.')
}
