/** A larger distance for a search that has hardly any results within the one that suits its place. */
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

/** Results that are enough to stay within the distance that suits the place. Chosen: of one or two, none may be what was meant. */
const enough = 3
/** Kilometres to which a search is widened that has some results. */
const mostWidened = 50

/** Whether a search with that many results there looks farther. Within borders some are enough: the borders were asked for. */
const isTooFew = ({ kind }: PlaceOrRegion, count: number): boolean => count < (kind === 'place' ? enough : 1)

/** A search within a place, and how many results it has there. */
type Exact = {
  readonly question: ProgramQuery
  readonly count: number
  /** The numbers of programmes within the larger distances, where they were asked for already. */
  readonly known: readonly number[] | undefined
}

/** The least of the larger distances that has enough for a search with `count` results, which are too few; null where none has more. */
const widerFor = (where: PlaceOrRegion, count: number, counts: readonly number[]): Where | null => {
  const nearest = wider(where).find(({ radius }, at) =>
    count ? (radius ?? Infinity) <= mostWidened && (counts[at] ?? 0) >= enough : (counts[at] ?? 0) > 0,
  )
  return nearest ? widened(where, nearest.radius) : null
}

/**
 * Where a search with few results (`count`) looks farther without the filters that were chosen beside its words (`question` without them);
 * null where it does not, and where somebody chose how far. A filter that is chosen changes no distance: its count was of the list beside it.
 * @throws every error of the client; ValiError when a response does not have the protocol's shape.
 */
export const unfilteredWhere = async (
  client: SearchClient,
  { question, count }: Pick<Exact, 'question' | 'count'>,
  { where, hasLocationFlag }: Pick<Searched, 'where' | 'hasLocationFlag'>,
): Promise<Where | null> => {
  // Without filters it has no fewer.
  if (!isAutomatic(where) || !isTooFew(where, count)) return null
  const requests = countRequests(question, [where, ...wider(where)], hasLocationFlag)
  const [all = 0, ...counts] = readCounts(await client.search(requests))
  return isTooFew(where, all) ? widerFor(where, all, counts) : null
}

/**
 * Where to look instead when a search has too few results there: without any the least of the larger distances that has some,
 * or the whole country; with some the least that has enough, at most 50 km. Null where somebody chose how far, and where no larger distance
 * has more.
 * @throws every error of the client; ValiError when a response does not have the protocol's shape.
 */
export const widerWhere = async (
  client: SearchClient,
  { question, count, known }: Exact,
  { where, hasLocationFlag }: Pick<Searched, 'where' | 'hasLocationFlag'>,
): Promise<Where | null> => {
  if (!isAutomatic(where) || !isTooFew(where, count)) return null
  const counts = known ?? readCounts(await client.search(countRequests(question, wider(where), hasLocationFlag)))
  return widerFor(where, count, counts)
}

/** Where a result of a list looked: as was asked, or farther. */
export const answeredWhere = (where: Where, result: unknown): Where => {
  const answered = answeredArea(result)
  return answered?.isWidened && isAutomatic(where) && answered.place === where.place.name
    ? widened(where, answered.radius)
    : where
}
