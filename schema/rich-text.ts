/** The vocabulary of rich-text documents, and walks over them that need no knowledge of how a node looks. */
import type { RichTextNode } from './define.ts'

/** Source: docs/contract.md 10.4. */
export const nodeTypes = [
  'doc',
  'text',
  'paragraph',
  'heading',
  'horizontalRule',
  'hardBreak',
  'bulletList',
  'orderedList',
  'listItem',
  'table',
  'tableRow',
  'tableHeader',
  'tableCell',
  'codeBlock',
  'blockquote',
  'relation-block',
  'relation-inline-block',
] as const

export const markTypes = [
  'link',
  'bold',
  'italic',
  'strike',
  'subscript',
  'superscript',
  'code',
  'relation-mark',
] as const

const inline: ReadonlySet<string> = new Set(['text', 'relation-inline-block'])

/** Whether the value looks like a node of a document: an object with a `type`. */
export const isNode = (value: unknown): value is RichTextNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Each node of the document, parents before children, in reading order. */
export function* walk(node: RichTextNode): Generator<RichTextNode> {
  yield node
  for (const child of node.content ?? []) yield* walk(child)
}

/**
 * The document's words without markup, blocks separated by one space; an inline relation adds the text that
 * `textOf` gives for it, and a block relation likewise.
 * Source: docs/contract.md 2.3 `bodyString`. Chosen: words inside block relations count when the caller resolves them.
 */
export const plainText = (node: RichTextNode, textOf: (relation: RichTextNode) => string = () => ''): string => {
  const parts: string[] = []
  const visit = (current: RichTextNode) => {
    if (current.type === 'text') parts.push(current.text ?? '')
    else if (current.type === 'hardBreak') parts.push(' ')
    else if (current.type.startsWith('relation-')) parts.push(textOf(current))
    for (const child of current.content ?? []) visit(child)
    if (!inline.has(current.type)) parts.push(' ')
  }
  visit(node)
  return parts.join('').replaceAll(/\s+/g, ' ').trim()
}
