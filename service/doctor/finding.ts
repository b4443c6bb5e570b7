/** What a check says: a line of the table of `doctor`. */
import { jsonOf } from '#platform/json-object.ts'

/** `broken`: the site does not work so; `warning`: it works and lacks something. */
export type State = 'ok' | 'warning' | 'broken'
export type Finding = {
  readonly surface: 'content' | 'search' | 'media' | 'renewal'
  readonly check: string
  readonly state: State
  /** What to do about it; empty where nothing is. */
  readonly advice: string
}

/** Makes findings of that surface; without advice where nothing is to be done. */
export const findingsOf =
  (surface: Finding['surface']) =>
  (check: string, state: State, advice = ''): Finding => ({ surface, check, state, advice })

/** An answer of a surface, whatever its status; null status: nothing answered. */
export type Answer = {
  readonly status: number | null
  readonly body: unknown
  /** Why nothing answered; empty when something did. */
  readonly reason: string
  /** Milliseconds by which the clock there is ahead; null where it shows none. */
  readonly ahead: number | null
}

/** Sends one request and answers what came back, also for a refusal or when nothing answers within ten seconds. */
export const request = async (address: string, init: RequestInit = {}): Promise<Answer> => {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(10_000) })
    const text = await response.text()
    const date = Date.parse(response.headers.get('date') ?? '')
    // A ping or a page of a proxy is no JSON.
    const body = jsonOf(text) ?? text
    return { status: response.status, body, reason: '', ahead: Number.isNaN(date) ? null : date - Date.now() }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { status: null, body: null, reason: cause instanceof Error ? cause.message : String(cause), ahead: null }
  }
}

/** The table, with the broken lines last, where a terminal shows them. */
export const table = (findings: readonly Finding[]): string[] => {
  const order: readonly State[] = ['ok', 'warning', 'broken']
  const width = Math.max(...findings.map(({ check }) => check.length), 0)
  return findings
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
    .map(({ surface, check, state, advice }) =>
      `${state.padEnd(7)}  ${surface.padEnd(7)}  ${check.padEnd(advice ? width : 0)}  ${advice}`.trimEnd(),
    )
}
