/** What the buttons of the editor do, and when each counts as pressed. */
import {
  mdiCodeBraces,
  mdiCodeTags,
  mdiFormatBold,
  mdiFormatHeader2,
  mdiFormatHeader3,
  mdiFormatHeader4,
  mdiFormatItalic,
  mdiFormatListBulleted,
  mdiFormatListNumbered,
  mdiFormatQuoteOpen,
  mdiFormatStrikethrough,
  mdiFormatSubscript,
  mdiFormatSuperscript,
  mdiMinus,
  mdiRedo,
  mdiTableColumnPlusAfter,
  mdiTableColumnRemove,
  mdiTableLargeRemove,
  mdiTablePlus,
  mdiTableRow,
  mdiTableRowPlusAfter,
  mdiTableRowRemove,
  mdiUndo,
} from '@mdi/js'
import type { ChainedCommands, Editor } from '@tiptap/react'

export type Tool = {
  /** Unique, and the key of its name among the messages unless `level` is given. */
  readonly name: string
  /** Of a heading. */
  readonly level?: number
  /** The outline of a 24 px icon. */
  readonly icon: string
  readonly run: (chain: ChainedCommands) => ChainedCommands
  /** Given for what can be on or off. */
  readonly isOn?: (editor: Editor) => boolean
}

export type ToolGroup = {
  /** Key of its name among the messages. */
  readonly name: string
  readonly tools: readonly Tool[]
  /** Given for what is of use in some places only. */
  readonly isOf?: (editor: Editor) => boolean
}

const mark = (name: string, icon: string): Tool => ({
  name,
  icon,
  run: (chain) => chain.toggleMark(name),
  isOn: (editor) => editor.isActive(name),
})

const heading = (level: 2 | 3 | 4, icon: string): Tool => ({
  name: `heading${level}`,
  level,
  icon,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
})

const block = (name: string, icon: string, run: Tool['run']): Tool => ({
  name,
  icon,
  run,
  isOn: (editor) => editor.isActive(name),
})

const headingGroup: ToolGroup = {
  name: 'toolsBlocks',
  tools: [
    heading(2, mdiFormatHeader2),
    heading(3, mdiFormatHeader3),
    heading(4, mdiFormatHeader4),
    block('bulletList', mdiFormatListBulleted, (chain) => chain.toggleBulletList()),
    block('orderedList', mdiFormatListNumbered, (chain) => chain.toggleOrderedList()),
    block('blockquote', mdiFormatQuoteOpen, (chain) => chain.toggleBlockquote()),
    block('codeBlock', mdiCodeBraces, (chain) => chain.toggleCodeBlock()),
  ],
}

const textGroup: ToolGroup = {
  name: 'toolsText',
  tools: [
    mark('bold', mdiFormatBold),
    mark('italic', mdiFormatItalic),
    mark('strike', mdiFormatStrikethrough),
    mark('subscript', mdiFormatSubscript),
    mark('superscript', mdiFormatSuperscript),
    mark('code', mdiCodeTags),
  ],
}

const insertGroup: ToolGroup = {
  name: 'toolsInsert',
  tools: [
    { name: 'rule', icon: mdiMinus, run: (chain) => chain.setHorizontalRule() },
    {
      name: 'table',
      icon: mdiTablePlus,
      run: (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }),
    },
  ],
}

const historyGroup: ToolGroup = {
  name: 'toolsHistory',
  tools: [
    { name: 'undo', icon: mdiUndo, run: (chain) => chain.undo() },
    { name: 'redo', icon: mdiRedo, run: (chain) => chain.redo() },
  ],
}

const tableGroup: ToolGroup = {
  name: 'toolsTable',
  isOf: (editor) => editor.isActive('table'),
  tools: [
    { name: 'headerRow', icon: mdiTableRow, run: (chain) => chain.toggleHeaderRow() },
    { name: 'addRow', icon: mdiTableRowPlusAfter, run: (chain) => chain.addRowAfter() },
    { name: 'addColumn', icon: mdiTableColumnPlusAfter, run: (chain) => chain.addColumnAfter() },
    { name: 'deleteRow', icon: mdiTableRowRemove, run: (chain) => chain.deleteRow() },
    { name: 'deleteColumn', icon: mdiTableColumnRemove, run: (chain) => chain.deleteColumn() },
    { name: 'deleteTable', icon: mdiTableLargeRemove, run: (chain) => chain.deleteTable() },
  ],
}

/** The groups of buttons, in the order in which they are shown. */
export const toolGroups: readonly ToolGroup[] = [headingGroup, textGroup, insertGroup, historyGroup, tableGroup]
