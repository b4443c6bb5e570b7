/** The items in a text with what shows them, read as the editor: stored ones, and one that is inserted and not saved yet. */
import { formatFields } from '@directus/sdk'
import { z } from 'zod'
import { editorNodeFields } from '../content/editor-nodes.ts'
import { anyEntry } from '../content/field-parsers.ts'
import type { Entry } from '../rich-text/resolve.ts'
import { blockRow, type Card, type NewBlock } from './blocks.ts'
import { get, run } from './content-call.ts'

const withItem = z.looseObject({ id: z.string() })

/** The items in the text of an article; none where they cannot be read: the editor then shows what kind each is. */
export const readEntries = async (token: string, article: string): Promise<readonly Entry[]> => {
  const params = {
    fields: formatFields(['id', { editor_nodes: editorNodeFields }]),
    deep: { editor_nodes: { _limit: -1 } },
  }
  const read = await run(token, get(`/items/articles/${article}`, params), (data) =>
    z.object({ editor_nodes: z.array(anyEntry).nullish() }).parse(data),
  )
  return read.ok ? (read.value.editor_nodes ?? []) : []
}

const [, , { item: itemFields }] = editorNodeFields
const [, , { items: cardFields }] = itemFields.related_content_lists
const [, , { item: articleFields }] = itemFields.mentions[2].item
type CardFields = (typeof cardFields)[2]['item']

/** The items of those ids of one kind, as cards show them. */
const readCards = async (token: string, kind: Card['kind'], ids: readonly string[]) => {
  const fields: CardFields[Card['kind']] = cardFields[2].item[kind]
  const params = { fields: formatFields([...fields]), filter: { id: { _in: ids } }, limit: -1 }
  const read = await run(token, get(`/items/${kind}`, params), (data) => z.array(withItem).parse(data))
  return new Map(read.ok ? read.value.map((item) => [item.id, item] as const) : [])
}

const readFile = async (token: string, id: string): Promise<unknown> => {
  const params = { fields: ['id', 'title', 'type', 'filesize', 'width', 'height'] }
  const read = await run(token, get(`/files/${id}`, params), (data) => withItem.parse(data))
  return read.ok ? read.value : null
}

/** An inserted item as it will be read once it is saved. */
export const entryOf = async (token: string, id: string, block: NewBlock): Promise<Entry> => {
  const { collection, item } = blockRow(id, block)
  const whole = { id, ...item }
  switch (block.collection) {
    case 'images':
      return { id, collection, item: { ...whole, image: await readFile(token, block.image) } }
    case 'mentions': {
      const params = { fields: formatFields([...articleFields.articles]) }
      const read = await run(token, get(`/items/articles/${block.article}`, params), (data) => withItem.parse(data))
      return {
        id,
        collection,
        item: { ...whole, item: read.ok ? [{ id, collection: 'articles', item: read.value }] : [] },
      }
    }
    case 'related_content_lists': {
      const kinds = [...new Set(block.items.map(({ kind }) => kind))]
      const read = new Map(
        await Promise.all(
          kinds.map(async (kind) => {
            const ids = block.items.filter((card) => card.kind === kind).map((card) => card.id)
            return [kind, await readCards(token, kind, ids)] as const
          }),
        ),
      )
      const items = block.items.map((card) => ({
        id: card.id,
        collection: card.kind,
        item: read.get(card.kind)?.get(card.id) ?? null,
      }))
      return { id, collection, item: { ...whole, items } }
    }
    default:
      return { id, collection, item: whole }
  }
}
