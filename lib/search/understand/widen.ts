/** A larger distance for a search that has no results within the one that suits its place. */
import type { SearchClient } from '../client.ts'
import { countRequests, readCounts, wider, type ProgramQuery } from '../finder.ts'
import type { PlaceOrRegion, Where } from '../where.ts'
import { answeredArea, type Searched } from './requests.ts'

/** Whether nobody chose how far: the distance suits the place, or the place has borders. */
const isAutomatic = (where: Where): where is PlaceOrRegion =>
  where.kind === 'place' ? where.isAutomatic === true : where.kind === 'region' && !where.travel

const widened = (where: PlaceOrRegion, radius: number | null): Where => ({
  kind: 'place',
  place: where.place,
  radius,
  widenedFrom: where.kind === 'place' ? where.radius : null,
})

/**
 * Where to look instead when a search has no results there: the least of the larger distances that has some, or the whole
 * country. Null where somebody chose how far, and where there is nothing at all. `known`: the numbers of programmes within the
 * larger distances, where they were asked for already.
 * @throws every error of the client; ValiError when a response does not have the protocol's shape.
 */
export const widerWhere = async (
  client: SearchClient,
  question: ProgramQuery,
  { where, hasLocationFlag }: Pick<Searched, 'where' | 'hasLocationFlag'>,
  known: readonly number[] | undefined,
): Promise<Where | null> => {
  if (!isAutomatic(where)) return null
  const places = wider(where)
  const counts = known ?? readCounts(await client.search(countRequests(question, places, hasLocationFlag)))
  const nearest = places.find((_, at) => (counts[at] ?? 0) > 0)
  return nearest ? widened(where, nearest.radius) : null
}

/** Where a result of a list looked: as was asked, or farther. */
export const answeredWhere = (where: Where, result: unknown): Where => {
  const answered = answeredArea(result)
  return answered?.isWidened && isAutomatic(where) && answered.place === where.place.name
    ? widened(where, answered.radius)
    : where
}
