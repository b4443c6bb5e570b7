/** Figures for operators of the service, in the form of Prometheus: answers by surface, and how large the indexes are. */
import { Gauge } from 'prom-client'
import { mayReadMetrics, methodLabel, openMetrics } from '#platform/metrics.ts'
import { ApiError } from './errors.ts'
import type { Surface } from './message.ts'
import type { Access } from './log.ts'
import type { Handler } from './message.ts'

/** Seconds: most is answered from memory, some is drawn anew. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type IndexSize = { readonly name: string; readonly entries: number; readonly dataSize: number }

type Options = {
  /** What opens the figures, as `Authorization: Bearer …`. */
  readonly token: string
  readonly indexes: () => readonly IndexSize[]
}

/**
 * Metrics of this process: `observe` counts a response, `handler` returns the metrics to callers with the token. Other
 * callers get ROUTE_NOT_FOUND.
 */
export const createServiceMetrics = ({ token, indexes }: Options) => {
  const { registry, histogram, page } = openMetrics(buckets)
  const labels = ['surface', 'method', 'status'] as const
  const requests = histogram('http_request_duration_seconds', 'Answers by surface, method and status.', labels)
  const gauge = (name: string, help: string, value: (index: IndexSize) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['index'],
      registers: [registry],
      collect() {
        this.reset()
        for (const index of indexes()) this.set({ index: index.name }, value(index))
      },
    })
  gauge('search_index_records', 'Records of a search index.', ({ entries }) => entries)
  gauge('search_index_bytes', 'Bytes of the records of a search index.', ({ dataSize }) => dataSize)

  const observe = (surface: Surface, { method, status, ms }: Access): void =>
    requests.observe({ surface, method: methodLabel(method), status }, ms / 1000)
  const handler: Handler = async ({ headers, path }) => {
    if (path !== '/' || !mayReadMetrics(token, headers['authorization']))
      throw new ApiError('ROUTE_NOT_FOUND', "Route /metrics doesn't exist.")
    return { status: 200, ...(await page()) }
  }
  return { observe, handler }
}
