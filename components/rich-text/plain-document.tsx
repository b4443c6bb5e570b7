import { renderJSONContentToReactElement } from '@tiptap/static-renderer/json/react'
import type { RichText, RichTextNode } from '#schema/index.ts'
import { markMapping, ownOnly, plainNodes, type Mark, type NodeProps, type Words } from './nodes.tsx'

type Props = { readonly document: RichText; readonly words: Words }

const Children = ({ children }: Pick<NodeProps, 'children'>) => children

/** A document without relations, in the browser as on the server; what it does not know reads on as its text. */
export const PlainDocument = ({ document, words }: Props) => {
  const render = renderJSONContentToReactElement<Mark, RichTextNode>({
    nodeMapping: ownOnly(plainNodes(document, words)),
    markMapping: ownOnly(markMapping),
    unhandledNode: Children,
    unhandledMark: Children,
  })
  return render({ content: document })
}
