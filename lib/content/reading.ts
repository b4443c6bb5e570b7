/** How one item is read for its page: as it is published, or as an editor has it open. */
import { readItems, type Query, type RestCommand } from '@directus/sdk'
import { z } from 'zod'
import type { CatalogueSchema } from '#schema/index.ts'
import { ContentError } from './errors.ts'
import { fieldsOf } from './fields.ts'
import { content } from './api.ts'
import { wellFormed } from './well-formed.ts'

/** A content version, by the key of its item. Source: Directus, "Content versioning". */
export type Version = { readonly key: string; readonly name: string }

/** What items are read from: the calls, and the version of a draft. */
export type ItemSource = {
  readonly run: typeof content
  /** Null: the item itself. */
  readonly version: Version | null
}

/** What visitors read. */
export const asPublished: ItemSource = { run: content, version: null }

/**
 * The rows of a list of one item; with a version, that version of the item instead, whatever the filter of the list.
 * Empty when there is none. @throws ContentError when the content API fails.
 */
export const readOne = async <Output>(
  { run: send, version }: ItemSource,
  command: RestCommand<Output, CatalogueSchema>,
): Promise<unknown> => {
  if (!version) return send(command)
  const { path, params } = command()
  const { fields, deep } = params ?? {}
  try {
    const item = await send(() => ({
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

/** Reads a relation without a limit: the default of 100 related items would silently truncate long lists. */
export const whole = { _limit: -1 } as const

type Collection = keyof CatalogueSchema
type Rows<C extends Collection> = Omit<Query<CatalogueSchema, CatalogueSchema[C][number]>, 'fields'>

/** The rows that the parser takes; `isOne`: all of them, or its error. */
const parseRows = <T extends z.ZodType>(
  collection: string,
  parser: T,
  rows: readonly unknown[],
  isOne: boolean,
): z.output<T>[] =>
  isOne ? rows.map((row) => parser.parse(row)) : wellFormed(collection, parser, rows).map(({ item }) => item)

/**
 * The items of a collection, all unless the query has a limit, with the fields that their parser reads; those that it does not
 * take are left out, with a line in the log.
 * @throws ContentError when the content API fails; ZodError when a single item (`limit: 1`) is not of the shape that is asked for.
 */
export const readRows = async <C extends Collection, T extends z.ZodType>(
  collection: C,
  parser: T,
  query: Rows<C> = {},
  source = asPublished,
): Promise<z.output<T>[]> => {
  const all = { limit: -1, ...query, fields: fieldsOf(collection, parser) }
  // The fields are checked against the model when they are derived.
  const rows = z.array(z.unknown()).parse(await readOne(source, readItems(collection, all as never)))
  return parseRows(collection, parser, rows, query.limit === 1)
}
