/** Regional desks: who they are for, where they work and what they do. */
import { readItems } from '@directus/sdk'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { content } from './api.ts'
import { openingHours, openingHoursFields } from './locations.ts'
import { optionalPoint, outline } from './geometry.ts'
import { standingFields, standingShape } from './standing.ts'
import { fileRef, optionalText, orEmpty, orNull, richText, slugOf, through, titled } from './field-parsers.ts'

const texts = orEmpty(z.string())

const row = z.object({
  id: z.string(),
  title: z.string(),
  slug: optionalText,
  path: optionalText,
  logo: fileRef,
  description: richText,
  url: optionalText,
  email: optionalText,
  phone: optionalText,
  ...standingShape,
  regions: texts,
  cities_municipalities: texts,
  /** Null when it is not known. */
  has_consultation_service: orNull(z.boolean()),
  consultation_service_description: richText,
  phone_availability: optionalText,
  orientation_activity_types: texts,
  content_types: texts,
  sectors: through('sectors_id', titled.extend({ slug: optionalText })),
  area: z
    .object({ area_bounds: outline })
    .nullish()
    .transform((area) => area?.area_bounds ?? []),
  location: orNull(
    z.object({
      id: z.string(),
      address: optionalText,
      zip: optionalText,
      city: optionalText,
      location_geopoint: optionalPoint,
      opening_hours: openingHours,
    }),
  ),
})
/** The slug of a desk; without one, it is derived from its path, or else from its title. */
const desk = row.transform(({ slug, ...rest }) => ({ ...rest, slug: slugOf(slug, rest.path, rest.title) }))
export type Desk = z.output<typeof desk>

/** Chosen: the contract names neither the contact details of a desk nor its office. */
const extraFields = [
  'url',
  'email',
  'phone',
  ...standingFields,
  { location: ['id', 'address', 'zip', 'city', 'location_geopoint', openingHoursFields] },
] as const

/** All desks with their areas, by title. @throws ContentError when the content API fails. */
export const listDesks = async (): Promise<Desk[]> => {
  'use cache'
  cacheTag('regional_education_desks', 'areas')
  const rows = await content(
    readItems('regional_education_desks', {
      limit: -1,
      sort: ['title'],
      fields: [
        'id',
        'title',
        'slug',
        'path',
        'description',
        'regions',
        'cities_municipalities',
        'has_consultation_service',
        'consultation_service_description',
        'phone_availability',
        'orientation_activity_types',
        'content_types',
        { logo: ['id', 'type'] },
        { sectors: [{ sectors_id: ['id', 'title', 'slug'] }] },
        { area: ['area_bounds'] },
        ...extraFields,
      ],
    }),
  )
  return z.array(desk).parse(rows)
}

/** The desk with that slug; null when there is none. @throws ContentError when the content API fails. */
export const getDesk = async (slug: string): Promise<Desk | null> =>
  (await listDesks()).find((item) => item.slug === slug) ?? null
