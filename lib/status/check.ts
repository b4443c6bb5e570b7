/** How well the parts of the site do: each measured against the clock, the whole as well as the worst of them. */

export type Status = 'ok' | 'warn' | 'error'

/** Why a part is not well, in words that tell nothing of where it is. */
export type Reason = 'slow' | 'busy' | 'refused' | 'alone' | 'timeout' | 'failed'

export type Check<Name extends string = string> = {
  readonly name: Name
  /** Milliseconds from which the part counts as slow, and from which it counts as failing. */
  readonly limits: { readonly warn: number; readonly error: number }
  /** Asks something small of the part: null when it answered as it should. What it throws counts as `failed`. */
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
  /** Milliseconds until a part is given up. */
  readonly timeout?: number
  /** Milliseconds for which an answer is given to whoever asks. */
  readonly shared?: number
  /** Hears what a probe threw: the answer itself names no cause. */
  readonly onFailure?: (name: string, error: unknown) => void
}

const grave: readonly Status[] = ['ok', 'warn', 'error']

/**
 * Pages are retried and shown all the same while a part is busy, say so where it refuses this account, and are made by
 * each instance for itself where there is nothing to share them through.
 */
const bearable: ReadonlySet<Reason> = new Set(['slow', 'busy', 'refused', 'alone'])

const worst = (statuses: readonly Status[]): Status => grave.findLast((status) => statuses.includes(status)) ?? 'ok'

/** Settles by the signal at the latest, also where the probe does not listen to it. */
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
  const found = await within(AbortSignal.timeout(timeout), probe, (error) => onFailure(name, error))
  const milliseconds = Math.round(performance.now() - start)
  const reason = found ?? (milliseconds >= limits.warn ? 'slow' : null)
  const isBad = (found !== null && !bearable.has(found)) || milliseconds >= limits.error
  return { name, status: isBad ? 'error' : reason ? 'warn' : 'ok', milliseconds, reason }
}

/**
 * A function that tells how the parts do; it never throws. One round of checks is under way at a time, and its answer
 * serves everybody for a second, so that a flood of questions costs the parts nothing.
 * Chosen: five seconds until a part is given up.
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
