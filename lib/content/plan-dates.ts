/** Meetings to come that a plan can do something with: those of the visitor's desks, and those that need no travel. */
import { readItems } from '@directus/sdk'
import { cacheLife, cacheTag } from 'next/cache'
import { z } from 'zod'
import { content } from './api.ts'
import { optionalText, titled } from './shapes.ts'

const meeting = z.object({
  id: z.string(),
  title: z.string(),
  description: optionalText,
  /** ISO 8601, an instant. */
  starts_at: z.string(),
  ends_at: z.string(),
  online: z
    .boolean()
    .nullish()
    .transform((online) => online ?? false),
  url: optionalText,
  location: z.object({ title: z.string(), address: optionalText, city: optionalText }).nullish(),
  regional_education_desk: titled.nullish(),
})
export type PlanDate = z.output<typeof meeting>

const listMeetings = async (): Promise<PlanDate[]> => {
  'use cache'
  cacheLife('hours')
  cacheTag('scheduled_events', 'locations')
  const found = await content(
    readItems('scheduled_events', {
      limit: -1,
      sort: ['starts_at'],
      fields: [
        'id',
        'title',
        'description',
        'starts_at',
        'ends_at',
        'online',
        'url',
        { location: ['title', 'address', 'city'] },
        { regional_education_desk: ['id', 'title'] },
      ],
    }),
  )
  return z.array(meeting).parse(found)
}

const most = 8

/**
 * The next eight that are not over, soonest first. @throws ContentError when the content API fails.
 * Chosen: sifted here, because the contract shows no operator that compares dates.
 */
export const listPlanDates = async (deskIds: readonly string[], now: Date): Promise<PlanDate[]> =>
  (await listMeetings())
    .filter(({ ends_at }) => new Date(ends_at) > now)
    .filter(({ online, regional_education_desk: desk }) => online || (desk && deskIds.includes(desk.id)))
    .slice(0, most)
