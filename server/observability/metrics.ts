/** Prometheus metrics of the site: requests, their duration, and calls to upstream services. They name no visitor. */
import { mayReadMetrics, methodLabel, openMetrics } from '#platform/metrics.ts'
import { replyWith, type Step } from '../message.ts'

export const metricsPath = '/api/system/metrics'

/** Seconds: a page from the cache takes a few milliseconds, one that waits for others a few seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Options = {
  /** The route that a path belongs to. */
  readonly routeOf: (path: string) => string
}

const secondsSince = (start: number) => (performance.now() - start) / 1000

/** Figures of this process (`page`): of each request of the step `observe`, once its reply has ended, and of each call of `called`. */
export const createMetrics = ({ routeOf }: Options) => {
  const { registry, histogram, page } = openMetrics(buckets)
  const requests = histogram(
    'http_request_duration_seconds',
    'Requests by route, method and status; "aborted" where the client did not wait.',
    ['route', 'method', 'status'],
  )
  const calls = histogram(
    'upstream_request_duration_seconds',
    'Calls of the site to content, search and media, by what came of them.',
    ['upstream', 'outcome'],
  )

  const observe: Step = ({ method, path, ended }, next) => {
    const start = performance.now()
    const count = (status: number | 'aborted'): void => {
      const labels = { route: routeOf(path), method: methodLabel(method), status }
      requests.observe(labels, secondsSince(start))
    }
    void ended.then(count)
    return next()
  }
  const called = (upstream: string, outcome: string, start: number): void =>
    calls.observe({ upstream, outcome }, secondsSince(start))
  return { observe, called, registry, page }
}

export type Metrics = ReturnType<typeof createMetrics>

/**
 * The step that answers with the figures, where the token comes as `Authorization: Bearer …`. Anybody else gets the 404 of an
 * address that is not there, and so does everybody where no token is set.
 * Chosen: closed by default. A proxy on this machine makes every visitor a neighbour, so that being one proves nothing.
 */
export const answerMetrics =
  (metrics: Metrics, token: string | null): Step =>
  async ({ address, headers }, next) => {
    if (address !== metricsPath) return next()
    if (!mayReadMetrics(token, headers.authorization)) return replyWith(404, { 'cache-control': 'no-store' })
    const page = await metrics.page()
    return replyWith(200, page.headers, page.body)
  }
