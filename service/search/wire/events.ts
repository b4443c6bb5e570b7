/**
 * The events endpoint: what visitors viewed, clicked and did with hits.
 * Source: the public description of the Insights API (algolia/api-clients-automation, specs/insights), its messages included.
 */
import { usableIndex, type Call } from './operations.ts'
import { isObject, type JsonObject } from '#platform/json-object.ts'
import { SearchRefusal } from '../refusal.ts'
import type { SearchEvent, Statistics } from '../statistics/statistics.ts'

const mostEvents = 1000
/** Object ids, positions or filters of one event. */
const mostItems = 20
const oldest = 4 * 86_400_000

const invalid = (message: string) => new SearchRefusal(422, message)

/** @throws SearchRefusal 402 where statistics are off: events would be taken and ignored. */
export const statisticsOf = ({ statistics }: Call): Statistics => {
  if (!statistics) throw new SearchRefusal(402, 'Feature not enabled: SEARCH_STATISTICS_KEY of this service is empty')
  return statistics
}

const isText = (value: unknown): value is string => typeof value === 'string'
const kinds = ['click', 'conversion', 'view'] as const

const kindOf = (type: unknown): SearchEvent['kind'] => {
  if (type === undefined) throw invalid('EventType is required')
  const kind = kinds.find((one) => one === type)
  if (!kind) throw invalid('EventType must be one of "click", "conversion" or "view"')
  return kind
}

const checkName = (name: unknown): void => {
  if (name === undefined || name === '') throw invalid('EventName is required')
  if (!isText(name) || !/^[\x20-\x7e]{1,64}$/.test(name))
    throw invalid('EventName must contain only visible ASCII characters, and be between 1 and 64 characters long')
}

const checkUser = (token: unknown): void => {
  if (token === undefined || token === '') throw invalid('The userToken field is required')
  if (!isText(token) || !/^[a-zA-Z0-9_=/+-]{1,129}$/.test(token))
    throw invalid(
      'UserToken must contain only alphanumeric, equal, plus, slash, hyphen, or underscore characters, and be between 1 and 129 characters long',
    )
}

const textsOf = (name: string, value: unknown): readonly string[] | null => {
  if (value === undefined || value === null) return null
  if (!Array.isArray(value) || !value.every(isText)) throw invalid(`Invalid type for field ${name}: expected strings`)
  if (value.length > mostItems) throw invalid(`Event should specify at most ${mostItems} ${name}`)
  return value
}

const positionsOf = (value: unknown): readonly number[] | null => {
  if (value === undefined || value === null) return null
  if (!Array.isArray(value) || !value.every((one): one is number => Number.isSafeInteger(one)))
    throw invalid('Invalid type for field positions: expected integers')
  if (value.length > mostItems) throw invalid(`Event should specify at most ${mostItems} positions`)
  if (value.some((one) => one < 1)) throw invalid('Event of type click may only have strictly positive positions')
  return value
}

const checkTime = (timestamp: unknown, now: number): void => {
  if (timestamp === undefined || timestamp === null) return
  if (typeof timestamp !== 'number' || !Number.isFinite(timestamp))
    throw invalid('Invalid type for field timestamp: expected integer')
  if (timestamp < now - oldest) throw invalid('The timestamp must be at most 4 days in the past')
}

const queryIdOf = (value: unknown): string | null => {
  if (value === undefined || value === null) return null
  if (!isText(value) || !/^[0-9a-f]{32}$/.test(value))
    throw invalid('Query ID must be a search query ID (32 characters hexadecimal string)')
  return value
}

/** Positions of the hits of an event. */
const checkPositions = (
  kind: SearchEvent['kind'],
  { positions, queryId, hits }: { positions: readonly number[] | null; queryId: string | null; hits: number },
): void => {
  if (positions && kind !== 'click') throw invalid('Only event of type click should specify the positions attribute')
  if (positions && queryId === null) throw invalid('Event of type click with positions should specify a queryID')
  if (kind === 'click' && queryId !== null && hits > 0 && positions?.length !== hits)
    throw invalid('Event of type click should have the same number of ObjectIDs and Positions')
}

/** Null for an event that belongs to no search. */
const eventOf = (call: Call, event: JsonObject, now: number): SearchEvent | null => {
  checkName(event['eventName'])
  const kind = kindOf(event['eventType'])
  if (event['index'] === undefined || event['index'] === '') throw invalid('The index field is required')
  checkUser(event['userToken'])
  checkTime(event['timestamp'], now)
  const [objectIds, filters] = [textsOf('objectIDs', event['objectIDs']), textsOf('filters', event['filters'])]
  if (!objectIds?.length && !filters?.length)
    throw invalid('Event should specify either some ObjectIDs or some Filters')
  if (objectIds && filters) throw invalid('Event should specify ObjectIDs or Filters, but not both')
  const [positions, queryId] = [positionsOf(event['positions']), queryIdOf(event['queryID'])]
  checkPositions(kind, { positions, queryId, hits: objectIds?.length ?? 0 })
  const index = usableIndex(call, event['index'])
  return queryId === null ? null : { kind, index, queryId, positions: positions ?? [] }
}

/**
 * Takes events; those of a search count in its statistics. All must be valid.
 * @throws SearchRefusal 402 where statistics are off, 403 for an index that is closed to the key, 422 for an event that
 * is not as documented.
 */
export const takeEvents = (call: Call, body: unknown, now: number): JsonObject => {
  const statistics = statisticsOf(call)
  if (!isObject(body)) throw invalid('Invalid type for field : expected insights.PublicEventsBatch, got array')
  const { events } = body
  if (!Array.isArray(events) || events.length === 0) throw invalid('No events to process')
  if (events.length > mostEvents) throw invalid(`Cannot process more than ${mostEvents} events in a batch`)
  if (!events.every(isObject)) throw invalid('Invalid payload')
  const read = events.map((event) => eventOf(call, event, now))
  for (const event of read) if (event) statistics.event(event)
  return { status: 200, message: 'OK' }
}
