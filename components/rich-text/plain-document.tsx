import { renderJSONContentToReactElement } from '@tiptap/static-renderer/json/react'
import type { RichText, RichTextNode } from '#schema/index.ts'
import { ownOnly, plainMarks, plainNodes, type Mark, type MarkOptions, type NodeProps, type Words } from './nodes.tsx'

type Props = Pick<MarkOptions, 'hasCards' | 'newWindow'> & {
  /** Of the document, where a page shows several. */
  readonly id?: string
  readonly document: RichText
  readonly words: Words
}

const Children = ({ children }: Pick<NodeProps, 'children'>) => children

/** A document without relations, in the browser as on the server; what it does not know reads on as its text. */
export const PlainDocument = ({ id, document, words, ...options }: Props) => {
  const render = renderJSONContentToReactElement<Mark, RichTextNode>({
    nodeMapping: ownOnly(plainNodes(document, words, id)),
    markMapping: ownOnly(plainMarks({ documentId: id, ...options })),
    unhandledNode: Children,
    unhandledMark: Children,
  })
  return render({ content: document })
}
