/** What can be inserted into a text, and what each puts there. */
import {
  mdiBullhornOutline,
  mdiCardTextOutline,
  mdiChartBoxOutline,
  mdiFileLinkOutline,
  mdiFormatListText,
  mdiGestureTapButton,
  mdiImageOutline,
  mdiPlayBoxOutline,
  mdiTextBoxOutline,
} from '@mdi/js'
import { NodeSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { junction, type NewBlock } from '#lib/editors/blocks.ts'
import { randomId } from '#lib/visitor/random-id.ts'

export type InsertName = 'page' | 'figure' | 'cards' | 'mention' | 'image' | 'recording' | 'list' | 'button' | 'callout'

/** `isBlock`: stored as an item of the article, so that texts without such items do not have it. */
export const inserts: readonly { readonly name: InsertName; readonly icon: string; readonly isBlock: boolean }[] = [
  { name: 'page', icon: mdiFileLinkOutline, isBlock: false },
  { name: 'figure', icon: mdiChartBoxOutline, isBlock: false },
  { name: 'cards', icon: mdiCardTextOutline, isBlock: true },
  { name: 'mention', icon: mdiTextBoxOutline, isBlock: true },
  { name: 'image', icon: mdiImageOutline, isBlock: true },
  { name: 'recording', icon: mdiPlayBoxOutline, isBlock: true },
  { name: 'list', icon: mdiFormatListText, isBlock: true },
  { name: 'button', icon: mdiGestureTapButton, isBlock: true },
  { name: 'callout', icon: mdiBullhornOutline, isBlock: true },
]

/** Puts words with a link where the cursor is, or links what is selected; what is typed next is no part of it. */
export const insertLink = (editor: Editor, href: string, text: string): void => {
  const chain = editor.chain().focus()
  if (editor.state.selection.empty)
    chain
      .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
      .unsetMark('link')
      .run()
  else chain.setLink({ href }).run()
}

/**
 * Puts the node of an item where the cursor is, and the cursor behind it; the id of the node. Left selected, the item would be replaced by the
 * next letter that is typed.
 */
export const insertBlock = (editor: Editor, { collection }: NewBlock): string => {
  const id = randomId()
  const isInline = collection === 'mentions'
  const type = isInline ? 'relation-inline-block' : 'relation-block'
  editor.chain().focus().insertContent({ type, attrs: { id, junction, collection } }).run()
  const { selection, doc } = editor.state
  if (!isInline && selection instanceof NodeSelection) {
    const behind = selection.to
    const chain = editor.chain()
    if (!doc.resolve(behind).nodeAfter?.isTextblock) chain.insertContentAt(behind, { type: 'paragraph' })
    chain.setTextSelection(behind + 1).run()
  }
  return id
}
