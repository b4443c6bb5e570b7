/** The process of the site: a server whose requests go through the steps of `pipeline.ts`, with Next.js behind them. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { flushCompileCache } from 'node:module'
import path from 'node:path'
import next from 'next'
import { z } from 'zod'
import { parseSettings } from '#lib/settings.ts'
import { createClientIp, createRangeMatcher } from '#platform/client-ip.ts'
import { boundConnections } from '#platform/connections.ts'
import { createClientErrors } from '#platform/client-errors.ts'
import { warn } from '#platform/log.ts'
import { keepFilesPrivate } from '#platform/private-folder.ts'
import { markSiteServer } from '#platform/site-server.ts'
import { startWatchdog } from '#platform/watchdog.ts'
import { editionReader } from './cache/list-version.ts'
import { expireOutdatedPages } from './cache/outdated-pages.ts'
import { createListener } from './http-adapter.ts'
import { createGracefulShutdown } from '#platform/graceful-shutdown.ts'
import { createMetrics, metricsPath } from './observability/metrics.ts'
import { routePatterns } from './observability/route-pattern.ts'
import { watchUpstreams } from './observability/upstream-calls.ts'
import { vitalsPath } from './observability/web-vitals.ts'
import { createPipeline, createSteps } from './pipeline.ts'
import { refusalOfSample } from './sample.ts'
import { clientErrorAnswer } from './security/client-errors.ts'
import { keepDataFolderPrivate, startVisitorData } from './visitor-data.ts'

keepFilesPrivate()
const settings = parseSettings(process.env)
const { port } = settings
keepDataFolderPrivate(settings.dataFolder)

const stopTraces = settings.tracesUrl
  ? (await import('./observability/traces.ts')).startTraces(settings.tracesUrl)
  : null

markSiteServer()
const app = next({ dev: settings.isDevelopment, port })
await app.prepare()
await expireOutdatedPages(settings.buildFolder, editionReader(settings))

const refusal = await refusalOfSample(settings)
if (refusal !== null) {
  warn(refusal)
  process.exit(1)
}

const stopOutbox = await startVisitorData(settings)

/** Routes that are no pages of a language, as the build lists them; development has no build. */
const fileRoutes = async (): Promise<string[]> => {
  if (settings.isDevelopment) return []
  const text = await readFile(path.join(settings.buildFolder, 'app-path-routes-manifest.json'), 'utf8')
  return Object.values(z.record(z.string(), z.string()).parse(JSON.parse(text))).filter(
    (route) => !route.includes('[locale]'),
  )
}
const routeOf = routePatterns([metricsPath, vitalsPath, ...(await fileRoutes())])
const metrics = createMetrics({ routeOf })
watchUpstreams(
  {
    content: settings.contentUrl,
    media: settings.mediaUrl,
    ...(settings.searchUrl === null ? {} : { search: settings.searchUrl }),
  },
  metrics.called,
)

const server = createServer()
const shutdown = createGracefulShutdown({ server })
const connections = boundConnections({ isProxy: createRangeMatcher(settings.trustedProxies) })
const log = (line: string): void => {
  process.stderr.write(line)
}
const answer = createListener({
  run: createPipeline(createSteps({ settings, metrics, routeOf, isStopping: shutdown.isStopping, log })),
  framework: app.getRequestHandler(),
  clientIpOf: createClientIp(settings.trustedProxies),
})
server.on('connection', connections.onConnection)
server.on('request', (request, response) => {
  const outcome = connections.admitRequest(request, response)
  if (outcome === 'answer') answer(request, response)
  else if (outcome === 'refuse') response.writeHead(503, { 'retry-after': '5', connection: 'close' }).end()
})
server.on('upgrade', (request, socket, head) => {
  if (settings.isDevelopment) void app.getUpgradeHandler()(request, socket, head)
  // No page speaks another protocol; the framework would leave such a connection open without an answer.
  else socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
})
// Longer than a proxy in front keeps its own connections, so that it never writes into one that is being closed.
server.keepAliveTimeout = 65_000
// A form is small: what takes longer to arrive keeps a connection for nothing.
server.requestTimeout = 30_000
server.on('clientError', createClientErrors(server.requestTimeout, clientErrorAnswer))
server.listen(port, () => {
  process.stdout.write(`site: ready on port ${port}\n`)
  if (!settings.isDevelopment) startWatchdog()
  // Kept now, since a process that is killed keeps nothing at its end.
  setTimeout(flushCompileCache, 10_000).unref()
})

/** What is under way is finished; what the end itself waits for is not waited for beyond ten seconds. */
let isEnding = false
const stop = () => {
  if (isEnding) return
  isEnding = true
  setTimeout(() => process.exit(0), 10_000).unref()
  void shutdown
    .drain()
    .then(() => Promise.allSettled([app.close(), stopOutbox(), stopTraces?.()]))
    .then(() => process.exit(0))
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
