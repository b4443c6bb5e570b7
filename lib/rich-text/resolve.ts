/**
 * Puts the items that `editor_nodes` lists into the document that refers to them. Pure: document and entries in,
 * document out. Source: docs/contract.md 10.5: `attrs.id` is the id of the junction record.
 */
import { isObject } from '#platform/json-object.ts'
import type { RichText, RichTextNode } from '#schema/index.ts'
import { isNode } from '#schema/rich-text.ts'

export type Entry = { readonly id: string; readonly collection: string; readonly item: unknown }

/** A callout holds a document that may mention; nothing in the catalogue goes deeper. */
const maxDepth = 4

const entriesOf = (value: unknown): Entry[] =>
  (Array.isArray(value) ? value : []).filter(
    (entry): entry is Entry =>
      isObject(entry) && typeof entry['id'] === 'string' && typeof entry['collection'] === 'string',
  )

/** The item with every document in it resolved by the item's own `editor_nodes`. */
const resolveItem = (item: Readonly<Record<string, unknown>>, depth: number): Readonly<Record<string, unknown>> => {
  const entries = entriesOf(item['editor_nodes'])
  if (!entries.length) return item
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      isNode(value) && value.type === 'doc' ? resolveNode(value, entries, depth + 1) : value,
    ]),
  )
}

const isRelation = ({ type }: { readonly type: string }) => type.startsWith('relation-')

const resolveNode = (node: RichTextNode, entries: readonly Entry[], depth: number): RichTextNode => {
  const { content, marks, ...rest } = node
  return {
    ...rest,
    ...(isRelation(node) ? { attrs: { ...node.attrs, data: dataFor(node, entries, depth) } } : {}),
    ...(marks
      ? {
          marks: marks.map((mark) =>
            isRelation(mark) ? { ...mark, attrs: { ...mark.attrs, data: dataFor(mark, entries, depth) } } : mark,
          ),
        }
      : {}),
    ...(content
      ? {
          content: content
            .map((child) => resolveNode(child, entries, depth))
            .filter((child) => !isRelation(child) || isObject(child.attrs?.['data'])),
        }
      : {}),
  }
}

const dataFor = (node: Pick<RichTextNode, 'attrs'>, entries: readonly Entry[], depth: number): unknown => {
  const entry = entries.find(({ id }) => id === node.attrs?.['id'])
  if (!entry || !isObject(entry.item) || depth > maxDepth) return null
  return { ...resolveItem(entry.item, depth), collection: entry.collection }
}

/**
 * The document with each relational node's item at `attrs.data`, its collection beside it. A node whose entry is
 * missing or hidden is dropped; documents inside items are resolved likewise, four deep at most.
 */
export const resolveDocument = (document: RichText, entries: readonly Entry[]): RichText => ({
  ...resolveNode(document, entries, 0),
  type: 'doc',
})
