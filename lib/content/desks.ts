/** Regional desks: who they are for, where they work and what they do. */
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { outline } from './geometry.ts'
import { readRows } from './reading.ts'
import { logo, optionalText, orEmpty, orNull, place, richText, slugOf, through, titled } from './field-parsers.ts'
import { standingShape } from './standing.ts'
import { openingHours } from './locations.ts'

const texts = orEmpty(z.string())

const row = z.object({
  id: z.string(),
  title: z.string(),
  slug: optionalText,
  path: optionalText,
  logo,
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
  location: orNull(place.omit({ title: true }).extend({ opening_hours: openingHours })),
})
/** The slug of a desk; without one, it is derived from its path, or else from its title. */
const desk = row.transform(({ slug, ...rest }) => ({ ...rest, slug: slugOf(slug, rest.path, rest.title) }))
export type Desk = z.output<typeof desk>

/** All desks with their areas, by title. @throws ContentError when the content API fails. Chosen: the contract names neither contact details nor offices. */
export const listDesks = async (): Promise<Desk[]> => {
  'use cache'
  cacheTag('regional_education_desks', 'areas')
  return readRows('regional_education_desks', desk, { sort: ['title'] })
}

/** The desk with that slug; null when there is none. @throws ContentError when the content API fails. */
export const getDesk = async (slug: string): Promise<Desk | null> =>
  (await listDesks()).find((item) => item.slug === slug) ?? null
