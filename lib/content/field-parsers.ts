/** Parsers for fields that several kinds of content share. Junction rows are flattened; hidden or missing items drop out. */
import { z } from 'zod'
import { isObject } from '#platform/json-object.ts'
import type { RichText } from '#schema/index.ts'
import { isNode } from '#schema/rich-text.ts'
import { lastSegment } from '../media/paths.ts'
import { slugify } from '../rich-text/outline.ts'
import { behindJunction, selecting } from './fields.ts'
import { optionalPoint } from './geometry.ts'
import { wellFormed } from './well-formed.ts'

/** A field that a service may leave empty or may not have: null then. */
export const orNull = <T extends z.ZodType>(field: T) => field.nullish().transform((value) => value ?? null)

/** A list that a service may leave empty or may not have. */
export const orEmpty = <T extends z.ZodType>(entry: T) =>
  z
    .array(entry)
    .nullish()
    .transform((list) => list ?? [])

/** Whether a field says yes; a service may leave it empty or may not have it. */
export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value === true)

const text = orNull(z.string())

/** The related items behind a junction in order, null for those that the caller may not see. */
const relatedBy = (key: string) =>
  z
    .array(z.unknown())
    .nullish()
    .transform((rows) => (rows ?? []).map((row) => (isObject(row) && isObject(row[key]) ? row[key] : null)))

/** A relation through a junction: the related items in order, each with its place from 1 among all entries, to which a text may refer. */
export const placedThrough = <T extends z.ZodObject>(key: string, item: T) =>
  behindJunction(
    relatedBy(key).transform((related) =>
      wellFormed(key, item, related).map(({ item: one, place }) => ({ ...one, place })),
    ),
    item,
  )

/** The related items behind a junction, without their places. Entries that the caller may not see, or with a field of the wrong kind, are left out, as in `placedThrough`. */
export const through = <T extends z.ZodType>(key: string, item: T) =>
  behindJunction(
    relatedBy(key).transform((related) => wellFormed(key, item, related).map(({ item: one }) => one)),
    item,
  )

/** The related items behind a junction that an item must not lose, such as its conditions: one with a field of the wrong kind makes the item wrong. */
export const requiredThrough = <T extends z.ZodType>(key: string, item: T) =>
  behindJunction(
    relatedBy(key).transform((related, context): z.output<T>[] =>
      related.flatMap((one) => {
        const { data, error } = one === null ? {} : item.safeParse(one)
        for (const { message, path } of error?.issues ?? [])
          context.issues.push({ code: 'custom', message, path: [key, ...path], input: one })
        return data === undefined ? [] : [data]
      }),
    ),
    item,
  )

export const richText = orNull(z.custom<RichText>((value) => isNode(value) && value.type === 'doc'))

const file = z.object({
  id: z.string(),
  width: z.coerce.number().nullish(),
  height: z.coerce.number().nullish(),
  filesize: z.coerce.number().nullish(),
  type: z.string().nullish(),
  title: z.string().nullish(),
  filename_download: z.string().nullish(),
})

/** A file, of which those fields are asked for; null where there is none, or the service does not have the field. */
const fileWith = (...fields: readonly (keyof z.output<typeof file>)[]) =>
  selecting(
    file.nullish().transform((of) =>
      of
        ? {
            id: of.id,
            width: of.width ?? null,
            height: of.height ?? null,
            filesize: of.filesize ?? null,
            type: of.type ?? null,
            title: of.title ?? null,
            filename: of.filename_download ?? null,
          }
        : null,
    ),
    fields,
  )

export const fileRef = fileWith('id', 'title', 'type', 'filesize', 'width', 'height')
export type FileRef = NonNullable<z.output<typeof fileRef>>
/** A file; null where the service does not have the field either. */
export const optionalFile = fileRef.optional().transform((file) => file ?? null)
/** A file that is offered under its own name. */
export const namedFile = fileWith('id', 'title', 'type', 'filesize', 'width', 'height', 'filename_download')
export const logo = fileWith('id', 'type')

export const titled = z.object({ id: z.string(), title: z.string() })
export const named = z.object({ id: z.string(), name: z.string(), path: text })
export const optionalText = text

/** A place of the catalogue with its address. */
export const place = z.object({
  id: z.string(),
  title: z.string(),
  address: text,
  zip: text,
  city: text,
  location_geopoint: optionalPoint,
})

/** One entry of a many-to-any relation; its item is a bare id when the query did not select that kind. */
export const anyEntry = z.object({ id: z.string(), collection: z.string(), item: z.unknown() })

/** The name of an item in its URL: its slug, else the last part of its path, else its slugified title. */
export const slugOf = (slug: string | null, path: string | null, title: string): string =>
  slug ?? (lastSegment(path ?? '') || slugify(title))

/** The parts of a list that are right, in their order; a service's own field of that name may hold anything, or be missing. */
export const valid = <T>(part: z.ZodType<T>) =>
  z
    .unknown()
    .optional()
    .transform((value) =>
      (Array.isArray(value) ? value : []).flatMap((entry: unknown): T[] => {
        const parsed = part.safeParse(entry)
        return parsed.success ? [parsed.data] : []
      }),
    )
