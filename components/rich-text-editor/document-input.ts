/** Parses documents that somebody typed or pasted: JSON text in, a bounded document or the problem out. */
import { z } from 'zod'
import type { RichText, RichTextNode } from '#schema/index.ts'

/** Largest document, in bytes of JSON. */
export const maxBytes = 200_000
/** Most objects that may lie in one another; an article has about ten. */
export const maxDepth = 30

export type Problem =
  /** Larger than {@link maxBytes}; `kilobytes` is its size. */
  | { readonly code: 'tooLarge'; readonly kilobytes: number }
  | { readonly code: 'notJson' }
  | { readonly code: 'tooDeep' }
  /** `place` is the path to the part that is no document, as `content.2.marks`; empty for the whole. */
  | { readonly code: 'notADocument'; readonly place: string }

export type Parsed =
  { readonly ok: true; readonly document: RichText } | { readonly ok: false; readonly problem: Problem }

const attributes = z.record(z.string(), z.unknown())

const node: z.ZodType<RichTextNode> = z.lazy(() =>
  z.object({
    type: z.string().min(1),
    attrs: attributes.exactOptional(),
    content: z.array(node).exactOptional(),
    marks: z.array(z.object({ type: z.string().min(1), attrs: attributes.exactOptional() })).exactOptional(),
    text: z.string().exactOptional(),
  }),
)

const root: z.ZodType<RichText> = z.intersection(node, z.object({ type: z.literal('doc') }))

const failure = (problem: Problem): Parsed => ({ ok: false, problem })

/** Without recursion: this is what keeps the recursion of everything after it within bounds. */
const isTooDeep = (whole: unknown): boolean => {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value: whole, depth: 1 }]
  for (let current = open.pop(); current; current = open.pop()) {
    const { value, depth } = current
    if (typeof value !== 'object' || value === null) continue
    if (depth > maxDepth) return true
    // A list as such is no step down, unless it lies in a list.
    const step = (inner: unknown) => (Array.isArray(inner) && !Array.isArray(value) ? depth : depth + 1)
    for (const inner of Object.values(value)) open.push({ value: inner, depth: step(inner) })
  }
  return false
}

/** The problem of JSON that is too large to look at; null for one that is not. */
export const sizeProblem = (json: string): Problem | null => {
  // Each UTF-16 unit takes one byte of UTF-8 at least and three at most, so that most texts need no encoding to be measured.
  if (json.length * 3 <= maxBytes) return null
  const bytes = json.length > maxBytes ? json.length : new TextEncoder().encode(json).length
  return bytes > maxBytes ? { code: 'tooLarge', kilobytes: Math.ceil(bytes / 1000) } : null
}

/**
 * The document that the JSON text holds, with nothing in it that is not of a document; or the problem, by code.
 * Chosen: 200 kB and 30 objects deep at most. Unknown types of nodes and marks pass; the caller shows what becomes of them.
 */
export const parseDocument = (input: unknown): Parsed => {
  if (typeof input !== 'string') return failure({ code: 'notJson' })
  const tooLarge = sizeProblem(input)
  if (tooLarge) return failure(tooLarge)
  let whole: unknown
  try {
    whole = JSON.parse(input)
  } catch {
    return failure({ code: 'notJson' })
  }
  if (isTooDeep(whole)) return failure({ code: 'tooDeep' })
  const parsed = root.safeParse(whole)
  return parsed.success
    ? { ok: true, document: parsed.data }
    : failure({ code: 'notADocument', place: parsed.error.issues[0]?.path.join('.') ?? '' })
}
