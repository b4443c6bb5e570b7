/** Events that visitors can attend: open days, information evenings, webinars. */
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { readRows } from './reading.ts'
import { flag, optionalText, orNull, place, requiredThrough } from './field-parsers.ts'
import { standingShape } from './standing.ts'

const organiser = orNull(z.object({ id: z.string(), title: z.string(), slug: z.string() }))

/** A service may write a moment with its offset or without. */
const moment = z.iso.datetime({ offset: true, local: true })

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
      start: Date.parse(starts_at),
      end: Date.parse(ends_at),
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
