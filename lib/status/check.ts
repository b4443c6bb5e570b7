/** Health checks of the site's parts: each is timed, and the overall status is that of the worst part. */

export type Status = 'ok' | 'warn' | 'error'

/** Why a part is unhealthy, without details of its address. */
export type Reason = 'slow' | 'busy' | 'refused' | 'alone' | 'timeout' | 'failed'

export type Check<Name extends string = string> = {
  readonly name: Name
  /** Milliseconds from which the part counts as slow, and from which it counts as failing. */
  readonly limits: { readonly warn: number; readonly error: number }
  /** Sends a small request to the part: null when the response is correct. A thrown error counts as `failed`. */
  readonly probe: (signal: AbortSignal) => Promise<Exclude<Reason, 'slow' | 'timeout'> | null>
}

export type Component<Name extends string = string> = {
  readonly name: Name
  readonly status: Status
  readonly milliseconds: number
  readonly reason: Reason | null
}

export type Health<Name extends string = string> = {
  readonly status: Status
  /** ISO 8601. */
  readonly at: string
  readonly components: readonly Component<Name>[]
}

type Options = {
  /** Timeout of a part in milliseconds. */
  readonly timeout?: number
  /** Milliseconds for which a result is cached. */
  readonly shared?: number
  /** Called with the error of a probe: the result itself contains no cause. */
  readonly onFailure?: (name: string, error: unknown) => void
}

const statusesBySeverity: readonly Status[] = ['ok', 'warn', 'error']

/**
 * Reasons with which pages still work: a busy part is retried, a refusal is shown on the page, and without a shared store
 * each instance renders pages for itself.
 */
const degradedReasons: ReadonlySet<Reason> = new Set(['slow', 'busy', 'refused', 'alone'])

const worst = (statuses: readonly Status[]): Status =>
  statusesBySeverity.findLast((status) => statuses.includes(status)) ?? 'ok'

/** Settles when the signal aborts at the latest, even when the probe ignores it. */
const within = async (
  signal: AbortSignal,
  probe: Check['probe'],
  onFailure: (error: unknown) => void,
): Promise<Reason | null> => {
  const late = new Promise<'timeout'>((resolve) => {
    signal.addEventListener('abort', () => resolve('timeout'), { once: true })
  })
  try {
    return await Promise.race([probe(signal), late])
  } catch (error) {
    if (signal.aborted) return 'timeout'
    onFailure(error)
    return 'failed'
  }
}

const measure = async <Name extends string>(
  { name, limits, probe }: Check<Name>,
  { timeout, onFailure }: Required<Pick<Options, 'timeout' | 'onFailure'>>,
): Promise<Component<Name>> => {
  const start = performance.now()
  const problem = await within(AbortSignal.timeout(timeout), probe, (error) => onFailure(name, error))
  const milliseconds = Math.round(performance.now() - start)
  const reason = problem ?? (milliseconds >= limits.warn ? 'slow' : null)
  const isBad = (problem !== null && !degradedReasons.has(problem)) || milliseconds >= limits.error
  return { name, status: isBad ? 'error' : reason ? 'warn' : 'ok', milliseconds, reason }
}

/**
 * A function that returns the status of all parts; it never throws. One round of checks runs at a time, and its result
 * is cached for a second, so that many requests do not load the parts.
 * Chosen: a timeout of five seconds per part.
 */
export const createHealth = <Name extends string>(
  checks: readonly Check<Name>[],
  { timeout = 5000, shared = 1000, onFailure = () => {} }: Options = {},
): (() => Promise<Health<Name>>) => {
  let last: Promise<Health<Name>> | null = null
  const round = async (): Promise<Health<Name>> => {
    const components = await Promise.all(checks.map((check) => measure(check, { timeout, onFailure })))
    setTimeout(() => {
      last = null
    }, shared).unref()
    return { status: worst(components.map(({ status }) => status)), at: new Date().toISOString(), components }
  }
  return () => (last ??= round())
}
