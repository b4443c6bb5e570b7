'use client'

import { useEditor, type Editor } from '@tiptap/react'
import type { EditorView } from '@tiptap/pm/view'
import type { RichText } from '#schema/index.ts'
import { picturesIn } from '#components/rich-text-editor/clean-paste.ts'
import { writable } from '#components/rich-text-editor/writable.ts'
import { ItemDocument } from './block-piece.island.tsx'

const empty: RichText = { type: 'doc', content: [{ type: 'paragraph' }] }

const look =
  'prose max-w-none! min-h-96 overflow-x-auto rounded-b-md p-4 sm:p-5 [&>:first-child]:mt-0! [&_.selectedCell]:bg-sun-soft [&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-accent'

/**
 * Whether “/” opens the list of what can be inserted: in a line of text that is empty before the cursor, and between two parts, where
 * arrow keys lead from a table (a gap cursor).
 */
const isCommand = ({ state: { selection } }: EditorView, event: KeyboardEvent): boolean => {
  const { $from, empty: isCursor } = selection
  if (event.key !== '/' || event.isComposing || !isCursor) return false
  return !$from.parent.isTextblock || ($from.parent.type.name !== 'codeBlock' && $from.parentOffset === 0)
}

type Options = {
  /** The name of the text, as the label over it says. */
  readonly label: string
  readonly body: RichText | null
  readonly isEditable: boolean
  readonly change: (body: RichText) => void
  readonly openMenu: () => void
  /** Called when what was pasted or dropped had pictures, which do not come along, and when it had none. */
  readonly notePictures: (hasPictures: boolean) => void
}

/** The editor of an item's text; null until it is there. */
export const useItemText = ({ label, body, isEditable, change, openMenu, notePictures }: Options): Editor | null => {
  const note = (data: DataTransfer | null): boolean => {
    const pictures = picturesIn(data)
    notePictures(pictures !== null)
    // A browser would open a picture that is dropped.
    return pictures === 'alone'
  }
  return useEditor({
    immediatelyRender: false,
    injectCSS: false,
    editable: isEditable,
    extensions: [ItemDocument],
    content: writable(body ?? empty),
    editorProps: {
      attributes: { class: look, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      handlePaste: (_view, { clipboardData }) => note(clipboardData),
      handleDrop: (_view, { dataTransfer }, _slice, isMoved) => !isMoved && note(dataTransfer),
      handleKeyDown: (view, event) => {
        if (!isEditable || !isCommand(view, event)) return false
        openMenu()
        return true
      },
    },
    onUpdate: ({ editor }) => change(editor.getJSON() as RichText),
  })
}
