/** Suggestions for the page of error 404: items whose words resemble the requested address. */
import { z } from 'zod'
import { decodedPath } from '#platform/request-path.ts'
import { itemHref, type Href } from '../paths.ts'
import { orNull, serverSearch } from './search.ts'

/** The kinds that are searched; their order breaks ties. */
const kinds = ['articles', 'faqs', 'testimonials', 'podcast_episodes', 'videos', 'programs'] as const
export type NearKind = (typeof kinds)[number]

export type Near = { readonly kind: NearKind; readonly id: string; readonly title: string; readonly href: Href }

const hit = z.object({
  objectID: z.string(),
  title: z.string().optional(),
  question: z.string().optional(),
  slug: z.string().optional(),
  path: z.string().optional(),
})
const answer = z.object({ results: z.array(z.object({ hits: z.array(hit) })) })

/** The words of the last part of an address, limited in number; empty when it has none. */
export const wordsOf = (address: string): string =>
  decodedPath(address.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 100)

/**
 * Up to six pages of several kinds, the best of each kind first; one matching word is enough. Empty when
 * nothing resembles the words, or search does not respond.
 */
export const listNearest = async (words: string): Promise<Near[]> => {
  if (!words) return []
  const response = await orNull(
    serverSearch.search({
      requests: kinds.map((kind) => ({
        indexName: kind,
        query: words,
        removeWordsIfNoResults: 'lastWords',
        hitsPerPage: 3,
        attributesToRetrieve: ['title', 'question', 'slug', 'path'],
        attributesToHighlight: [],
      })),
    }),
  )
  const lists = response
    ? answer.parse(response).results.map(({ hits }, index) =>
        hits.flatMap(({ objectID: id, ...item }): Near[] => {
          const kind = kinds[index]
          const title = item.title ?? item.question
          const href = kind && itemHref(kind, { id, ...item })
          return kind && title && href ? [{ kind, id, title, href }] : []
        }),
      )
    : []
  // One item per kind at a time, so that no kind crowds out the others.
  return [0, 1, 2].flatMap((round) => lists.flatMap((list) => list[round] ?? [])).slice(0, 6)
}
