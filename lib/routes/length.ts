/** How long a route takes until its goal, and when the first salary comes. */

export const stages = ['preparing', 'paid', 'qualified'] as const
/** What applies during a step; null where a service does not say. */
export type Stage = (typeof stages)[number] | null

type Step = { readonly months: number; readonly stage: Stage }

export type RouteLength = {
  /** Months from the start until the qualification, or the job when the route leads to none. */
  readonly goal: number
  /** Months from the start until the first salary; null when no step says, and for who earns one already. */
  readonly salary: number | null
  /** Months of all steps, those after the goal included. */
  readonly all: number
}

const sum = (steps: readonly Step[]) => steps.reduce((total, { months }) => total + months, 0)

/** The index of the first step with a salary; -1 without one, and on routes for teachers, who are paid already. */
export const firstSalaryOf = (steps: readonly Pick<Step, 'stage'>[], isForTeachers: boolean): number =>
  isForTeachers ? -1 : steps.findIndex(({ stage }) => stage === 'paid' || stage === 'qualified')

/**
 * Whether an answer names a licence to teach that somebody already has: it answers what they have, and its page is that of a
 * licence. Chosen: the contract has no field for it; `about` is one of this repository, absent on other services.
 */
export const isHeldLicence = (isFact: boolean, about: string | null): boolean =>
  isFact && (about?.startsWith('/bevoegdheden/') ?? false)

/**
 * Whether a step is that of learning Dutch without months: it takes the longest of all for many, and no length counts it.
 * Chosen: known by its title in the language of the catalogue, since the contract has no field for it.
 */
export const isUncountedDutch = ({ term, months }: { readonly term: string; readonly months: number }): boolean =>
  months === 0 && /\bNederlands\b/.test(term)

/**
 * The months of a route's steps. The goal is reached before the steps that come after the qualification; the first salary
 * comes with the first step that is paid, unless the route is for teachers.
 */
export const lengthOf = (steps: readonly Step[], isForTeachers: boolean): RouteLength => {
  const paid = firstSalaryOf(steps, isForTeachers)
  return {
    goal: sum(steps.filter(({ stage }) => stage !== 'qualified')),
    salary: paid < 0 ? null : sum(steps.slice(0, paid)),
    all: sum(steps),
  }
}

/** Whether a salary comes before the goal: who earns it has work already when the goal is reached. */
export const earnsBeforeGoal = (steps: readonly Step[]): boolean => {
  const { goal, salary } = lengthOf(steps, false)
  return salary !== null && salary < goal
}

/** Months that are worth a line of their own. Chosen. */
const muchSooner = 6

/** Of the other forms of a route, the one whose first salary comes soonest, where that is much sooner than in the first; null without one. */
export const paidSooner = <Form extends Pick<RouteLength, 'salary'>>([first, ...others]: readonly [
  Form,
  ...Form[],
]): Form | null => {
  const after = ({ salary }: Pick<RouteLength, 'salary'>) => salary ?? Infinity
  const soonest = others.toSorted((one, other) => after(one) - after(other))[0]
  return soonest && after(soonest) + muchSooner <= after(first) && soonest.salary !== null ? soonest : null
}
