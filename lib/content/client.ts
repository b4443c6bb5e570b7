/** A client of the content API over any fetch: timeouts, retries with backoff, one kind of error. */
import { createDirectus, rest, staticToken, type RestCommand } from '@directus/sdk'
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

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * A function that runs a command of `@directus/sdk` and answers its data as `unknown`, to be parsed at the door.
 * REQUESTS_EXCEEDED and SERVICE_UNAVAILABLE are tried three times in all.
 * @throws ContentError with the contract's code, or UNREACHABLE.
 */
export const createContentClient = ({
  url,
  token,
  fetch = globalThis.fetch,
  timeout = 5000,
  backoff = 200,
}: Options) => {
  const patient: typeof globalThis.fetch = async (input, init) => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(input, { ...init, signal: AbortSignal.timeout(timeout) })
      if (attempt === attempts || !retried.has(response.status)) return response
      await response.body?.cancel()
      await pause(backoff * 2 ** (attempt - 1) * (0.5 + Math.random()))
    }
  }
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
