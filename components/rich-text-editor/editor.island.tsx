'use client'

import { EditorContent, useEditor } from '@tiptap/react'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import { withoutUnknown } from '#lib/rich-text/review.ts'
import type { RichText } from '#schema/index.ts'
import { SiteDocument } from './extensions.ts'
import { JsonPanel } from './json-panel.island.tsx'
import { PreviewPane } from './preview-pane.island.tsx'
import { Toolbar } from './toolbar.island.tsx'
import { usePreview, type RenderPreview } from './use-preview.ts'
import { writable } from './writable.ts'
import './editor.css'

type Props = { readonly render: RenderPreview }

const look =
  'prose max-w-none! min-h-96 overflow-x-auto rounded-b-md p-4 sm:p-5 [&>:first-child]:mt-0! [&_.selectedCell]:bg-sun-soft [&_[data-relation]]:rounded-sm [&_[data-relation]]:border [&_[data-relation]]:border-dashed [&_[data-relation]]:border-line-strong [&_[data-relation]]:bg-sunken [&_[data-relation]]:px-2 [&_[data-relation]]:py-1 [&_[data-relation]]:text-sm [&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-accent'

/** A document that is written on one side and shown as the site does on the other. Nothing is stored. */
export const Editor = ({ render }: Props) => {
  const [t, locale, id] = [useTranslations('editor'), useLocale(), useId()]
  const { preview, phase, show, retry } = usePreview(render, locale)
  /** False while the preview shows pasted JSON that the editor could not take. */
  const [isEditable, setIsEditable] = useState(true)
  const editor = useEditor({
    immediatelyRender: false,
    injectCSS: false,
    extensions: [SiteDocument],
    content: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: t('exampleHeading') }] },
        { type: 'paragraph', content: [{ type: 'text', text: t('exampleText') }] },
      ],
    },
    editorProps: {
      attributes: { class: look, role: 'textbox', 'aria-multiline': 'true', 'aria-label': t('document') },
    },
    onUpdate: ({ editor: changed }) => {
      setIsEditable(true)
      show(JSON.stringify(changed.getJSON()))
    },
  })
  useEffect(() => {
    if (editor) show(JSON.stringify(editor.getJSON()))
  }, [editor, show])

  /** Shows what was pasted as it is, and has the editor hold what it knows of it. */
  const open = (document: RichText, json: string): boolean => {
    let taken = true
    try {
      editor?.commands.setContent(writable(withoutUnknown(document)), {
        errorOnInvalidContent: true,
        emitUpdate: false,
      })
    } catch {
      // Nodes in places where they do not belong: the site is lenient, the editor is not, and the pane says so.
      taken = false
    }
    setIsEditable(taken)
    show(json)
    return taken
  }

  if (!editor) return <p className="text-muted">{t('loading')}</p>
  return (
    <div className="grid items-start gap-10 lg:grid-cols-2">
      <section aria-labelledby={`${id}-write`} className="min-w-0 space-y-4">
        <h2 id={`${id}-write`} className="text-h3">
          {t('write')}
        </h2>
        <div className="rounded-md border-[1.5px] border-line-strong bg-surface">
          <Toolbar editor={editor} />
          <EditorContent editor={editor} />
        </div>
        <JsonPanel current={() => JSON.stringify(editor.getJSON(), null, 2)} open={open} />
      </section>
      <PreviewPane preview={preview} phase={phase} isEditable={isEditable} retry={retry} />
    </div>
  )
}
