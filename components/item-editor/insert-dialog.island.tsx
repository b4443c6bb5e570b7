'use client'

import type { Editor } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { NewBlock } from '#lib/editors/blocks.ts'
import { CardsForm } from './insert-cards.island.tsx'
import { InsertMenu } from './insert-menu.island.tsx'
import { ButtonForm, CalloutForm, ImageForm, RecordingForm } from './insert-forms.island.tsx'
import { ListForm } from './insert-list.island.tsx'
import { InsertResults } from './insert-results.island.tsx'
import type { InsertName } from './inserts.ts'

export type InsertStart = InsertName | 'menu'

type Props = {
  readonly editor: Editor
  /** `menu`: the list of everything, which the key “/” opens. */
  readonly start: InsertStart
  /** Whether items can be inserted: what has no place for their rows takes words and links alone. */
  readonly hasBlocks: boolean
  readonly language: 'nl' | 'en'
  readonly insert: (block: NewBlock) => void
  readonly close: () => void
}

/** Focuses the first field: in the next frame, since the editor takes the focus in the frame after it was changed. */
const focusFirst = (element: HTMLElement | null) => {
  const frame = requestAnimationFrame(() => element?.querySelector<HTMLElement>('input, textarea')?.focus())
  return () => cancelAnimationFrame(frame)
}

/** Where something to insert is picked or filled in; a dialog of the browser's own, outside of the form of the item. */
export const InsertDialog = ({ editor, start, hasBlocks, language, insert, close }: Props) => {
  const t = useTranslations('editing')
  const dialog = useRef<HTMLDialogElement>(null)
  const [stage, setStage] = useState<InsertStart>(start)
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
  }, [])
  const end = () => dialog.current?.close()
  const done = (block: NewBlock) => {
    end()
    insert(block)
  }
  const title = stage === 'menu' ? t('insert') : t(`inserts.${stage}`)
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={() => {
        close()
        editor.view.focus()
      }}
      // A press beside a form would throw away what was filled in.
      closedby={stage === 'menu' ? 'any' : 'closerequest'}
      className="m-auto max-h-[90dvh] w-full max-w-xl overflow-visible rounded-lg border border-line bg-paper p-5 text-ink shadow-card backdrop:bg-night/60"
    >
      <div key={stage} ref={focusFirst} className="space-y-4">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-h3">{title}</h2>
          <button type="button" onClick={end} className="py-1 font-semibold underline underline-offset-4">
            {t('cancel')}
          </button>
        </div>
        {stage === 'menu' ? (
          <InsertMenu
            editor={editor}
            hasBlocks={hasBlocks}
            typeSlash={() => {
              end()
              editor.chain().focus().insertContent('/').run()
            }}
            end={end}
            open={setStage}
          />
        ) : null}
        {stage === 'page' || stage === 'figure' || stage === 'mention' ? (
          <InsertResults name={stage} editor={editor} language={language} insert={done} end={end} />
        ) : null}
        {stage === 'cards' ? <CardsForm insert={done} /> : null}
        {stage === 'image' ? <ImageForm insert={done} /> : null}
        {stage === 'recording' ? <RecordingForm insert={done} /> : null}
        {stage === 'list' ? <ListForm insert={done} /> : null}
        {stage === 'button' ? <ButtonForm insert={done} language={language} /> : null}
        {stage === 'callout' ? <CalloutForm insert={done} /> : null}
      </div>
    </dialog>
  )
}
