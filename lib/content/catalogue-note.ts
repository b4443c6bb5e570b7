/** The note of the catalogue: whether it is a sample, who wrote it, and under which licence it may be reused. */
import { readItems, type RestCommand } from '@directus/sdk'
import { z } from 'zod'
import type { CatalogueSchema } from '#schema/index.ts'
import { model } from '#schema/model.ts'
import { optionalText } from './field-parsers.ts'

const note = z
  .object({
    sample: z.boolean().nullish(),
    title: optionalText,
    source: optionalText,
    licence: optionalText,
    licence_url: optionalText,
    day: optionalText,
  })
  .transform(({ sample, title, source, licence, licence_url: url, day }) => ({
    /** Whether people, desks, events and media are invented. */
    isSample: sample === true,
    title,
    /** Who is named when a text is reused; null where nobody is. */
    source,
    /** Null where the catalogue says nothing of reuse. */
    licence: licence === null ? null : { name: licence, url },
    /** The day on which it was put together. */
    day,
  }))
export type CatalogueNote = z.output<typeof note>

/** Of a catalogue without a note, as every service of the contract may have. */
export const noNote: CatalogueNote = { isSample: false, title: null, source: null, licence: null, day: null }

type Run = (command: RestCommand<unknown, CatalogueSchema>) => Promise<unknown>

/** The note of the catalogue, not cached here. @throws ContentError when the content API fails. */
export const readCatalogueNote = async (run: Run): Promise<CatalogueNote> => {
  const rows = await run(
    readItems('catalogue_notes', {
      limit: 1,
      fields: ['sample', 'title', 'source', 'licence', 'licence_url', 'day'],
    }),
  )
  return z.array(note).parse(rows)[0] ?? noNote
}

/** Collections whose rows can say that they are invented. */
export const markedCollections = [...model.values()].flatMap(({ name, fields }) =>
  fields.has('sample') && name !== 'catalogue_notes' ? [name] : [],
)

/**
 * The collections in which a row is marked as sample, the note of the catalogue among them; empty where none is.
 * @throws ContentError when the content API fails.
 */
export const sampleCollections = async (run: Run): Promise<string[]> => {
  const rowOf = (name: string) =>
    run(readItems(name as never, { limit: 1, fields: ['id'], filter: { sample: { _eq: true } } } as never))
  const { isSample } = await readCatalogueNote(run)
  const present = await Promise.all(
    markedCollections.map(async (name) => z.array(z.unknown()).parse(await rowOf(name)).length > 0),
  )
  return [...(isSample ? ['catalogue_notes'] : []), ...markedCollections.filter((_, index) => present[index])]
}
