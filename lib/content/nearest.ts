/** Suggestions for the page of error 404: results for the words of the requested address. */
import { decodedPath } from '#platform/request-path.ts'
import { getPathname } from '../i18n/pathname.ts'
import type { Locale } from '../i18n/routing.ts'
import { everythingRequests, type SearchHit } from '../search/everything-state.ts'
import { readEverything } from '../search/everything-hits.ts'
import { kinds, kindSearch } from '../search/kinds.ts'
import { mergeKinds } from '../search/merge-kinds.ts'
import { orNone } from './or-none.ts'
import { ownPages } from './own-pages.ts'
import { orNull, serverSearch } from './search.ts'

/** Suggestions that are shown. */
const most = 6

/** The words of the last part of an address, limited in number; empty when it has none. */
export const wordsOf = (address: string): string =>
  decodedPath(address.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 100)

/**
 * Up to six results for the words of an address, those of the kind whose pages it is among first. Empty when nothing resembles the
 * words, or search does not respond.
 */
export const listNearest = async (address: string, locale: Locale): Promise<readonly SearchHit[]> => {
  const words = wordsOf(address)
  if (!words) return []
  // The few hits that are shown, in one call: robots ask for many addresses that are no pages.
  const search = serverSearch.search([...everythingRequests({ query: words, kind: null, page: 1 }, most)])
  const groups = await orNull(search.then((response) => readEverything(response, new Date())))
  if (!groups) return []
  const pages = await orNone(() => ownPages(locale), null)
  const results = mergeKinds(pages ? [...groups, pages.search(words, new Date())] : groups, words, { locale })
  const kind = kinds.find((one) => address.includes(`${getPathname({ href: kindSearch[one].list, locale })}/`))
  const isOfKind = (hit: SearchHit) => hit.kind === kind
  return results.toSorted((one, other) => Number(isOfKind(other)) - Number(isOfKind(one))).slice(0, most)
}
