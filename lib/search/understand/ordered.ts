/**
 * Orders that no search makes: by name, by minutes of travel, and by distance from a place within an area of the map. The ids of all
 * that match are put in order here, and the hits of one page are asked for by their ids.
 */
import * as v from 'valibot'
import type { SearchClient } from '../client.ts'
import {
  distanceBands,
  idRequests,
  isNarrow,
  locationRequests,
  mostIds,
  titleRequests,
  type ProgramQuery,
} from '../finder.ts'
import { costOf, nearestSpots, readMatches, readSpots, type Spot } from '../spots.ts'
import type { Where } from '../where.ts'
import type { Request } from '../sent-requests.ts'
import type { Searched } from './requests.ts'

/** Minutes that count as equally far where what fits best comes first. */
const minutesBand = 15

/** Whether the order of a list is made here: search itself ranks by distance in a circle only. */
export const isOrderedHere = (where: Where): boolean =>
  (where.kind === 'region' && where.stops !== undefined) || (where.kind === 'area' && where.place !== null)

/** Where the step of a distance begins; both in metres. */
const stepOf = (metres: number): number => {
  const { from, value } = distanceBands.findLast((band) => band.from <= metres) ?? distanceBands[0]
  return from + Math.floor((metres - from) / value) * value
}

const bandOf = (spot: Spot): number =>
  spot.minutes === null ? stepOf(costOf(spot)) : Math.floor(spot.minutes / minutesBand)

/** The ids, best match first, in the order of how far the nearest location of each is; what has none comes last. */
export const byNearest = (ids: readonly string[], spots: readonly Spot[], hasBands: boolean): readonly string[] => {
  const nearest = nearestSpots(spots)
  const rank = (id: string): number => {
    const { spot } = nearest.get(id) ?? {}
    if (!spot) return Number.MAX_VALUE
    return hasBands ? bandOf(spot) : costOf(spot)
  }
  return ids
    .map((id) => [id, rank(id)] as const)
    .toSorted(([, one], [, other]) => one - other)
    .map(([id]) => id)
}

const answer = v.object({ results: v.array(v.object({ hits: v.array(v.looseObject({ objectID: v.string() })) })) })
type Hit = v.InferOutput<typeof answer>['results'][number]['hits'][number]

const titled = v.object({
  results: v.array(
    v.object({
      nbHits: v.number(),
      hits: v.array(v.object({ objectID: v.string(), title: v.optional(v.nullable(v.string()), '') })),
    }),
  ),
})
const byTitle = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' })

type Asked = readonly [client: SearchClient, question: ProgramQuery, searched: Searched]

/** The ids of all by their titles; null where there are more than services name. */
const idsByTitle = async (...[client, question, { where, hasLocationFlag }]: Asked) => {
  const { results } = v.parse(titled, await client.search(titleRequests(question, where, hasLocationFlag)))
  if ((results[0]?.nbHits ?? 0) > mostIds) return null
  return results
    .flatMap(({ hits }) => hits)
    .toSorted((one, other) => byTitle.compare(one.title ?? '', other.title ?? ''))
    .map(({ objectID }) => objectID)
}

const idsByNearest = async (...[client, question, { where, hasLocationFlag, order }]: Asked) => {
  // The map asks for the same locations: the client of browsers answers the second from its memory.
  const [placed, matched] = await Promise.all([
    client.search(locationRequests(where)),
    client.search(idRequests(question, where, hasLocationFlag)),
  ])
  const spots = readSpots(placed, where)
  const ids = readMatches(matched) ?? []
  // Services return a thousand ids at most; without words and filters the locations name all programmes.
  const all = isNarrow(question) ? ids : [...new Set([...ids, ...spots.flatMap(({ programs }) => programs)])]
  return byNearest(all, spots, order !== 'afstand' && question.query !== '')
}

/**
 * The hits of the page that `main` asks for, in that order; null where search makes the order itself.
 * @throws every error of the client; ValiError when a response does not have the protocol's shape.
 */
export const orderedHits = async (
  client: SearchClient,
  main: Request,
  question: ProgramQuery,
  searched: Searched,
): Promise<readonly Hit[] | null> => {
  const named = searched.order === 'naam' ? await idsByTitle(client, question, searched) : null
  if (!named && !isOrderedHere(searched.where)) return null
  const size = Number(main['hitsPerPage'] ?? 20)
  const from = Number(main['page'] ?? 0) * size
  const page = (named ?? (await idsByNearest(client, question, searched))).slice(from, from + size)
  if (!page.length) return []
  const { insidePolygon: _, insideBoundingBox: _box, ...rest }: Request = main
  const request = {
    ...rest,
    facets: [],
    filters: page.map((id) => `objectID:"${id.replaceAll('"', '\\"')}"`).join(' OR '),
    page: 0,
    hitsPerPage: page.length,
  }
  const response = await client.search([request] as unknown as Parameters<typeof client.search>[0])
  const [{ hits } = { hits: [] }] = v.parse(answer, response).results
  return hits.toSorted((one, other) => page.indexOf(one.objectID) - page.indexOf(other.objectID))
}
