import type { StepPrograms } from '#lib/content/route-programs.ts'
import type { Outcome } from '#lib/content/search.ts'
import type { Place } from '#lib/geo/places.ts'

/** What a visitor's place gives a route. */
export type Near = {
  readonly typed: string
  /** Null when we do not know what was typed. */
  readonly place: Place | null
  /** For each step of the route that is taken in a programme, by the step's id. */
  readonly programs: Outcome<ReadonlyMap<string, StepPrograms>>
}
