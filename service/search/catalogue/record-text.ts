/** The flat text of a record's documents, with the words of the blocks inside them. */
import type { RichTextNode } from '#schema/index.ts'
import { modelOf } from '#schema/model.ts'
import { isNode, plainText } from '#schema/rich-text.ts'
import type { Row, Rows } from './record-rows.ts'

/** Blocks within blocks: a callout may mention an article, and nothing is deeper in practice. */
const deepest = 3

const texts = (row: Row, ...fields: readonly string[]): string[] =>
  fields.map((field) => row[field]).filter((value) => typeof value === 'string')

/** The words that a reader sees in a block. */
const blockText = (rows: Rows, collection: string, block: Row, depth: number): string => {
  switch (collection) {
    case 'buttons':
      return texts(block, 'label').join(' ')
    case 'callouts':
      return [...texts(block, 'title'), documentText(rows, collection, block, 'description', depth + 1)].join(' ')
    case 'content_lists': {
      const items = rows.referring('content_list_items', 'content_list', block['id'], 'sort')
      return [...texts(block, 'title'), ...items.flatMap((item) => texts(item, 'title', 'description'))].join(' ')
    }
    case 'mentions': {
      const [entry] = rows.referring('mentions_item', 'mentions_id', block['id'], 'sort')
      const [collection = ''] = entry ? texts(entry, 'collection') : []
      const item = entry ? rows.one(collection, entry['item']) : null
      return texts(block, 'title')[0] ?? (item ? texts(item, 'title')[0] : undefined) ?? ''
    }
    default:
      return texts(block, 'title').join(' ')
  }
}

/** The block that a relational node refers to; null when it was deleted. */
const blockOf = (rows: Rows, owner: string, node: RichTextNode): { collection: string; block: Row } | null => {
  const field = modelOf(owner).fields.get('editor_nodes')
  if (field?.kind !== 'many') return null
  const entry = rows.one(field.to, node.attrs?.['id'])
  const [collection = ''] = entry ? texts(entry, 'collection') : []
  const block = entry ? rows.one(collection, entry['item']) : null
  return block ? { collection, block } : null
}

/**
 * The words of the document in `field` of an item of `owner`; empty when it has none.
 * Source: docs/contract.md 2.3 `bodyString`, "a flat text string, without markup". Chosen: the words of embedded blocks count.
 */
export const documentText = (rows: Rows, owner: string, item: Row, field: string, depth = 0): string => {
  const document = item[field]
  if (!isNode(document) || depth > deepest) return ''
  return plainText(document, (node) => {
    const block = blockOf(rows, owner, node)
    return block ? ` ${blockText(rows, block.collection, block.block, depth)} ` : ''
  }).replaceAll(/\s+/g, ' ')
}

/**
 * What is said in an episode or a video, without the names of the speakers; null when there is no transcript.
 * Source: docs/contract.md 2.3 `transcript_string`.
 */
export const transcriptText = (item: Row): string | null => {
  const lines: unknown = item['transcript_raw']
  if (!Array.isArray(lines)) return texts(item, 'transcript_string_with_speakers')[0] ?? null
  const spokenTexts = lines.flatMap((line: unknown) =>
    typeof line === 'object' && line !== null && 'text' in line && typeof line.text === 'string' ? [line.text] : [],
  )
  return spokenTexts.join(' ')
}
