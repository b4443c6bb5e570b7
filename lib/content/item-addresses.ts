/** The page of an item that editors name by its collection and key. Not cached: an item has just changed when it is read. */
import type { RestCommand } from '@directus/sdk'
import { z } from 'zod'
import type { CatalogueSchema } from '#schema/index.ts'
import { model } from '#schema/model.ts'
import type { Locale } from '../i18n/routing.ts'
import { itemHref, type Href } from '../paths.ts'
import { ContentError } from './errors.ts'

type Read = <Output>(command: RestCommand<Output, CatalogueSchema>) => Promise<unknown>

export type ItemAddress = {
  readonly href: Href
  /** The language that the item is written in. */
  readonly locale: Locale
  /** False for a draft, and what was archived; what has no status is. */
  readonly isPublished: boolean
}

const row = z.looseObject({ id: z.string(), english: z.boolean().nullish(), status: z.string().nullish() })

/** Fields of which addresses are made. */
const parts = ['id', 'slug', 'path', 'question', 'english', 'status'] as const

/** Keys as the catalogue has them; a database would refuse another in words of its own. */
const isKey = (key: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key)

/** Whether items of the collection have a page of their own. */
export const hasPages = (collection: string): boolean =>
  itemHref(collection, { id: 'id', slug: 'slug', path: '/show/slug', question: 'question' }) !== null

/** What an item without such a version, a hidden and a missing item are answered with. Source: docs/contract.md 7.1. */
const refusals: ReadonlySet<string> = new Set(['FORBIDDEN', 'ROUTE_NOT_FOUND'])

/**
 * The page of the item with that key, as `read` may see it; null when there is none, or it has no such version.
 * @throws ContentError when the content API fails.
 */
export const readItemAddress = async (
  read: Read,
  { collection, key, version }: { readonly collection: string; readonly key: string; readonly version: string | null },
): Promise<ItemAddress | null> => {
  const known = model.get(collection)
  if (!known || !isKey(key)) return null
  const fields = parts.filter((name) => known.fields.has(name))
  const path = `/items/${collection}`
  // One item alone has versions; a list can be read without fields that the service does not have.
  const command = (): ReturnType<RestCommand<unknown, CatalogueSchema>> =>
    version === null
      ? { path, method: 'GET', params: { fields, filter: { id: { _eq: key } }, limit: 1 } }
      : { path: `${path}/${key}`, method: 'GET', params: { fields, version } }
  try {
    const answer = await read(command)
    const item = row.safeParse(Array.isArray(answer) ? answer[0] : answer).data
    const href = item ? itemHref(collection, item) : null
    if (!item || !href) return null
    return { href, locale: item.english ? 'en' : 'nl', isPublished: (item.status ?? 'published') === 'published' }
  } catch (error) {
    if (error instanceof ContentError && refusals.has(error.code)) return null
    throw error
  }
}
