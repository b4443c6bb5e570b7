/** The plan that a visitor made theirs, in this browser: a route, a place, and what they mean to do. */
import * as z from 'zod/mini'

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
  /** As it was typed. */
  place: z.nullable(text(80)),
  tasks: z.array(task).check(z.maxLength(100)),
  notes: text(10_000),
})
export type Plan = z.output<typeof plan>

/** Source: the bounds above. */
export const longestTask = 300
export const longestNotes = 10_000
export const mostTasks = 100

/** What the address of a plan says; the rest of it never leaves the browser. */
export type Choice = Pick<Plan, 'route' | 'place'>

export const emptyPlan: Plan = { route: null, place: null, tasks: [], notes: '' }

const jsonOf = (kept: string): unknown => {
  try {
    return JSON.parse(kept)
  } catch {
    return null
  }
}

/** The plan in a kept text; null when there is none, or the text is not ours. */
export const parsePlan = (kept: string): Plan | null => {
  const parsed = plan.safeParse(jsonOf(kept))
  return parsed.success ? parsed.data : null
}

export type Meeting = { readonly does: 'same' | 'open' | 'keep' | 'ask'; readonly choice: Choice }

const isSame = (one: Choice, other: Choice) => one.route === other.route && one.place === other.place

/**
 * What to do when an address meets the plan that is kept: ask when it has another route; else open the address that has
 * what either of them says, and keep that.
 */
export const meet = (address: Choice, kept: Choice): Meeting => {
  const choice = { route: address.route ?? kept.route, place: address.place ?? kept.place }
  if (address.route && kept.route && address.route !== kept.route) return { does: 'ask', choice }
  if (!isSame(choice, address)) return { does: 'open', choice }
  return { does: isSame(choice, kept) ? 'same' : 'keep', choice }
}
