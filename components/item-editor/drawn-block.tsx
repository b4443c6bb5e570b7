import type { NewBlock } from '#lib/editors/blocks.ts'
import { shownBlockAddress, shownBlockId } from '#lib/editors/shown-block.ts'

/**
 * What the page will show of an item that is being inserted, drawn by the site's own components; null without an answer: the text then
 * says what kind of item it is.
 */
export const drawBlock = async (path: string, id: string, block: NewBlock): Promise<readonly Node[] | null> => {
  try {
    const response = await fetch(shownBlockAddress(path, id, block))
    if (!response.ok) return null
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const nodes = page.getElementById(shownBlockId)?.childNodes
    return nodes?.length ? [...nodes] : null
  } catch {
    return null
  }
}

type Props = { readonly nodes: readonly Node[] }

/** Shows nodes of another page of the site; scripts among them do not run, since a parser made them. */
export const DrawnBlock = ({ nodes }: Props) => (
  <span ref={(element) => element?.replaceChildren(...nodes.map((node) => document.importNode(node, true)))} />
)
