/** Places where programmes are taught or desks have their office. */
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import type { OpeningDay } from '#schema/families/navigator.ts'
import { optionalPoint } from './geometry.ts'
import { readRows, whole } from './reading.ts'
import { logo, optionalText, orEmpty, orNull, place, through } from './field-parsers.ts'
import { derived, standingShape } from './standing.ts'

/** `HH:MM`; seconds are cut off, as a column of times has them. */
const time = z
  .string()
  .regex(/^\d{2}:\d{2}(?::\d{2})?$/)
  .transform((value) => value.slice(0, 5))
const openingDay = z.object({
  weekday: z.number().int().min(1).max(7),
  opens: time,
  closes: time,
}) satisfies z.ZodType<OpeningDay>

/** Opening hours of a place; null when not known, or when one of the days is not right: a day that is not named is closed. */
export const openingHours = orNull(z.object({ days: orEmpty(openingDay), note: optionalText.catch(null) })).catch(null)
export type OpeningHours = NonNullable<z.output<typeof openingHours>>

const linked = z.object({ id: z.string(), title: z.string(), path: optionalText })

const location = place.extend({
  url: optionalText,
  ...standingShape,
  derived,
  opening_hours: openingHours,
  educational_institutions: through('educational_institutions_id', linked.extend({ logo })),
  programs: through('programs_id', linked.extend({ type: optionalText })),
  regional_education_desks: orEmpty(linked),
})
export type Location = z.output<typeof location>

/**
 * The place with that id; null when there is none.
 * @throws ContentError when the content API fails. Chosen: the contract names one relation of places, the opening hours, and no field of those.
 */
export const getLocation = async (id: string): Promise<Location | null> => {
  'use cache'
  cacheTag('locations', 'programs', 'educational_institutions', 'regional_education_desks')
  if (!z.uuid().safeParse(id).success) return null
  const [one] = await readRows('locations', location, {
    filter: { id: { _eq: id } },
    limit: 1,
    deep: { programs: whole, educational_institutions: whole, regional_education_desks: whole },
  })
  return one ?? null
}

const taught = z.object({
  id: z.string(),
  title: z.string(),
  city: optionalText,
  location_geopoint: optionalPoint,
  programs: through('programs_id', z.object({ id: z.string() })),
})
export type TaughtPlace = z.output<typeof taught>

/** Places per request: services limit the size of a response. */
const pageLength = 5000

/**
 * All places with the ids of their programmes, by title.
 * @throws ContentError when the content API fails. Chosen: the contract names no programmes of a place; without that field the list is empty.
 */
export const listTaughtPlaces = async (): Promise<TaughtPlace[]> => {
  'use cache'
  cacheTag('locations', 'programs')
  const places: TaughtPlace[] = []
  for (let page = 1; ; page += 1) {
    const rows = await readRows('locations', taught, {
      limit: pageLength,
      page,
      sort: ['title'],
      deep: { programs: whole },
    })
    // A page that is not full may have lost a row that cannot be read.
    if (!rows.length) return places
    places.push(...rows)
  }
}

/** The id of one place, for which the build prerenders the page; other pages are rendered at their first request. */
export const firstLocationId = async (): Promise<string[]> => {
  'use cache'
  cacheTag('locations')
  const rows = await readRows('locations', z.object({ id: z.string() }), { limit: 1, sort: ['id'] })
  return rows.map(({ id }) => id)
}
