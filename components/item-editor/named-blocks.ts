import type { RichText, RichTextNode } from '#schema/index.ts'

/** A document with words in the place of each embedded item, for a page that has no data of them. */
export const withNamedBlocks = (document: RichText, nameOf: (attrs: RichTextNode['attrs']) => string): RichText => {
  const named = (node: RichTextNode): RichTextNode => {
    const text = { type: 'text', text: `[${nameOf(node.attrs)}]` }
    if (node.type === 'relation-inline-block') return text
    if (node.type === 'relation-block') return { type: 'paragraph', content: [text] }
    return node.content ? { ...node, content: node.content.map(named) } : node
  }
  return { ...document, content: (document.content ?? []).map(named) }
}
