/** Reactions in a table that every instance of the site shares. */
import { z } from 'zod'
import type { Query } from '#platform/postgres.ts'
import { fullest, parseReactions, type Reactions } from './reaction.ts'

const bodies = z.array(z.object({ body: z.string() }))

/** The reactions in that database, in the order in which they were stored within a month. */
export const postgresReactions = (query: Query): Reactions => ({
  add: async (reaction) => {
    const { written } = await query(
      `insert into lesroute_site.reactions (month, body) select $1, $2
       where (select coalesce(sum(length(body)), 0) from lesroute_site.reactions where month = $1) <= $3`,
      [reaction.day.slice(0, 7), JSON.stringify(reaction), fullest],
    )
    return written === 1
  },
  all: async () => {
    const { rows } = await query('select body from lesroute_site.reactions order by month, id')
    return parseReactions(bodies.parse(rows).map(({ body }) => body))
  },
})
