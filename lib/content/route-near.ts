/** What a visitor's place gives a route: the programmes of its steps, nearest first. */
import type { Place } from '../geo/places.ts'
import { namedBy, programsFor } from '../routes/step-programs.ts'
import { findPlace } from './places.ts'
import { findStepPrograms, type StepPrograms } from './route-programs.ts'
import type { Route } from './routes.ts'
import type { Outcome } from './search.ts'
import { listTerms } from './taxonomy.ts'

export type Near = {
  readonly typed: string
  /** Null when we do not know what was typed. */
  readonly place: Place | null
  /** For each step of the route that is taken in a programme, by the step's id. */
  readonly programs: Outcome<ReadonlyMap<string, StepPrograms>>
}

/** What the place that was typed gives the route; without programmes where we do not know it. */
export const nearOf = async (route: Route, typed: string): Promise<Near> => {
  const place = await findPlace(typed)
  if (!place) return { typed, place, programs: { value: new Map() } }
  const [licence] = namedBy(await listTerms('qualifications'), route.requires_answers)
  const taught = route.steps.flatMap(({ id, title }) => {
    const filter = programsFor(title, licence?.name ?? null)
    return filter ? [{ id, filter }] : []
  })
  const outcome = await findStepPrograms(
    taught.map(({ filter }) => filter),
    place,
  )
  if (!('value' in outcome)) return { typed, place, programs: outcome }
  const found = taught.flatMap(({ id }, index) => {
    const programs = outcome.value[index]
    return programs ? [[id, programs] as const] : []
  })
  return { typed, place, programs: { value: new Map(found) } }
}
