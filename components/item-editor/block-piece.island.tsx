'use client'

import { NodeViewWrapper, ReactNodeViewRenderer, type NodeViewProps } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { createContext, use, type ReactNode } from 'react'
import { siteDocument } from '#components/rich-text-editor/extensions.ts'

/** By id of their node, the items in the text as the page shows them. */
export const ShownBlocks = createContext<Readonly<Record<string, ReactNode>>>({})

const names = [
  'buttons',
  'callouts',
  'images',
  'content_lists',
  'related_content_lists',
  'mediaplayers',
  'mentions',
] as const

/** An item in the text: it looks as on the page, and can be selected, moved and deleted as one piece. */
const BlockPiece = ({ node }: NodeViewProps) => {
  const t = useTranslations('editing')
  const shown = use(ShownBlocks)[String(node.attrs['id'])]
  const kind = names.find((name) => name === node.attrs['collection'])
  const label = kind ? t(`blocks.${kind}`) : String(node.attrs['collection'] ?? node.type.name)
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
