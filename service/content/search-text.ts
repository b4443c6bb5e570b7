/** The `search` parameter: rows in which some text holds the words as they stand, or some identifier or number is them. */
import { sql } from 'kysely'
import type { ModelField } from '#schema/model.ts'
import { isUuid } from '../store/text.ts'
import { valueOf, type Place, type Sql } from './access.ts'

const texts: ReadonlySet<ModelField['kind']> = new Set(['text', 'slug', 'oneOf'])
const identifiers: ReadonlySet<ModelField['kind']> = new Set(['uuid', 'one', 'any'])
const numbers: ReadonlySet<ModelField['kind']> = new Set(['integer', 'number'])

/**
 * The condition that a visible text field of the row holds `text`, whatever the case of its letters, or that an
 * identifier or a number of the row is `text`; null when there is nothing to search for.
 * Chosen: as the real software behind this wire; documents and whole sentences belong to the search service.
 */
export const searchCondition = (place: Place, text: string | null): Sql | null => {
  if (text === null) return null
  const of = (kinds: ReadonlySet<ModelField['kind']>) =>
    [...place.collection.fields.values()].filter(({ kind }) => kinds.has(kind)).map((field) => valueOf(place, field))
  const joined = of(texts).map((value) => sql`coalesce(${value}, '')`)
  const number = Number(text)
  const conditions = [
    ...(joined.length
      ? [place.dialect.contains(sql`fold(${sql.join(joined, sql` || ${sql.lit('\n')} || `)})`, sql`fold(${text})`)]
      : []),
    ...(isUuid(text) ? of(identifiers).map((value) => sql`${value} = ${text.toLowerCase()}`) : []),
    ...(Number.isFinite(number) ? of(numbers).map((value) => sql`${value} = ${number}`) : []),
  ]
  return conditions.length ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`
}
