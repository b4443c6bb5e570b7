/** Defines conformance checks: a request, the response that the contract requires, and responses that are known to differ. */
import { messageOf } from '#platform/error-message.ts'
import { jsonOf } from '#platform/json-object.ts'

export type Answer = {
  readonly status: number
  readonly headers: Headers
  /** JSON where the body is JSON, else its text. */
  readonly body: unknown
}

export type Call = {
  readonly method?: string
  /** Below the address of the surface. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** With whose rights: the token (the usual), none, or a wrong one. */
  readonly as?: 'none' | 'wrong'
}

/** Ids and slugs of the service under test, which `discoverContent` reads from it. */
export type Known = Readonly<Record<string, string>>

export type Row = {
  /** What is checked, for the report: "limit bounds a list". */
  readonly name: string
  readonly call: (known: Known) => Call
  /** Whether the answer is as docs/contract.md says. */
  readonly equal: (answer: Answer, known: Known) => boolean
  /** An answer that another service of this kind is known to give, and what it is. Source: docs/conformance.md */
  readonly deliberate?: { readonly when: (answer: Answer, known: Known) => boolean; readonly what: string }
  /** The names that it needs of what is known; where one is missing the row is skipped. */
  readonly needs?: readonly string[]
}

export type Outcome = 'equal' | 'deliberate' | 'failed' | 'skipped'
export type Result = {
  readonly surface: string
  readonly name: string
  readonly outcome: Outcome
  /** What differs, or why it was skipped; empty for an equal one. */
  readonly detail: string
}

/** A caller of one surface. @throws the error of fetch when nothing answers within twenty seconds. */
export type Caller = (call: Call) => Promise<Answer>

/** A caller of the surface at that address; `authorise` gives the headers of a caller with rights, without, or with wrong ones. */
export const callerOf =
  (address: string, authorise: (as: Call['as']) => Readonly<Record<string, string>>): Caller =>
  async ({ method = 'GET', path, headers = {}, body, as }) => {
    const response = await fetch(`${address}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...authorise(as),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: jsonOf(text) ?? text }
  }

/** At most this much of an answer stands in a report. */
const shown = 160

const resultOf = async (row: Row, surface: string, call: Caller, known: Known): Promise<Result> => {
  const line = (outcome: Outcome, detail = ''): Result => ({ surface, name: row.name, outcome, detail })
  const missing = (row.needs ?? []).filter((name) => !known[name])
  if (missing.length) return line('skipped', `the service shows no ${missing.join(', ')}`)
  try {
    const answer = await call(row.call(known))
    if (row.equal(answer, known)) return line('equal')
    if (row.deliberate?.when(answer, known)) return line('deliberate', row.deliberate.what)
    const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
    return line('failed', `${answer.status} ${body.slice(0, shown)}`)
  } catch (error) {
    return line('failed', messageOf(error))
  }
}

/** Runs the rows one after the other, since some services count requests. */
export const runRows = async (surface: string, rows: readonly Row[], call: Caller, known: Known): Promise<Result[]> => {
  const results: Result[] = []
  for (const row of rows) results.push(await resultOf(row, surface, call, known))
  return results
}

/** A field of JSON by its path; undefined where there is none. */
export const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )

/** A text at a path of JSON; empty where there is none. */
export const textAt = (value: unknown, ...path: readonly (string | number)[]): string => {
  const text = at(value, ...path)
  return typeof text === 'string' ? text : ''
}

/** The list at a path of JSON; empty where there is none. */
export const listAt = (value: unknown, ...path: readonly (string | number)[]): readonly unknown[] => {
  const list = at(value, ...path)
  return Array.isArray(list) ? list : []
}
