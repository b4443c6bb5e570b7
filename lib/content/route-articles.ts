/** The articles that a route's page leads to. */
import type { Locale } from '../i18n/routing.ts'
import { familyName } from '../routes/families.ts'
import type { RouteCard } from '../routes/route-map.ts'
import { listArticlesAbout, type ArticleCard } from './articles.ts'

/** Articles that are read before they are sorted by their titles. */
const mostRead = 24

/** The name of a route family as titles of articles have it: without “de” or “het”, and without the explanation behind a colon. */
const kindIn = (name: string) => name.split(':', 1)[0]?.replace(/^(?:de|het|een|the|an?)\s+/i, '') ?? name

/** Where a title has the words as words of their own; beyond every title where they are a part of another word. */
const placeIn = (title: string, words: string): number => {
  const place = ` ${title.toLowerCase().replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')} `.indexOf(` ${words.toLowerCase()} `)
  return place < 0 ? Number.MAX_SAFE_INTEGER : place
}

/**
 * Up to `limit` articles in that language for a route: those whose title names its kind, the earliest in the title first, then
 * `others`, in their order.
 * Chosen: the contract ties routes to no articles. A licence has many, most of them about another way to it.
 * @throws ContentError when the content API fails.
 */
export const articlesForRoute = async (
  route: Pick<RouteCard, 'family' | 'title'>,
  others: readonly ArticleCard[],
  { locale, limit }: { readonly locale: Locale; readonly limit: number },
): Promise<ArticleCard[]> => {
  const kind = kindIn(familyName(route))
  const named = await listArticlesAbout([kind], locale === 'en', mostRead)
  const sorted = named.toSorted((one, other) => placeIn(one.title, kind) - placeIn(other.title, kind))
  const all = new Map([...sorted, ...others].map((article) => [article.id, article]))
  return [...all.values()].slice(0, limit)
}
