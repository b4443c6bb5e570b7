/** Prometheus metrics of the site: requests, their duration, and calls to upstream services. They name no visitor. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { whenEnded } from '#platform/ended.ts'
import { isSameSecret } from '#platform/same-secret.ts'

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
 * Figures of this process in the form of Prometheus (`text`), of each request that is `observe`d when its answer ends, and
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

  const observe = (request: IncomingMessage, response: ServerResponse): void => {
    const start = performance.now()
    const [path = '/'] = (request.url ?? '/').split('?')
    const method = methods.has(request.method ?? '') ? (request.method ?? '') : 'other'
    whenEnded(response, () => {
      const status = response.writableFinished ? response.statusCode : 'aborted'
      requests.observe({ route: routeOf(path), method, status }, secondsSince(start))
    })
  }
  const called = (upstream: string, outcome: string, start: number): void =>
    calls.observe({ upstream, outcome }, secondsSince(start))
  return { observe, called, registry, text: () => registry.metrics(), contentType: registry.contentType }
}

export type Metrics = ReturnType<typeof createMetrics>

/**
 * Answers with the figures, to who shows the token as `Authorization: Bearer …`. Anybody else gets the 404 of an address
 * that is not there, and so does everybody where no token is set.
 * Chosen: closed by default. A proxy on this machine makes every visitor a neighbour, so that being one proves nothing.
 */
export const answerMetrics = async (
  metrics: Metrics,
  token: string | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  response.setHeader('cache-control', 'no-store')
  if (token === null || !isSameSecret(`Bearer ${token}`, request.headers.authorization ?? '')) {
    response.writeHead(404).end()
    return
  }
  const text = await metrics.text()
  response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
}
