/** Conversations with an adviser: their description, the scheduler that books them, and the hours of advisers. */
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import type { Conversation } from '../advice/book.ts'
import { schedulerAt } from '../advice/external.ts'
import { warn } from '#platform/log.ts'
import { readRows } from './reading.ts'
import { flag, optionalText } from './field-parsers.ts'
import { person } from './recordings.ts'

const clock = z.string().regex(/^\d\d:\d\d/)

const availability = z
  .object({
    id: z.string(),
    team_member: person.nullish(),
    weekday: z.number().int().min(1).max(7),
    starts_at: clock,
    ends_at: clock,
  })
  .transform(({ id, team_member: member, weekday, starts_at, ends_at }) => ({
    // Hours without an adviser are a separate group: the adviser is assigned later.
    adviser: { id: member?.id ?? id, name: member?.name ?? null },
    weekday,
    starts: starts_at.slice(0, 5),
    ends: ends_at.slice(0, 5),
  }))

const schedulingLink = z
  .object({
    id: z.string(),
    title: z.string(),
    description: optionalText,
    english: flag,
    link: optionalText,
    duration: z.number().int().min(5).nullish(),
    availabilities: z.array(availability).nullish(),
  })
  .transform(({ duration, availabilities, ...rest }) => ({
    ...rest,
    duration: duration ?? null,
    hours: availabilities ?? [],
  }))

export type SchedulingLink = Conversation & {
  readonly description: string | null
  readonly english: boolean
  /** Address of an external scheduler; null when this site books them itself. */
  readonly link: string | null
}

/**
 * The conversations that visitors can book, by title; empty where the service has no such collection.
 * @throws ContentError when the content API fails. Chosen: the contract names the collection, but not its fields.
 */
export const listSchedulingLinks = async (): Promise<SchedulingLink[]> => {
  'use cache'
  cacheTag('scheduling_links', 'availabilities', 'team_members')
  const links = await readRows('scheduling_links', schedulingLink, { sort: ['title'] })
  for (const { id, link } of links)
    if (link && !schedulerAt(link, ''))
      warn(
        'content: the address of a scheduler does not begin with https:, so that its conversation cannot be booked; correct "link" in the content API',
        { collection: 'scheduling_links', id },
      )
  return links
}
