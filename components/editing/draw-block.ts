/** Asks the site how an item looks that is being inserted. */
import type { NewBlock } from '#lib/editors/blocks.ts'
import { shownBlockAddress, shownBlockId } from '#lib/editors/shown-block.ts'

/**
 * The HTML of an item as the page will show it, drawn by the site's own components; null without an answer: the text then
 * says what kind of item it is.
 */
export const drawBlock = async (path: string, id: string, block: NewBlock): Promise<string | null> => {
  try {
    const response = await fetch(shownBlockAddress(path, id, block))
    if (!response.ok) return null
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    return page.getElementById(shownBlockId)?.innerHTML || null
  } catch {
    return null
  }
}
