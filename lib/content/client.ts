/** A client of the content API over any fetch: timeouts, retries with backoff, a circuit that breaks, one kind of error. */
import { createDirectus, rest, staticToken, type RestCommand } from '@directus/sdk'
import { circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel'
import type { CatalogueSchema } from '#schema/index.ts'
import { toContentError } from './errors.ts'

type Options = {
  readonly url: string
  readonly token: string
  readonly fetch?: typeof globalThis.fetch
  /** Milliseconds until an attempt is given up. */
  readonly timeout?: number
  /** Milliseconds before the first retry; doubled for the next. */
  readonly backoff?: number
}

/** Source: spec 7.1 rule 3. Nothing else is retried: another failure would only come again. */
const retried: ReadonlySet<number> = new Set([429, 503])
const attempts = 3

/** Milliseconds; who asks to be left alone for longer is not asked again. */
const longestPause = 2000

/** Calls that fail one after another until nothing is asked any more, and milliseconds until one call tries again. */
const breaking = { failures: 5, rest: 1000 }

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Milliseconds for which the answer asks to be left alone; 0 when it does not say. Source: RFC 9110, 10.2.3. */
const retryAfter = (response: Response): number => {
  const value = response.headers.get('retry-after')
  if (value === null) return 0
  const seconds = Number(value)
  return Math.max(0, Number.isNaN(seconds) ? Date.parse(value) - Date.now() || 0 : seconds * 1000)
}

/**
 * A function that runs a command of `@directus/sdk` and answers its data as `unknown`, to be parsed at the door.
 * REQUESTS_EXCEEDED and SERVICE_UNAVAILABLE are tried three times in all, as late as the service asks for within two
 * seconds. While one call after another fails, calls fail at once, so that nobody waits for a service that hangs.
 * @throws ContentError with the contract's code, or UNREACHABLE.
 */
export const createContentClient = ({
  url,
  token,
  fetch = globalThis.fetch,
  timeout = 5000,
  backoff = 200,
}: Options) => {
  const circuit = circuitBreaker(
    handleAll.orWhenResult((result) => result instanceof Response && result.status >= 500),
    { halfOpenAfter: breaking.rest, breaker: new ConsecutiveBreaker(breaking.failures) },
  )
  const persistent: typeof globalThis.fetch = async (input, init) => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(input, { ...init, signal: AbortSignal.timeout(timeout) })
      if (attempt === attempts || !retried.has(response.status)) return response
      const asked = retryAfter(response)
      if (asked > longestPause) return response
      await response.body?.cancel()
      await pause(Math.max(asked, backoff * 2 ** (attempt - 1)) + backoff * (Math.random() - 0.5))
    }
  }
  const patient: typeof globalThis.fetch = (input, init) => circuit.execute(() => persistent(input, init))
  const client = createDirectus<CatalogueSchema>(url, { globals: { fetch: patient } })
    .with(staticToken(token))
    .with(rest())
  return async <Output>(command: RestCommand<Output, CatalogueSchema>): Promise<unknown> => {
    try {
      return await client.request(command)
    } catch (thrown) {
      throw toContentError(thrown)
    }
  }
}
