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

const sentence = /[.!?:;…]["'”’)]*$/

/** The texts of rows or cells in one line, without the empty ones. */
const joined = (texts: readonly string[], between: string): string =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join(between)

/**
 * The document's words without markup, blocks separated by one space, a heading by a full stop besides, the cells of a row by “ · ” and rows by “; ”; an
 * inline relation adds the text that `textOf` gives for it, and a block relation likewise.
 * Source: docs/contract.md 2.3 `bodyString`. Chosen: words inside block relations count when the caller resolves them.
 */
export const plainText = (node: RichTextNode, textOf: (relation: RichTextNode) => string = () => ''): string => {
  const read = (current: RichTextNode): string => {
    if (current.type === 'text') return current.text ?? ''
    if (current.type === 'hardBreak') return ' '
    const own = current.type.startsWith('relation-') ? textOf(current) : ''
    const parts = (current.content ?? []).map(read)
    if (current.type === 'tableRow') return ` ${joined(parts, ' · ')} `
    if (current.type === 'table') {
      const rows = joined(parts, '; ')
      // What follows the table is no part of its last row.
      return rows === '' || sentence.test(rows) ? ` ${rows} ` : ` ${rows}. `
    }
    if (current.type === 'heading' && current !== node) {
      const heading = parts.join('').trim()
      // What follows is no part of it: a snippet may begin there.
      return heading === '' || sentence.test(heading) ? `${heading} ` : `${heading}. `
    }
    return `${own}${parts.join('')}${inline.has(current.type) ? '' : ' '}`
  }
  return read(node).replaceAll(/\s+/g, ' ').trim()
}
