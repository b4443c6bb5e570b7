/** An item that is inserted and not saved yet, in the address of the page that draws it. */
import { z } from 'zod'
import { newBlockShape, type NewBlock } from './blocks.ts'
import { jsonOf } from '#platform/json-object.ts'

const shape = z.object({ id: z.uuid(), block: newBlockShape })

/** The id of the element that holds the drawn item. */
export const shownBlockId = 'onderdeel'

/** Characters of an address: Node refuses the headers of a request beyond 16 KB with 431. */
const longest = 12_000
/** Characters that each text keeps at least: ids have 36. */
const shortest = 40

/**
 * The address at which the page at `path` draws that item, of at most some 12,000 characters: of long texts it draws the beginning, so
 * that a list of many paragraphs is drawn at all.
 */
export const shownBlockAddress = (path: string, id: string, block: NewBlock): string => {
  const addressWith = (most: number): string => {
    const cut = (_name: string, value: unknown): unknown =>
      typeof value === 'string' && value.length > most ? `${value.slice(0, most)}…` : value
    const address = `${path}?${new URLSearchParams({ stuk: JSON.stringify({ id, block }, cut) }).toString()}`
    return address.length > longest && most > shortest ? addressWith(Math.max(shortest, Math.floor(most / 2))) : address
  }
  return addressWith(longest)
}

/** The item that an address bears; null when it bears none. */
export const readShownBlock = (text: string): z.output<typeof shape> | null =>
  shape.safeParse(jsonOf(text)).data ?? null
