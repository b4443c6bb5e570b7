/** The programmes of a route's steps near the visitor's place, nearest first. */
import type { Place } from '../geo/places.ts'
import { namedBy, programsFor } from '../routes/step-programs.ts'
import { lookUpPlace } from './places.ts'
import { findStepPrograms, type StepPrograms } from './route-programs.ts'
import type { Route } from './career-routes.ts'
import type { Outcome } from './search.ts'
import { listTerms } from './taxonomy.ts'

export type Near = {
  readonly typed: string
  /** The subject that the programmes are for; empty without one. */
  readonly subject: string
  /** Null when the typed text names no place. */
  readonly place: Place | null
  /** For each step of the route that is taken in a programme, by the step's id. */
  readonly programs: Outcome<ReadonlyMap<string, StepPrograms>>
}

/** The programmes of a route near the typed place, for that subject; no programmes when the text names no place. */
export const nearOf = async (route: Route, typed: string, subject: string): Promise<Near> => {
  const place = await lookUpPlace(typed)
  if (!place) return { typed, subject, place, programs: { value: new Map() } }
  const [licence] = namedBy(
    await listTerms('qualifications'),
    route.requires_answers.map(({ term }) => term),
  )
  const taught = route.steps.flatMap(({ id, term }) => {
    const filter = programsFor(term, licence?.term ?? null, subject)
    return filter ? [{ id, filter }] : []
  })
  const outcome = await findStepPrograms(
    taught.map(({ filter }) => filter),
    place,
  )
  if (!('value' in outcome)) return { typed, subject, place, programs: outcome }
  const entries = taught.flatMap(({ id }, index) => {
    const programs = outcome.value[index]
    return programs ? [[id, programs] as const] : []
  })
  return { typed, subject, place, programs: { value: new Map(entries) } }
}
