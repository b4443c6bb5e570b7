/** Suggestions for the page of error 404: results for the words of the requested address. */
import { decodedPath } from '#platform/request-path.ts'
import { getPathname } from '../i18n/pathname.ts'
import type { Locale } from '../i18n/routing.ts'
import { everythingRequests, type SearchHit } from '../search/everything-state.ts'
import { readEverything } from '../search/everything-hits.ts'
import { kinds, kindSearch } from '../search/kinds.ts'
import { mergeKinds } from '../search/merge-kinds.ts'
import type { Href } from '../paths.ts'
import { plainOf } from '../search/highlighted.ts'
import { weights } from '../search/merge-weights.ts'
import { foldedWords, wordsIn } from '../search/fold.ts'
import { contentWords, isTelling } from '../search/query-text.ts'
import { fixedPages } from '../site-files/fixed-pages.ts'
import { orNone } from './or-none.ts'
import { ownPages } from './own-pages.ts'
import { orNull, serverSearch } from './search.ts'

/** Suggestions that are shown, and hits of each kind that they are chosen from. */
const [most, mostRead] = [6, 10]

/** The words of the last part of an address, limited in number; empty when it has none. */
export const wordsOf = (address: string): string =>
  wordsIn(decodedPath(address.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? ''))
    .join(' ')
    .slice(0, 100)

/** The words that tell what an address is about: no digits. */
const tellingWords = (words: string): string[] => contentWords(words).filter((word) => isTelling(word))

/** Letters from which a word of a title that goes on behind that of the address counts as the same. */
const longEnough = 4

/** Whether a title has at least half of those words, each as a word or the beginning of one. */
const isLike = (title: string, words: readonly string[]): boolean => {
  const own = foldedWords(title)
  const shared = words.filter((word) =>
    own.some((one) => one === word || (word.length >= longEnough && one.startsWith(word))),
  )
  return words.length > 0 && shared.length * 2 >= words.length
}

/** The hits that really resemble the words of an address, in the language of the page; names of programmes and the like are Dutch in any. */
export const resembling = (hits: readonly SearchHit[], words: string, locale: Locale): SearchHit[] =>
  hits.filter(
    ({ kind, language, title }) =>
      (language === locale || weights.nameKinds.has(kind)) && isLike(plainOf(title), tellingWords(words)),
  )

/** The fixed page that an address is below, or is but for case, the nearest; null where it is below none but the home page. */
export const sectionOf = (address: string, locale: Locale): { readonly href: Href; readonly title: string } | null => {
  const path = `${address.split(/[?#]/)[0]?.toLowerCase()}/`
  const [nearest] = fixedPages
    .map((page) => ({ href: page.href, title: page[locale].title, path: getPathname({ href: page.href, locale }) }))
    .filter((page) => page.href !== '/' && path.startsWith(`${page.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)
  return nearest ? { href: nearest.href, title: nearest.title } : null
}

/**
 * Up to six results that resemble the words of an address, those of the kind whose pages it is among first. Empty when nothing
 * does, or search does not respond.
 */
export const listNearest = async (address: string, locale: Locale): Promise<readonly SearchHit[]> => {
  const words = wordsOf(address)
  if (!tellingWords(words).length) return []
  // Few hits, in one call: robots ask for many addresses that are no pages.
  const search = serverSearch.search([...everythingRequests({ query: words, kind: null, page: 1 }, mostRead)])
  const [groups, pages] = await Promise.all([
    orNull(search.then((response) => readEverything(response, new Date()))),
    orNone(() => ownPages(locale), null),
  ])
  if (!groups) return []
  const results = mergeKinds(pages ? [...groups, pages.search(words, new Date())] : groups, words, { locale })
  const lower = address.toLowerCase()
  const kind = kinds.find((one) => lower.includes(`${getPathname({ href: kindSearch[one].list, locale })}/`))
  const isOfKind = (hit: SearchHit) => hit.kind === kind
  return resembling(results, words, locale)
    .toSorted((one, other) => Number(isOfKind(other)) - Number(isOfKind(one)))
    .slice(0, most)
}
