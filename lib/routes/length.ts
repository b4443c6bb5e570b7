/** How long a route takes until its goal, and when the first salary comes. */

export const stages = ['preparing', 'paid', 'qualified'] as const
/** What applies during a step; null where a service does not say. */
export type Stage = (typeof stages)[number] | null

type Step = { readonly months: number; readonly stage: Stage }

export type RouteLength = {
  /** Months from the start until the qualification, or the job when the route leads to none. */
  readonly goal: number
  /** Months from the start until the first salary; null when no step says. */
  readonly salary: number | null
  /** Months of all steps, those after the goal included. */
  readonly all: number
}

const sum = (steps: readonly Step[]) => steps.reduce((total, { months }) => total + months, 0)

/**
 * The months of a route's steps. The goal is reached before the steps that come after the qualification; the first salary
 * comes with the first step that is paid.
 */
export const lengthOf = (steps: readonly Step[]): RouteLength => {
  const paid = steps.findIndex(({ stage }) => stage === 'paid' || stage === 'qualified')
  return {
    goal: sum(steps.filter(({ stage }) => stage !== 'qualified')),
    salary: paid < 0 ? null : sum(steps.slice(0, paid)),
    all: sum(steps),
  }
}
