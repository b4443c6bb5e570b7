/** The preview address of the Studio: what it asks for, before any item is read. */
import { isSameSecret } from '#platform/same-secret.ts'
import { previewsDrafts } from '#schema/previews.ts'
import { hasPages } from '../content/item-addresses.ts'

const withDrafts: ReadonlySet<string> = new Set(previewsDrafts)

export type Preview =
  /** The secret is not ours. */
  | 'refused'
  | { readonly unclear: string }
  | {
      readonly collection: string
      readonly key: string
      /** Null: the item itself. */
      readonly version: string | null
      readonly showsDrafts: boolean
    }

/** What Directus calls the item itself, and what an address without a version leaves. */
const main: ReadonlySet<string> = new Set(['', 'main', 'published'])

/** Keys of versions; one also goes into a cookie. */
const isVersion = (name: string): boolean => /^[\w-]{1,64}$/.test(name)

/** What the address asks for; `refused` without the secret, which null never is. */
export const readPreview = (secret: string | null, parameters: URLSearchParams): Preview => {
  if (secret === null || !isSameSecret(secret, parameters.get('secret') ?? '')) return 'refused'
  const collection = parameters.get('collection') ?? ''
  const key = (parameters.get('key') ?? '').slice(0, 64)
  const version = parameters.get('version') ?? ''
  const named = JSON.stringify(collection.slice(0, 64))
  if (!hasPages(collection)) return { unclear: `There are no pages of the collection ${named}.` }
  if (!key) return { unclear: 'The key of the item is missing.' }
  const showsDrafts = withDrafts.has(collection)
  if (main.has(version)) return { collection, key, version: null, showsDrafts }
  if (!isVersion(version)) return { unclear: 'The version is not the key of one.' }
  return showsDrafts
    ? { collection, key, version, showsDrafts }
    : { unclear: `The page of ${collection} shows no versions; leave "version" out.` }
}
