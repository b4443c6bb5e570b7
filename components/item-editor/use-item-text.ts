'use client'

import { useEditor, type Editor } from '@tiptap/react'
import type { EditorView } from '@tiptap/pm/view'
import type { RichText } from '#schema/index.ts'
import { picturesIn } from '#components/rich-text-editor/clean-paste.ts'
import { writable } from '#components/rich-text-editor/writable.ts'
import { ItemDocument } from './block-piece.island.tsx'
import { ownSlice } from './own-slice.ts'

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

/** Of a paste: pictures, or embedded items of another text. */
export type LeftOut = 'pictures' | 'items' | null

type Options = {
  /** The name of the text, as the label over it says. */
  readonly label: string
  /** Id of the words about what is not right with it; null when it is right. */
  readonly problem: string | null
  readonly body: RichText | null
  readonly isEditable: boolean
  readonly change: (body: RichText) => void
  readonly openMenu: () => void
  /** Whether the embedded item of that id is of this text, and none that was copied from another. */
  readonly isOwn: (id: string) => boolean
  /** Called with what does not come along of what was pasted or dropped, and with null when all of it does. */
  readonly noteLeft: (left: LeftOut) => void
}

/** The editor of an item's text; null until it is there. */
export const useItemText = ({ label, problem, body, isEditable, ...options }: Options): Editor | null => {
  const { change, openMenu, isOwn, noteLeft } = options
  const note = (data: DataTransfer | null): boolean => {
    const pictures = picturesIn(data)
    if (pictures !== null) noteLeft('pictures')
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
      attributes: {
        class: look,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(problem === null ? {} : { 'aria-invalid': 'true', 'aria-describedby': problem }),
      },
      // Before the handlers of a paste and of a drop.
      transformPasted: (slice) => {
        const own = ownSlice(slice, isOwn)
        noteLeft(own === slice ? null : 'items')
        return own
      },
      // What is selected stays when nothing takes its place.
      handlePaste: (_view, { clipboardData }, slice) => note(clipboardData) || slice.content.size === 0,
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
