/** An item that is inserted and not saved yet, in the address of the page that draws it. */
import { z } from 'zod'
import { newBlockShape, type NewBlock } from './blocks.ts'
import { jsonOf } from '#platform/json-object.ts'

const shape = z.object({ id: z.uuid(), block: newBlockShape })

/** The id of the element that holds the drawn item. */
export const shownBlockId = 'onderdeel'

/** The address at which the page at `path` draws that item. */
export const shownBlockAddress = (path: string, id: string, block: NewBlock): string =>
  `${path}?${new URLSearchParams({ stuk: JSON.stringify({ id, block }) }).toString()}`

/** The item that an address bears; null when it bears none. */
export const readShownBlock = (text: string): z.output<typeof shape> | null =>
  shape.safeParse(jsonOf(text)).data ?? null
