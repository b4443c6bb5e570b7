'use client'

import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { EditorContent, NodeViewWrapper, ReactNodeViewRenderer, useEditor, type NodeViewProps } from '@tiptap/react'
import { createContext, use, useRef } from 'react'
import type { RichText } from '#schema/index.ts'
import { siteDocument } from './extensions.ts'
import { writable } from './writable.ts'
import './editor.css'

type Item = { readonly collection: string; readonly title: string | null }

export type InspectorProps = {
  readonly document: RichText
  /** Embedded items by the id of their node. */
  readonly items: Readonly<Record<string, Item>>
  /** What is to be mended, and in which block of the document, counted from 0. */
  readonly findings: readonly { readonly block: number; readonly text: string }[]
  readonly words: { readonly show: string; readonly document: string }
}

const Items = createContext<InspectorProps['items']>({})

/** An embedded item as a labelled piece; one that is gone says so by its collection alone. */
const RelationPiece = ({ node }: NodeViewProps) => {
  const item = use(Items)[String(node.attrs['id'])]
  return (
    <NodeViewWrapper
      as={node.isInline ? 'span' : 'div'}
      className={`rounded-sm border border-dashed bg-sunken px-2 py-1 text-sm ${item ? 'border-line-strong' : 'border-danger text-danger'}`}
    >
      <span className="text-muted">{String(node.attrs['collection'] ?? node.type.name)}</span> {item?.title}
    </NodeViewWrapper>
  )
}

/** Marks the blocks in which something was found. */
const marksFor = (blocks: ReadonlySet<number>) =>
  Extension.create({
    name: 'findings',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          decorations: ({ doc }) => {
            const marks: Decoration[] = []
            doc.forEach((node, offset, index) => {
              if (blocks.has(index))
                marks.push(
                  Decoration.node(offset, offset + node.nodeSize, {
                    class: 'outline-2 outline-offset-4 outline-danger rounded-sm',
                  }),
                )
            })
            return DecorationSet.create(doc, marks)
          },
        },
      }),
    ],
  })

/** What is to be mended, beside the document in an editor that only shows: each finding leads to its block. */
export const Inspector = ({ document, items, findings, words }: InspectorProps) => {
  const text = useRef<HTMLDivElement>(null)
  const editor = useEditor({
    editable: false,
    immediatelyRender: false,
    injectCSS: false,
    extensions: [
      siteDocument(() => ReactNodeViewRenderer(RelationPiece)),
      marksFor(new Set(findings.map(({ block }) => block))),
    ],
    content: writable(document),
    editorProps: {
      attributes: { class: 'prose max-w-none! p-4', role: 'document', tabindex: '0', 'aria-label': words.document },
    },
  })
  const show = (block: number) => {
    const element = text.current?.querySelector('.ProseMirror')?.children.item(block)
    element?.scrollIntoView({ block: 'center' })
  }
  return (
    <Items value={items}>
      <div className="mt-4 grid gap-6 lg:grid-cols-2">
        <ol className="space-y-3">
          {findings.map(({ block, text: finding }, index) => (
            // Two findings may read the same, so that the index is part of the key.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="flex items-start gap-4 rounded-md bg-surface p-3">
              <span className="min-w-0 grow wrap-anywhere">{finding}</span>
              <button
                type="button"
                onClick={() => show(block)}
                className="shrink-0 py-1 text-sm font-semibold underline underline-offset-4"
              >
                {words.show}
              </button>
            </li>
          ))}
        </ol>
        <div ref={text} className="max-h-[32rem] overflow-y-auto rounded-md border border-line-strong bg-surface">
          <EditorContent editor={editor} />
        </div>
      </div>
    </Items>
  )
}
