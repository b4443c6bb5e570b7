/** What the pages of items share whose drafts editors may open. */
import type { Metadata } from 'next'
import { pageMetadata, type PageFacts } from '../metadata.ts'
import type { Href } from '../paths.ts'
import { readOpen } from './drafts.ts'
import type { ItemSource } from './reading.ts'

type ItemPage<Params, Item> = {
  readonly hrefOf: (params: Params) => Href
  readonly getPublished: (params: Params) => Promise<Item | null>
  readonly readDraft: (source: ItemSource, params: Params) => Promise<Item | null>
  /** What search engines and other sites hear of it; its address when it is not that of the request. */
  readonly describe: (item: Item) => Promise<Description> | Description
}
type Description = Omit<PageFacts, 'href'> & { readonly href?: Href }

/** Reads the item of a request, with its address and whether it is a draft, and gives the metadata of its page. */
export const itemPage = <Params, Item>({ hrefOf, getPublished, readDraft, describe }: ItemPage<Params, Item>) => {
  const find = async (params: Promise<Params>) => {
    const own = await params
    const href = hrefOf(own)
    const { item, isDraft } = await readOpen(
      href,
      () => getPublished(own),
      (source) => readDraft(source, own),
    )
    return { item, isDraft, href }
  }
  const generateMetadata = async ({ params }: { readonly params: Promise<Params> }): Promise<Metadata> => {
    const { item, isDraft, href } = await find(params)
    const { index = true, ...facts } = await describe(item)
    return pageMetadata({ href, ...facts, index: index && !isDraft })
  }
  return { find, generateMetadata }
}
