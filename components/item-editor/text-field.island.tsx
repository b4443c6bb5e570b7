'use client'

import { EditorContent, useEditorState, type Editor } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Toolbar } from '#components/rich-text-editor/toolbar.island.tsx'
import { useToolbar } from '#components/rich-text-editor/use-toolbar.ts'
import '#components/rich-text-editor/editor.css'
import { ShownBlocks } from './block-piece.island.tsx'
import { inserts, type InsertName } from './inserts.ts'
import type { InsertStart } from './insert-dialog.island.tsx'
import type { LeftOut } from './use-item-text.ts'

type Props = {
  readonly editor: Editor | null
  readonly label: string
  readonly problem: string | undefined
  readonly problemId: string
  readonly isEditable: boolean
  readonly hasBlocks: boolean
  readonly shown: Readonly<Record<string, ReactNode>>
  /** What did not come along of the last paste. */
  readonly leftOut: LeftOut
  readonly open: (name: InsertStart) => void
}

type InsertButtonsProps = { readonly hasBlocks: boolean; readonly open: (name: InsertName) => void }

const InsertButtons = ({ hasBlocks, open }: InsertButtonsProps) => {
  const t = useTranslations('editing')
  const offered = inserts.filter(({ isBlock }) => hasBlocks || !isBlock)
  const { toolbar, button } = useToolbar(offered.map(({ name }) => name))
  return (
    <div {...toolbar} aria-label={t('insert')} className="flex flex-wrap border-b border-line p-1.5">
      {offered.map(({ name, icon }) => (
        <button
          key={name}
          {...button(name)}
          aria-haspopup="dialog"
          onClick={() => open(name)}
          className="flex min-h-10 items-center gap-1.5 rounded-sm px-2.5 text-sm hover:bg-sunken"
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
            <path d={icon} />
          </svg>
          {t(`inserts.${name}`)}
        </button>
      ))}
    </div>
  )
}

const Words = ({ editor }: { readonly editor: Editor }) => {
  const t = useTranslations('editing')
  const count = useEditorState({
    editor,
    selector: ({ editor: current }) => current.getText().split(/\s+/).filter(Boolean).length,
  })
  return <p className="text-sm text-muted">{t('words', { count })}</p>
}

/** The text of an item with its tools. */
export const TextField = (props: Props) => {
  const { editor, label, problem, problemId, isEditable, hasBlocks, shown, leftOut, open } = props
  const t = useTranslations('editing')
  return (
    <div className="space-y-1.5">
      <p className="font-semibold">{label}</p>
      {isEditable ? <p className="text-sm text-muted">{t('slashHelp')}</p> : null}
      {isEditable ? null : <p className="rounded-md bg-sun-soft p-3">{t('textUnknown')}</p>}
      {problem ? (
        <p id={problemId} className="font-semibold text-danger">
          {problem}
        </p>
      ) : null}
      <ShownBlocks value={shown}>
        <div className="rounded-md border-[1.5px] border-line-strong bg-surface">
          {editor && isEditable ? (
            <>
              <Toolbar editor={editor} />
              <InsertButtons hasBlocks={hasBlocks} open={open} />
            </>
          ) : null}
          {editor ? <EditorContent editor={editor} /> : <p className="p-5 text-muted">{t('loading')}</p>}
        </div>
      </ShownBlocks>
      <p role="status" className="rounded-md bg-sun-soft p-3 empty:hidden">
        {leftOut ? t(`${leftOut}${hasBlocks ? 'Left' : 'None'}`) : ''}
      </p>
      {editor ? <Words editor={editor} /> : null}
    </div>
  )
}
