/** The visitor's plan, stored in this browser: a route, a place, and tasks. */
import * as z from 'zod/mini'
import { jsonOf } from '#platform/json-object.ts'

export const planKey = 'lesroute:plan:1'

const text = (longest: number) => z.string().check(z.maxLength(longest))

const task = z.object({
  id: text(40),
  text: text(300),
  /** ISO 8601 date, without a time. */
  date: z.nullable(z.iso.date()),
  isDone: z.boolean(),
})
export type Task = z.output<typeof task>

const plan = z.object({
  /** The name of the route in its address. */
  route: z.nullable(text(300)),
  /** The text as typed. */
  place: z.nullable(text(80)),
  tasks: z.array(task).check(z.maxLength(100)),
  notes: text(10_000),
})
export type Plan = z.output<typeof plan>

/** Source: the limits above. */
export const longestTask = 300
export const longestNotes = 10_000
export const mostTasks = 100

/** The part of a plan that is in its address; the rest never leaves the browser. */
export type Choice = Pick<Plan, 'route' | 'place'>

export const emptyPlan: Plan = { route: null, place: null, tasks: [], notes: '' }

/** Parses the stored text of a plan; null when there is none, or the text is invalid. */
export const parsePlan = (text: string): Plan | null => {
  const parsed = plan.safeParse(jsonOf(text))
  return parsed.success ? parsed.data : null
}

export type Meeting = { readonly does: 'same' | 'open' | 'keep' | 'ask'; readonly choice: Choice }

const isSame = (one: Choice, other: Choice) => one.route === other.route && one.place === other.place

/**
 * How to combine an address with the stored plan: ask when their routes differ; else open the address that combines
 * both, and store that.
 */
export const meet = (address: Choice, stored: Choice): Meeting => {
  const choice = { route: address.route ?? stored.route, place: address.place ?? stored.place }
  if (address.route && stored.route && address.route !== stored.route) return { does: 'ask', choice }
  if (!isSame(choice, address)) return { does: 'open', choice }
  return { does: isSame(choice, stored) ? 'same' : 'keep', choice }
}
