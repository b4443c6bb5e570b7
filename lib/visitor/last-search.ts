/** The last search for programmes of this tab, so that a comparison leads back to it. Browsers only. */
import { attempt } from './storage.ts'

const key = 'lesroute:last-search:1'

/** The query of its address; empty when there is none, or storage is unavailable. */
export const lastSearch = (): string => attempt(() => sessionStorage.getItem(key)) ?? ''

/** Stores the query of an address of the finder. */
export const keepLastSearch = (query: string): void => {
  attempt(() => sessionStorage.setItem(key, query))
}
