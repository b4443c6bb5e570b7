/** The call of a Directus Flow after a change in the Studio: a bearer secret, and the trigger of the Flow as body. */
import { z } from 'zod'
import { isSameSecret } from '#platform/same-secret.ts'
import { shownBy } from './shown-by.ts'
import { jsonOf } from '#platform/json-object.ts'

const key = z.union([z.string().max(256), z.number()]).transform(String)

/**
 * The trigger of an event hook (`event`, `collection`, `key` or `keys`, `payload`), or the JSON body of a request operation
 * with the same fields. `event` is `articles.items.update` or `items.update`. An empty template variable becomes ''.
 * Source: https://docs.directus.io/guides/automate/triggers (event hooks, manual).
 */
const change = z.object({
  collection: z.string().optional(),
  event: z.string().optional(),
  key: key.nullish(),
  keys: z.union([z.array(key), key]).nullish(),
  /** The key, where a version was promoted. */
  item: key.nullish(),
})

/** A Flow that is started by hand, or by a webhook, has the same inside `body`. */
const shape = z.union([z.object({ body: change }).transform(({ body }) => body), change])

const items = /^(?:(\w+)\.)?(?:items|files)\.\w+$/

export type FlowCall =
  /** The secret is not ours; the body was not read. */
  | 'refused'
  | { readonly unclear: string }
  | {
      readonly collection: string
      /** Empty when the call names no item. */
      readonly keys: readonly string[]
      readonly tags: readonly string[]
    }

/** The secret of an `Authorization` header; null for another scheme. */
export const bearerOf = (authorization: string | null): string | null =>
  /^bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? null

const parsed = (body: string): z.output<typeof change> | null => shape.safeParse(jsonOf(body)).data ?? null

const collectionOf = ({ collection, event = '' }: z.output<typeof change>): string | undefined =>
  collection || items.exec(event)?.[1] || (/^files\.\w+$/.test(event) ? 'directus_files' : undefined)

/** What a Flow says that has changed; `refused` without the secret, which null never is. */
export const readFlowCall = (secret: string | null, given: string, body: string): FlowCall => {
  if (secret === null || !isSameSecret(secret, given)) return 'refused'
  const sent = parsed(body)
  if (!sent) return { unclear: 'the body is not the JSON of a Flow: {"collection": …, "key" or "keys": …}' }
  const collection = collectionOf(sent)
  if (!collection) return { unclear: '"collection" is missing' }
  const tags = shownBy(collection)
  if (!tags)
    return { unclear: `"collection" is ${JSON.stringify(collection.slice(0, 64))}, which this site does not know` }
  const keys = [sent.key ?? [], sent.keys ?? [], sent.item ?? []].flat().filter((one) => one !== '')
  return { collection, keys: [...new Set(keys)], tags }
}
