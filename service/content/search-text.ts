/** The `search` parameter: rows in which some text field holds the words as they stand. */
import { sql } from 'kysely'
import { valueOf, type Place, type Sql } from './access.ts'

/**
 * The condition that a visible text field of the row holds `text`, whatever the case of its letters and their accents;
 * null when there is nothing to search for.
 * Chosen: the parameter as the public client of this wire sends it, over short texts and slugs only; documents and
 * whole sentences belong to the search service.
 */
export const searchCondition = (place: Place, text: string | null): Sql | null => {
  if (text === null) return null
  const fields = [...place.collection.fields.values()].filter(({ kind }) => kind === 'text' || kind === 'slug')
  if (!fields.length) return sql`false`
  const texts = fields.map((field) => sql`coalesce(${valueOf(place, field)}, '')`)
  return place.dialect.contains(sql`plain(${sql.join(texts, sql` || ${sql.lit('\n')} || `)})`, sql`plain(${text})`)
}
