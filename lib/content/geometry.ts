/** Points and outlines in the form of the content API. Source: RFC 7946; docs/contract.md 2.2 `location_geopoint`, `area_bounds`. */
import { z } from 'zod'
import type { Area, Position } from '#platform/geo/area.ts'

const position = z
  .tuple([z.number(), z.number()])
  .rest(z.number())
  .transform(([longitude, latitude]): Position => [longitude, latitude])

/** A point; null when there is none. */
export const optionalPoint = z
  .object({ type: z.literal('Point'), coordinates: position })
  .nullish()
  .transform((point) => point?.coordinates ?? null)

/** An outline as a list of polygons; empty when there is none. */
export const outline = z
  .union([
    z
      .object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position)) })
      .transform((one) => [one.coordinates]),
    z
      .object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(z.array(position))) })
      .transform((many) => many.coordinates),
  ])
  .nullish()
  .transform((areas): readonly Area[] => areas ?? [])
