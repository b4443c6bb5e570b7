/** Events that visitors can attend: open days, information evenings, webinars. */
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { momentOf } from '../calendar/dutch-clock.ts'
import { readRows } from './reading.ts'
import { flag, optionalText, orNull, place, requiredThrough } from './field-parsers.ts'
import { standingShape } from './standing.ts'

const organiser = orNull(z.object({ id: z.string(), title: z.string(), slug: z.string() }))

/** In milliseconds since 1970. A service may write a moment with its offset, or without: as the clock in the Netherlands shows it. */
const moment = z.iso.datetime({ offset: true, local: true }).transform((text) => {
  if (/(?:Z|[+-]\d\d:?\d\d)$/.test(text)) return Date.parse(text)
  // An hour that spring skips is read by the clock before it.
  return momentOf(text.slice(0, 10), text.slice(11, 16))?.getTime() ?? Date.parse(`${text}+01:00`)
})

const event = z
  .object({
    id: z.string(),
    title: z.string(),
    slug: z.string(),
    description: optionalText,
    english: flag,
    event_type: optionalText,
    starts_at: moment,
    ends_at: moment,
    online: flag,
    url: optionalText,
    ...standingShape,
    location: orNull(place),
    requires_answers: requiredThrough('route_answers_id', z.object({ slug: z.string() })),
    regional_education_desk: organiser,
    educational_institution: organiser,
  })
  .transform(
    ({
      event_type,
      starts_at,
      ends_at,
      requires_answers,
      regional_education_desk,
      educational_institution,
      ...rest
    }) => ({
      ...rest,
      /** Slugs of the answers that it is meant for; none: for everybody. */
      requires: requires_answers.map(({ slug }) => slug),
      kind: event_type,
      start: starts_at,
      end: ends_at,
      desk: regional_education_desk,
      institution: educational_institution,
    }),
  )
export type AgendaEvent = z.output<typeof event>

/**
 * All events, past ones too, the earliest first; none where the service has no such collection.
 * @throws ContentError when the content API fails. Chosen: the contract names the collection, but not its fields.
 */
export const listEvents = async (): Promise<AgendaEvent[]> => {
  'use cache'
  cacheTag('scheduled_events', 'locations', 'regional_education_desks', 'educational_institutions')
  return readRows('scheduled_events', event, { sort: ['starts_at'] })
}
