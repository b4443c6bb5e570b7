'use client'

import { NodeViewWrapper, ReactNodeViewRenderer, type NodeViewProps } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { createContext, use, type ReactNode } from 'react'
import { siteDocument } from '#components/rich-text-editor/extensions.ts'
import { blockName } from './block-kind.ts'

/** By id of their node, the items in the text as the page shows them. */
export const ShownBlocks = createContext<Readonly<Record<string, ReactNode>>>({})

/** An item in the text: it looks as on the page, and can be selected, moved and deleted as one piece. */
const BlockPiece = ({ node }: NodeViewProps) => {
  const t = useTranslations('editing')
  const shown = use(ShownBlocks)[String(node.attrs['id'])]
  const label = blockName(node.attrs, (kind) => t(`blocks.${kind}`))
  const Tag = node.isInline ? 'span' : 'div'
  return (
    <NodeViewWrapper
      as={Tag}
      data-block={String(node.attrs['collection'])}
      className={`rounded-sm border border-dashed border-line-strong ${node.isInline ? 'px-1' : 'my-4 p-3'}`}
    >
      {shown ? (
        <>
          <span className="sr-only">{label}</span>
          {/* Its links and buttons are those of the page, not of the editor. */}
          <Tag inert>{shown}</Tag>
        </>
      ) : (
        <span className="text-sm text-muted">{label}</span>
      )}
    </NodeViewWrapper>
  )
}

/** What the editor of an item is made of. */
export const ItemDocument = siteDocument(() => ReactNodeViewRenderer(BlockPiece))
