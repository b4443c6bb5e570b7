/**
 * The process of the site: the steps that each request goes through, in their order, before and around Next.js. Addresses
 * without a page are looked up among the redirects, or answered with a page that names the nearest ones.
 */
import { readFile } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import compression from 'compression'
import next from 'next'
import { z } from 'zod'
import { keepFilesPrivate, makePrivateFolder } from '#platform/private-folder.ts'
import { createContentClient } from '../lib/content/client.ts'
import { removePastBookings } from '../lib/advice/bookings.ts'
import { removePastNetworks } from '../lib/advice/call-networks.ts'
import { removePastHolds } from '../lib/advice/holds.ts'
import { removeUsedForms } from '../lib/forms/used.ts'
import { warn } from '../platform/log.ts'
import { answerMetrics, createMetrics, metricsPath } from './observability/metrics.ts'
import { routePatterns } from './observability/route-pattern.ts'
import { watchUpstreams } from './observability/upstream-calls.ts'
import { startOutbox } from '../platform/outbox/send.ts'
import { parseSettings } from '../lib/settings.ts'
import { createVitals, vitalsPath } from './observability/web-vitals.ts'
import { createClientIp, createRangeMatcher } from '../platform/client-ip.ts'
import { boundConnections } from '#platform/connections.ts'
import { createGracefulShutdown } from './load/graceful-shutdown.ts'
import { createContentSecurityPolicy } from './security/content-security-policy.ts'
import { interceptNotFoundPages, type Form } from './not-found/intercept-not-found.ts'
import { openRedis } from '#platform/redis.ts'
import { createRouteLimits } from './security/request-limits.ts'
import { createResponseCache } from './cache/response-cache.ts'
import { createNotFoundPage } from './not-found/not-found-page.ts'
import { networkOf } from '#platform/network.ts'
import { createLoadShedding } from './load/load-shedding.ts'
import { createRequests } from './observability/request-log.ts'
import { isSound, refuseInvalidRequest } from './security/request-validation.ts'
import { pruneNotFoundPages } from './not-found/prune-not-found.ts'
import { addVaryAccept } from './cache/vary-accept.ts'

keepFilesPrivate()
const settings = parseSettings(process.env)
const { port } = settings
const repaired = makePrivateFolder(settings.dataFolder)
if (repaired) warn('data folder: other users could read it; its permissions were repaired', { files: repaired })

const stopTraces = settings.tracesUrl
  ? (await import('./observability/traces.ts')).startTraces(settings.tracesUrl)
  : null

const app = next({ dev: false, port })
await app.prepare()
const handle = app.getRequestHandler()
const answerMissing = createNotFoundPage({
  content: createContentClient({ url: settings.contentUrl, token: settings.contentToken, timeout: 2000 }),
  origin: `http://localhost:${port}`,
})

const stopOutbox = startOutbox({
  folder: settings.outboxFolder,
  smtpUrl: settings.smtpUrl,
  from: settings.mailFrom,
})

/** Bookings and holds are personal: once an hour those go whose time has come, and forms that no longer count. */
const forget = async () => {
  const now = Date.now()
  const removed = await Promise.allSettled([
    removePastBookings(settings.bookingsFolder, now),
    removePastHolds(settings.bookingsFolder, now),
    removePastNetworks(settings.bookingsFolder, now),
    removeUsedForms(settings.usedFormsFolder, now),
  ])
  for (const result of removed)
    if (result.status === 'rejected')
      warn('bookings: those of the past could not be removed; check the permissions of DATA_FOLDER', {
        reason: String(result.reason),
      })
}
void forget()
setInterval(() => void forget(), 3_600_000).unref()

/** Made-up addresses could fill the disk with pages that do not exist. */
const sweep = () =>
  pruneNotFoundPages(settings.buildFolder).catch((error: unknown) =>
    warn('page cache: entries of missing pages could not be removed; check the permissions of BUILD_FOLDER', {
      reason: String(error),
    }),
  )
setInterval(() => void sweep(), 300_000).unref()

