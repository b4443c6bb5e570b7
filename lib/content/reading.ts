/** How one item is read for its page: as it is published, or as an editor has it open. */
import type { RestCommand } from '@directus/sdk'
import type { CatalogueSchema } from '#schema/index.ts'
import { content } from './api.ts'
import { ContentError } from './errors.ts'

/** A content version, by the key of its item. Source: Directus, "Content versioning". */
export type Version = { readonly key: string; readonly name: string }

export type Reading = {
  readonly run: typeof content
  /** Null: the item itself. */
  readonly version: Version | null
}

/** What visitors read. */
export const asPublished: Reading = { run: content, version: null }

/**
 * The rows of a list of one item; with a version, that version of the item instead, whatever the filter of the list.
 * Empty when there is none. @throws ContentError when the content API fails.
 */
export const readOne = async <Output>(
  { run, version }: Reading,
  command: RestCommand<Output, CatalogueSchema>,
): Promise<unknown> => {
  if (!version) return run(command)
  const { path, params } = command()
  const { fields, deep } = params ?? {}
  try {
    const item = await run(() => ({
      path: `${path}/${version.key}`,
      method: 'GET',
      params: { fields, ...(deep ? { deep } : {}), version: version.name },
    }))
    return [item]
  } catch (error) {
    // An item without this version is answered as a missing one.
    if (error instanceof ContentError && error.code === 'FORBIDDEN') return []
    throw error
  }
}
