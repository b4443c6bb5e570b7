/** The figures of a process in the form of Prometheus. Source: https://prometheus.io/docs/instrumenting/exposition_formats. */
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { isSameSecret } from './same-secret.ts'

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'SEARCH', 'OPTIONS'])

/** The name of a method in figures: one of a few, since callers may send any. */
export const methodLabel = (method: string): string => (methods.has(method) ? method : 'other')

/** Whether a caller with that `Authorization` header may read figures that this token opens; without a token nobody may. */
export const mayReadMetrics = (token: string | null, authorization: string | undefined): boolean =>
  token !== null && isSameSecret(`Bearer ${token}`, authorization ?? '')

/** A registry with the figures of the process, a maker of histograms in it, and the page that shows all of them. */
export const openMetrics = (buckets: readonly number[]) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const histogram = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Histogram({ name, help, labelNames, buckets: [...buckets], registers: [registry] })
  const page = async () => ({
    headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
    body: await registry.metrics(),
  })
  return { registry, histogram, page }
}
