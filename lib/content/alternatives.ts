/** Programmes of the same kind as another, nearest to it first. */
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import type { CatalogueSchema } from '#schema/index.ts'
import type { Position } from '#platform/geo/area.ts'
import { kilometresBetween } from '../geo/area.ts'
import { optionalPoint } from './geometry.ts'
import type { Program } from './programs.ts'
import { readRows } from './reading.ts'
import { optionalText, through, titled } from './field-parsers.ts'
import { derived } from './standing.ts'

const alternative = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  path: optionalText,
  derived,
  educational_institutions: through('educational_institutions_id', titled),
  locations: through('locations_id', z.object({ city: optionalText, location_geopoint: optionalPoint })),
})
type Row = z.output<typeof alternative>

export type Alternative = Pick<Row, 'id' | 'title' | 'slug' | 'path' | 'educational_institutions'> & {
  readonly kilometres: number
}

/** Programmes that are named. */
const most = 3

type Types = NonNullable<CatalogueSchema['programs'][number]['type']>
type Levels = CatalogueSchema['programs'][number]['level']

const listOfKind = async (type: string, level: string, qualification: string | null): Promise<Row[]> => {
  'use cache'
  cacheTag('programs', 'locations')
  return readRows('programs', alternative, {
    // A value that the model does not know has no programmes.
    filter: {
      type: { _eq: type as Types },
      level: { _eq: level as Levels },
      ...(qualification ? { qualifications: { qualifications_id: { id: { _eq: qualification } } } } : {}),
    },
  })
}

/** The rows nearest to the point, without those that follow from a rule or have no point. */
export const nearestOf = (rows: readonly Row[], id: string, from: Position): Alternative[] =>
  rows
    .flatMap(({ locations, ...row }) => {
      const distances = locations.flatMap(({ location_geopoint: point }) =>
        point ? [kilometresBetween(from, point)] : [],
      )
      return row.derived || row.id === id || !distances.length ? [] : [{ ...row, kilometres: Math.min(...distances) }]
    })
    .toSorted((one, other) => one.kilometres - other.kilometres)
    .slice(0, most)

/**
 * Up to three programmes of the same kind, level and qualification, nearest to the first place of this one; none where it has
 * no such place. @throws ContentError when the content API fails. Chosen: the contract names no places of programmes.
 */
export const listAlternatives = async (
  program: Pick<Program, 'id' | 'type' | 'level' | 'qualifications' | 'locations'>,
): Promise<Alternative[]> => {
  const { id, type, level, qualifications, locations } = program
  const from = locations.find(({ location_geopoint: point }) => point)?.location_geopoint
  return type && level && from ? nearestOf(await listOfKind(type, level, qualifications[0]?.id ?? null), id, from) : []
}
