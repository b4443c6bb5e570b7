/**
 * The requirements of OWASP ASVS 4.0.3, level 2, each with the tests that show that it is met, or with a reason.
 * `requirements.json` has them in words of our own; `reasons.json` those that no test shows, by number or by section.
 */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { TaggedTest } from './tags.ts'

/** `reviewed`: held by a document or by the design. */
export const states = ['tested', 'reviewed', 'open', 'not applicable'] as const
type State = (typeof states)[number]

const reasonShape = z.record(z.string(), z.tuple([z.enum(['reviewed', 'open', 'not applicable']), z.string().min(10)]))
export type Reasons = z.output<typeof reasonShape>

export type Row = {
  readonly number: string
  readonly text: string
  readonly state: State
  readonly reason: string | null
  readonly tests: readonly TaggedTest[]
}

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

/** The committed requirements and reasons. @throws when a file has another form. */
export const readRequirements = () => ({
  requirements: z.record(z.string().regex(/^\d+\.\d+\.\d+$/), z.string()).parse(read('requirements.json')),
  reasons: reasonShape.parse(read('reasons.json')),
})

const covers = (key: string, number: string) => key === number || number.startsWith(`${key}.`)

/** A row for each requirement, and what contradicts: tags without a requirement, requirements with neither test nor reason. */
export const makeLedger = (
  requirements: Readonly<Record<string, string>>,
  reasons: Reasons,
  tests: readonly TaggedTest[],
): { readonly rows: readonly Row[]; readonly problems: readonly string[] } => {
  const problems: string[] = []
  const rows = Object.entries(requirements).map(([number, text]): Row => {
    const own = tests.filter((test) => test.requirements.includes(number))
    const [reason, ...others] = Object.entries(reasons).filter(([key]) => covers(key, number))
    if (others.length) problems.push(`${number} has more than one reason`)
    if (!reason && own.length === 0) problems.push(`${number} has neither a test nor a reason`)
    const [state, why] = reason?.[1] ?? ['tested', null]
    // What is met in part has tests and a reason why it is open; the other two say that there is nothing to test.
    if (state !== 'open' && state !== 'tested' && own.length) problems.push(`${number} is ${state}, and has tests`)
    return { number, text, state: own.length === 0 && !reason ? 'open' : state, reason: why, tests: own }
  })
  for (const { file, requirements: list } of tests)
    for (const number of list)
      if (!(number in requirements)) problems.push(`${file}: ${number} is no requirement of level 2`)
  for (const key of Object.keys(reasons))
    if (!Object.keys(requirements).some((number) => covers(key, number)))
      problems.push(`reasons.json: ${key} is no requirement of level 2`)
  return { rows, problems }
}

/** How many requirements are in each state. */
export const countStates = (rows: readonly Row[]): Record<State, number> => {
  const countOf = (state: State) => rows.filter((row) => row.state === state).length
  return {
    tested: countOf('tested'),
    reviewed: countOf('reviewed'),
    open: countOf('open'),
    'not applicable': countOf('not applicable'),
  }
}
