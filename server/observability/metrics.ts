/** Prometheus metrics of the site: requests, their duration, and calls to upstream services. They name no visitor. */
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { isSameSecret } from '#platform/same-secret.ts'
import { replyWith, type Step } from '../message.ts'

export const metricsPath = '/api/system/metrics'

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/** Seconds: a page from the cache takes a few milliseconds, one that waits for others a few seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Options = {
  /** The route that a path belongs to. */
  readonly routeOf: (path: string) => string
}

const secondsSince = (start: number) => (performance.now() - start) / 1000

/**
 * Figures of this process in the form of Prometheus (`text`), of each request that comes by `observe`, when its reply has ended, and
 * of each call to others that is told with `called`. Source: https://prometheus.io/docs/instrumenting/exposition_formats.
 */
export const createMetrics = ({ routeOf }: Options) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route, method and status; "aborted" where the client did not wait.',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers: [registry],
  })
  const calls = new Histogram({
    name: 'upstream_request_duration_seconds',
    help: 'Calls of the site to content, search and media, by what came of them.',
    labelNames: ['upstream', 'outcome'],
    buckets,
    registers: [registry],
  })

  /** The step. */
  const observe: Step = ({ method, path, ended }, next) => {
    const start = performance.now()
    const count = (status: number | 'aborted'): void => {
      const labels = { route: routeOf(path), method: methods.has(method) ? method : 'other', status }
      requests.observe(labels, secondsSince(start))
    }
    void ended.then(count)
    return next()
  }
  const called = (upstream: string, outcome: string, start: number): void =>
    calls.observe({ upstream, outcome }, secondsSince(start))
  return { observe, called, registry, text: () => registry.metrics(), contentType: registry.contentType }
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
    const own = { 'cache-control': 'no-store' }
    if (token === null || !isSameSecret(`Bearer ${token}`, headers.authorization ?? '')) return replyWith(404, own)
    return replyWith(200, { ...own, 'content-type': metrics.contentType }, await metrics.text())
  }
