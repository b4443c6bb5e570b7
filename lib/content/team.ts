/** The people who make this site and those who give advice. */
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { readRows } from './reading.ts'
import { flag, richText } from './field-parsers.ts'
import { personShape, toPerson } from './recordings.ts'
import { sharedParser } from './fields.ts'

const member = sharedParser(z.object({ ...personShape, description: richText, is_adviser: flag }))

const toMember = ({ is_adviser: adviser, ...row }: z.output<typeof member>) => ({ ...toPerson(row), adviser })
export type TeamMember = ReturnType<typeof toMember>

/**
 * Everyone, advisers first, each group in the order that editors chose.
 * @throws ContentError when the content API fails. Chosen: the contract names the collection, not its fields.
 */
export const listTeam = async (): Promise<TeamMember[]> => {
  'use cache'
  cacheTag('team_members')
  const members = (await readRows('team_members', member, { sort: ['sort'] })).map(toMember)
  return [...members.filter(({ adviser }) => adviser), ...members.filter(({ adviser }) => !adviser)]
}
