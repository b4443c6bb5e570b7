/** The visitor's plan, stored in this browser: a route, a place, and tasks. */
import * as z from 'zod/mini'
import { jsonOf } from '#platform/json-object.ts'

export const planKey = 'lesroute:plan:1'

const text = (longest: number) => z.string().check(z.maxLength(longest))

const { catch: orElse } = z

const task = z.object({
  id: text(40),
  text: text(300),
  /** ISO 8601 date, without a time; null also where what is stored is none. */
  date: orElse(z.nullable(z.iso.date()), null),
  isDone: z.boolean(),
})
export type Task = z.output<typeof task>

/** Source: the limits of a task above and of a plan below. */
export const longestTask = 300
export const longestNotes = 10_000
export const mostTasks = 100
/** Days that a task may have. Chosen: others are slips of the keyboard, and some are no dates at all. */
export const [firstDay, lastDay] = ['2020-01-01', '2099-12-31'] as const

export type Plan = {
  /** The name of the route in its address. */
  readonly route: string | null
  /** The text as typed. */
  readonly place: string | null
  readonly tasks: Task[]
  readonly notes: string
}

const tasksOf = (stored: unknown): Task[] =>
  Array.isArray(stored)
    ? stored
        .flatMap((one) => {
          const parsed = task.safeParse(one)
          return parsed.success ? [parsed.data] : []
        })
        .slice(0, mostTasks)
    : []

const textOf = (stored: unknown, longest: number): string | null =>
  typeof stored === 'string' ? stored.slice(0, longest) : null

/** The part of a plan that is in its address; the rest never leaves the browser. */
export type Choice = Pick<Plan, 'route' | 'place'>

export const emptyPlan: Plan = { route: null, place: null, tasks: [], notes: '' }

/**
 * Parses the stored text of a plan; null when there is none. What is invalid is left out, so that one broken value does not lose
 * the rest.
 */
export const parsePlan = (stored: string): Plan | null => {
  const plan = jsonOf(stored)
  if (typeof plan !== 'object' || plan === null || Array.isArray(plan)) return null
  const { route, place, tasks, notes }: Partial<Record<keyof Plan, unknown>> = plan
  return {
    route: textOf(route, 300),
    place: textOf(place, 80),
    tasks: tasksOf(tasks),
    notes: textOf(notes, longestNotes) ?? '',
  }
}

export type MergedPlans = {
  readonly plan: Plan
  /** How many tasks of the other plan did not fit. */
  readonly tasksLeft: number
  /** Whether a part of its notes did not. */
  readonly areNotesCut: boolean
}

/** Both in one; of notes that were written on, the longer ones. */
const mergeNotes = (own: string, other: string): string => {
  if (own.includes(other)) return own
  return other.includes(own) ? other : `${own}\n\n${other}`
}

/** Both plans in one: the tasks of both, each once, the notes of both, and of route and place the first plan's own. */
export const mergePlans = (own: Plan, other: Plan): MergedPlans => {
  const tasks = [
    ...own.tasks,
    ...other.tasks.filter(({ text: words, date }) => !own.tasks.some((one) => one.text === words && one.date === date)),
  ]
  const notes = mergeNotes(own.notes, other.notes)
  return {
    plan: {
      route: own.route ?? other.route,
      place: own.place ?? other.place,
      tasks: tasks.slice(0, mostTasks),
      notes: notes.slice(0, longestNotes).toWellFormed(),
    },
    tasksLeft: Math.max(0, tasks.length - mostTasks),
    areNotesCut: notes.length > longestNotes,
  }
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
