/** Programmes of the same kind as another, nearest to it first. */
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import type { CatalogueSchema } from '#schema/index.ts'
import { kilometresBetween, type Position } from '#platform/geo/area.ts'
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
  /** Between the two places below, which lie nearest to each other. */
  readonly kilometres: number
  /** Null where the place has no town. */
  readonly town: string | null
  /** The town of the programme that it is an alternative to; null likewise. */
  readonly from: string | null
}

/** A place where a programme is taught. */
type Taught = {
  readonly city?: string | null | undefined
  readonly location_geopoint?: Position | null | undefined
}

/** Programmes that are named. */
const most = 3

type Types = NonNullable<CatalogueSchema['programs'][number]['type']>
type Levels = CatalogueSchema['programs'][number]['level']

type Kind = {
  readonly type: string
  readonly level: string
  /** Id of the qualification; null where the programme has none. */
  readonly qualification: string | null
  /** Names of school subjects, of which one is enough. */
  readonly subjects: readonly string[]
}

const listOfKind = async ({ type, level, qualification, subjects }: Kind): Promise<Row[]> => {
  'use cache'
  cacheTag('programs', 'locations')
  return readRows('programs', alternative, {
    // A value that the model does not know has no programmes.
    filter: {
      type: { _eq: type as Types },
      level: { _eq: level as Levels },
      ...(qualification ? { qualifications: { qualifications_id: { id: { _eq: qualification } } } } : {}),
      ...(subjects.length ? { school_subjects: { school_subjects_id: { name: { _in: [...subjects] } } } } : {}),
    },
  })
}

/** The places with a point. */
const pointsOf = (places: readonly Taught[]) =>
  places.flatMap(({ city, location_geopoint: point }) => (point ? [{ town: city ?? null, point }] : []))

/**
 * The rows nearest to any of the places, each from the place nearest to it; without those that follow from a rule or have no
 * point.
 */
export const nearestOf = (rows: readonly Row[], id: string, places: readonly Taught[]): Alternative[] => {
  const own = pointsOf(places)
  return rows
    .flatMap(({ locations, ...row }) => {
      if (row.derived || row.id === id) return []
      const [nearest] = pointsOf(locations)
        .flatMap(({ town, point }) =>
          own.map((from) => ({ town, from: from.town, kilometres: kilometresBetween(from.point, point) })),
        )
        .toSorted((one, other) => one.kilometres - other.kilometres)
      return nearest ? [{ ...row, ...nearest }] : []
    })
    .toSorted((one, other) => one.kilometres - other.kilometres)
    .slice(0, most)
}

/**
 * Up to three programmes of the same kind, level and qualification, and of one of its subjects, nearest to a place of this
 * one; none where it has no place with a point. @throws ContentError when the content API fails. Chosen: the contract names no
 * places of programmes.
 */
export const listAlternatives = async (
  program: Pick<Program, 'id' | 'type' | 'level' | 'qualifications' | 'school_subjects' | 'locations'>,
): Promise<Alternative[]> => {
  const { id, type, level, qualifications, school_subjects, locations } = program
  if (!type || !level || !pointsOf(locations).length) return []
  const subjects = school_subjects.map(({ name }) => name)
  return nearestOf(
    await listOfKind({ type, level, qualification: qualifications[0]?.id ?? null, subjects }),
    id,
    locations,
  )
}
