import type { JSONContent } from '@tiptap/react'
import type { RichText } from '#schema/index.ts'

const withoutEmpty = ({ content, ...node }: JSONContent): JSONContent =>
  content
    ? { ...node, content: content.filter(({ type, text }) => type !== 'text' || text !== '').map(withoutEmpty) }
    : node

/**
 * A copy of a document for the editor, whose own types want lists that it may write to; without empty texts, for one of which the editor
 * would leave out the whole document.
 */
export const writable = (document: RichText): JSONContent => withoutEmpty(structuredClone(document) as JSONContent)