/** Routes that are no pages of a language, as the build lists them. */
const fileRoutes = async (): Promise<string[]> => {
  const text = await readFile(path.join(settings.buildFolder, 'app-path-routes-manifest.json'), 'utf8')
  return Object.values(z.record(z.string(), z.string()).parse(JSON.parse(text))).filter(
    (route) => !route.includes('[locale]'),
  )
}
const routeOf = routePatterns([metricsPath, vitalsPath, ...(await fileRoutes())])
const metrics = createMetrics({ routeOf })
const answerVitals = settings.vitals ? createVitals({ registry: metrics.registry, routeOf }) : null
const log = (line: string): void => {
  process.stderr.write(line)
}
const asRequest = createRequests({ routeOf, log: settings.logRequests ? log : null })
watchUpstreams(
  {
    content: settings.contentUrl,
    media: settings.mediaUrl,
    ...(settings.searchUrl === null ? {} : { search: settings.searchUrl }),
  },
  metrics.called,
)

const answer = (request: IncomingMessage, response: ServerResponse): void => {
  if (request.url === metricsPath) {
    answerMetrics(metrics, settings.metricsToken, request, response).catch((error: unknown) => {
      warn('metrics: a request could not be answered', { reason: String(error) })
      response.end()
    })
    return
  }
  if (answerVitals && request.url === vitalsPath) {
    answerVitals(request, response).catch((error: unknown) => {
      warn('web vitals: a report of a browser could not be read', { reason: String(error) })
      response.end()
    })
    return
  }
  // For HEAD the framework makes no page, and so does not know that there is none; Node by itself sends no body.
  if (request.method === 'HEAD') request.method = 'GET'
  const isPage = request.method === 'GET'
  const missing = (form: Form) => {
    answerMissing(request, response, form).catch((error: unknown) => {
      warn('not found: the page for a missing address could not be made; answered 404 without a body', {
        reason: String(error),
      })
      response.statusCode = 404
      response.end()
    })
  }
  if (!isSound(request.url ?? '/')) {
    missing('page')
    return
  }
  if (isPage && !request.headers['rsc']) interceptNotFoundPages(response, missing)
  handle(request, response).catch((error: unknown) => {
    warn('request: the framework failed; answered 500', { reason: String(error) })
    if (!response.headersSent) response.statusCode = 500
    response.end()
  })
}

const addContentSecurityPolicy = createContentSecurityPolicy(settings)
const clientIpOf = createClientIp(settings.trustedProxies)
const redis = settings.redisUrl === null ? null : openRedis(settings.redisUrl)
const waitOf = createRouteLimits(redis)
const compress = compression()
const responseCache = createResponseCache()
const shedLoad = createLoadShedding({
  routeOf,
  mostRequests: settings.mostRequests,
  mostRenders: settings.mostRenders,
})

const connections = boundConnections({ isProxy: createRangeMatcher(settings.trustedProxies) })

const server = createServer((request, response) => {
  const verdict = connections.verdict(request, response)
  if (verdict === 'refuse') response.writeHead(503, { 'retry-after': '5', connection: 'close' }).end()
  if (verdict !== 'answer') return
  metrics.observe(request, response)
  asRequest(request, response, () => {
    // The steps wrap the response: what is written goes through the last of them first.
    const sendFromCache = responseCache(request, response)
    compress(request, response, () => {})
    addVaryAccept(request, response)
    addContentSecurityPolicy(request, response)
    if (refuseInvalidRequest(request, response) || !shutdown.admits(request, response) || sendFromCache()) return
    const [route = '/'] = (request.url ?? '/').split('?')
    const network = networkOf(clientIpOf(request))
    const go = async (): Promise<void> => {
      const wait = await waitOf(route, network)
      if (wait) response.writeHead(429, { 'retry-after': String(wait), 'cache-control': 'no-store' }).end()
      else shedLoad(request, response, () => answer(request, response), network)
    }
    void go()
  })
})
// Longer than a proxy in front keeps its own connections, so that it never writes into one that is being closed.
server.keepAliveTimeout = 65_000
// A form is small: what takes longer to arrive keeps a connection for nothing.
server.requestTimeout = 30_000
server.listen(port, () => {
  process.stdout.write(`site: ready on port ${port}\n`)
  // Kept now, since a process that is killed keeps nothing at its end.
  setTimeout(flushCompileCache, 10_000).unref()
})

server.on('connection', connections.meet)
// No page here speaks another protocol; the framework would leave such a connection open without an answer.
server.on('upgrade', (_request, socket) => {
  socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
})
const shutdown = createGracefulShutdown({ server, health: ['/api/system/health', '/api/system/ping'] })

/** What is under way is finished; what the end itself waits for is not waited for beyond ten seconds. */
let isStopping = false
const stop = () => {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(0), 10_000).unref()
  void shutdown
    .drain()
    .then(() => Promise.allSettled([app.close(), stopOutbox(), stopTraces?.()]))
    .then(() => process.exit(0))
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
