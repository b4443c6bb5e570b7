import { renderJSONContentToReactElement } from '@tiptap/static-renderer/json/react'
import type { RichText, RichTextNode } from '#schema/index.ts'
import { termMark } from '#lib/rich-text/glossary/link-terms.ts'
import { plainText } from '#schema/rich-text.ts'
import { warn } from '#platform/log.ts'
import { referenceMark } from '#lib/rich-text/references.ts'
import { Explanations } from './explanations.tsx'
import { ownOnly, plainMarks, plainNodes, type Mark, type MarkProps, type NodeProps, type Words } from './nodes.tsx'
import { Reference } from './reference.tsx'
import { Relation } from './relations/relation.tsx'
import { Term } from './term.tsx'

export type { Words }

type Props = {
  /** Of the document, where a page shows several. */
  readonly id?: string
  readonly document: RichText
  readonly words: Words
}

/** Logs what has no component here, with the beginning of the document, which has no id of its own. */
const warnUnknown = (kind: 'node' | 'mark', type: string, document: RichText): void => {
  const beginning = plainText(document).slice(0, 60)
  warn(`rich text: unknown ${kind}, shown as its text; remove it in the editor, or add a component to nodes.tsx`, {
    type,
    document: beginning,
  })
}

/** A resolved document as elements; no script reaches the browser for it. What it does not know degrades to its text. */
export const Document = ({ id, document, words }: Props) => {
  const relation =
    (isInline: boolean) =>
    ({ node }: NodeProps) => <Relation data={node.attrs?.['data']} words={words} isInline={isInline} />
  const render = renderJSONContentToReactElement<Mark, RichTextNode>({
    nodeMapping: ownOnly({
      ...plainNodes(document, words, id),
      'relation-block': relation(false),
      'relation-inline-block': relation(true),
    }),
    markMapping: ownOnly({
      ...plainMarks({ documentId: id, hasCards: true }),
      [referenceMark]: Reference,
      [termMark]: Term,
    }),
    unhandledNode: ({ node, children }: NodeProps) => {
      warnUnknown('node', node.type, document)
      return children
    },
    unhandledMark: ({ mark, children }: MarkProps) => {
      warnUnknown('mark', mark.type, document)
      return children
    },
  })
  return (
    <>
      {render({ content: document })}
      <Explanations id={id} document={document} />
    </>
  )
}
