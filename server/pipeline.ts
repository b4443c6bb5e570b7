/** The steps of the site's process, in their order. Each sees the request on its way in and the reply on its way out. */
import path from 'node:path'
import { createContentClient } from '#lib/content/client.ts'
import type { Settings } from '#lib/settings.ts'
import { openRedis } from '#platform/redis.ts'
import { createCompression } from './cache/compress.ts'
import { lastStaleRead } from './cache/data-handler.ts'
import { createReplyCache } from './cache/reply-cache.ts'
import { editionReader, lastRenewal } from './cache/list-version.ts'
import { createStaticFiles } from './cache/static-files.ts'
import { varyByAccept } from './cache/vary-accept.ts'
import { answerFailedPages } from './load/failed-page.ts'
import { refuseHealthChecks } from './load/refuse-health-checks.ts'
import { createLoadShedding } from './load/load-shedding.ts'
import type { Reply, SiteRequest, Step } from './message.ts'
import { createNotFoundPage } from './not-found/not-found-page.ts'
import { answerMetrics, type Metrics } from './observability/metrics.ts'
import { createRequestLog } from './observability/request-log.ts'
import { createVitals } from './observability/web-vitals.ts'
import { createContentSecurityPolicy } from './security/content-security-policy.ts'
import { createNoIndex } from './sample.ts'
import { createRouteLimits } from './security/request-limits.ts'
import { refuseInvalidRequests } from './security/request-validation.ts'

const unless = (condition: boolean, create: () => Step): readonly Step[] => (condition ? [] : [create()])

type Options = {
  readonly settings: Settings
  readonly metrics: Metrics
  /** The route that a path belongs to. */
  readonly routeOf: (path: string) => string
  readonly isStopping: () => boolean
  /** Receives a line for each request. */
  readonly log: (line: string) => void
}

/**
 * The steps; the framework answers behind the last of them. Chosen: development keeps no replies, makes pages that take
 * long, and has scripts of the framework that no policy could name.
 */
export const createSteps = ({ settings, metrics, routeOf, isStopping, log }: Options): readonly Step[] => [
  metrics.observe,
  createRequestLog({ routeOf, log: settings.logRequests ? log : null }),
  ...unless(settings.isDevelopment, () => createStaticFiles(path.join(settings.buildFolder, 'static'))),
  ...unless(settings.isDevelopment, () =>
    createReplyCache({ routeOf, readEdition: editionReader(settings), lastRenewal, lastStaleRead }),
  ),
  createCompression(),
  varyByAccept,
  createNoIndex(settings),
  ...unless(settings.isDevelopment, () => createContentSecurityPolicy(settings)),
  refuseInvalidRequests,
  refuseHealthChecks(isStopping),
  createRouteLimits(settings.redisUrl === null ? null : openRedis(settings.redisUrl)),
  ...unless(settings.isDevelopment, () =>
    createLoadShedding({ routeOf, mostRequests: settings.mostRequests, mostRenders: settings.mostRenders }),
  ),
  answerMetrics(metrics, settings.metricsToken),
  ...unless(!settings.vitals, () => createVitals({ registry: metrics.registry, routeOf })),
  answerFailedPages,
  createNotFoundPage({
    content: createContentClient({ url: settings.contentUrl, token: settings.contentToken, timeout: 2000 }),
    origin: `http://localhost:${settings.port}`,
  }),
]

/** A function that answers a request by those steps, each around the next, and `last` behind them. */
export const createPipeline =
  (steps: readonly Step[]) =>
  (request: SiteRequest, last: () => Promise<Reply>): Promise<Reply> => {
    const from = (at: number): Promise<Reply> => steps[at]?.(request, () => from(at + 1)) ?? last()
    return from(0)
  }
