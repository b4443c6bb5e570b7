/** The people who make this site and those who give advice. */
import { readItems } from '@directus/sdk'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { content } from './api.ts'
import { person, personFields } from './recordings.ts'
import { flag, richText } from './field-parsers.ts'

const member = z.object({
  description: richText,
  is_adviser: flag,
})

export type TeamMember = z.output<typeof person> & {
  readonly description: z.output<typeof richText>
  readonly adviser: boolean
}

/**
 * Everyone, advisers first, each group in the order that editors chose.
 * @throws ContentError when the content API fails. Chosen: the contract names the collection, not its fields.
 */
export const listTeam = async (): Promise<TeamMember[]> => {
  'use cache'
  cacheTag('team_members')
  const rows = await content(
    readItems('team_members', {
      limit: -1,
      sort: ['sort'],
      fields: [...personFields, 'job_title', 'description', 'is_adviser'],
    }),
  )
  const members = z
    .array(z.unknown())
    .parse(rows)
    .map((row) => {
      const { description, is_adviser } = member.parse(row)
      return { ...person.parse(row), description, adviser: is_adviser }
    })
  return [...members.filter(({ adviser }) => adviser), ...members.filter(({ adviser }) => !adviser)]
}
