/** Mail that waits in a table which every instance of the site shares. A step is one statement, so one process takes it. */
import { z } from 'zod'
import type { Query } from '../postgres.ts'
import { message, requireId, states, type Entry, type Outbox } from './message.ts'

const row = z
  .object({ id: z.string(), state: z.enum(states), failures: z.number(), at: z.coerce.number() })
  .transform(({ id, state, failures, at }): Entry => ({ id, standing: { state, failures, at } }))

const bodies = z.array(z.object({ body: z.string() }))

const columns = 'select id, state, failures, at from lesroute_site.messages'
const stands = 'id = $1 and state = $2 and failures = $3 and at = $4'
const keyOf = ({ id, standing: { state, failures, at } }: Entry) => [id, state, failures, at]

/** The outbox in that database. Chosen: `at` in milliseconds, as a number, so that equal moments are equal everywhere. */
export const postgresOutbox = (query: Query): Outbox => ({
  list: async () => z.array(row).parse((await query(`${columns} order by id collate "C"`)).rows),
  due: async (now) =>
    z
      .array(row)
      .parse(
        (await query(`${columns} where state in ('waiting', 'sending') and at <= $1 order by at, id`, [now])).rows,
      ),
  put: async (id, content, now) => {
    requireId(id)
    const { written } = await query(
      `insert into lesroute_site.messages (id, state, failures, at, body) values ($1, 'waiting', 0, $2, $3) on conflict do nothing`,
      [id, now, JSON.stringify(content)],
    )
    return written === 1
  },
  read: async (entry) => {
    const { rows } = await query(`select body from lesroute_site.messages where ${stands}`, keyOf(entry))
    const [first] = bodies.parse(rows)
    if (!first) throw new Error(`Message ${entry.id} is no longer ${entry.standing.state}`)
    return message.parse(JSON.parse(first.body))
  },
  move: async (entry, { state, failures, at }) => {
    const { written } = await query(
      `update lesroute_site.messages set state = $5, failures = $6, at = $7 where ${stands}`,
      [...keyOf(entry), state, failures, at],
    )
    return written === 1
  },
  remove: async (id) => {
    await query('delete from lesroute_site.messages where id = $1', [id])
  },
  // A statement leaves nothing half done.
  removeRemains: async () => {},
})
