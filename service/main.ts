/** The service: one store, three surfaces, one listener or three. */
import path from 'node:path'
import { openRedis } from '#platform/redis.ts'
import { makePrivateFolder } from '#platform/private-folder.ts'
import { openAuth } from './auth/auth.ts'
import { securityLine, type SecurityLog } from './auth/security-log.ts'
import { storedSecret } from './auth/stored-secret.ts'
import { openCopy } from './copy/follow-source.ts'
import { openPublishing } from './content/write/publish-due.ts'
import { createAnswerCache } from './content/answer-cache.ts'
import { createContentHandler } from './content/handler.ts'
import type { Config } from './config.ts'
import { createFaults } from './http/faults.ts'
import { accessLine, type Access } from './http/log.ts'
import type { Handler, Surface } from './http/message.ts'
import { createServiceMetrics } from './http/metrics.ts'
import { createLoadShedding } from './http/load-shedding.ts'
import { createRateGate } from './http/rate.ts'
import { listen, type Listener, type Surfaces } from './http/serve.ts'
import { type Ffmpeg, findFfmpeg } from './media/ffmpeg.ts'
import { createPictureAcceptor } from './media/accept-picture.ts'
import { createMediaHandler } from './media/handler.ts'
import { openSearchSurface } from './search-surface.ts'
import { openOriginals, openUploads, shareOriginals } from './originals.ts'
import { openObjectStorage } from './store/object-storage.ts'
import { openSiteRenewal } from './renew-site.ts'
import { openStore } from './store/store.ts'
import type { Report } from './report.ts'

/** @throws Error when a program configured by path does not exist; the default one may be missing. */
const openFfmpeg = async (program: string | null): Promise<Ffmpeg | null> => {
  const ffmpeg = program === null ? null : await findFfmpeg(program)
  if (ffmpeg === null && program !== null && program !== 'ffmpeg')
    throw new Error(`FFMPEG_PATH: ${program} is not there, or does not answer. Correct it, or set it to off.`)
  return ffmpeg
}

const logAccess = (access: Access): void => {
  process.stderr.write(accessLine(access, new Date()))
}

const logSecurity: SecurityLog = (event, details) => {
  process.stderr.write(securityLine(event, details, new Date()))
}

const logEvent = (event: string, detail: string): void => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), event, detail })}\n`)
}

/** The surface of an address where all share a port. */
const surfaceAt = (url: string): Surface =>
  url.startsWith('/search/') ? 'search' : url.startsWith('/media/') ? 'media' : 'content'

export type Service = {
  readonly content: Listener
  readonly search: Listener
  readonly media: Listener
  readonly close: () => Promise<void>
}

/**
 * Opens the store, brings the search indexes in step with it, and listens. `close` drains: no new requests, those under
 * way finish, then the store closes. `originalReady` resolves when the original at that path is there, for originals that are still being
 * made.
 * @throws the system's own error when the store cannot be opened or a port cannot be had.
 */
export const openService = async (
  config: Config,
  report: Report,
  originalReady?: (path: string) => Promise<void>,
): Promise<Service> => {
  makePrivateFolder(config.dataFolder)
  const ffmpeg = await openFfmpeg(config.media.ffmpeg)
  const store = await openStore(config.database)
  const faults = config.faultSwitches ? createFaults() : null
  const now = () => new Date()
  const gate = createRateGate(config.rateLimit)
  const secret = config.auth.secret ?? (await storedSecret(config.dataFolder, store.db))
  const redis = config.redisUrl === null ? null : openRedis(config.redisUrl)
  const auth = await openAuth({ store, settings: { ...config.auth, secret }, now, report, log: logSecurity, redis })
  const copy =
    config.source && (await openCopy(config.source, store, (line) => logEvent('copy of the catalogue', line)))
  const renewal =
    config.renewedSite && openSiteRenewal(config.renewedSite, (line) => logEvent('pages of the site', line))
  const pressure = createLoadShedding(config.mostRequests)
  // A separate queue: a rendering may take seconds, during which it would occupy the place of a search.
  const mediaPressure = createLoadShedding(config.mostRequests)
  const search = await openSearchSurface({
    store,
    address: config.database,
    folder: path.join(config.dataFolder, 'search'),
    adminKey: config.searchAdminKey,
    statisticsKey: config.searchStatisticsKey,
    ...(copy ? { sourceToken: copy.searchToken } : {}),
    timeLimit: config.searchTimeLimit,
    turn: pressure.turn,
    now,
    report,
  })
  const content = createContentHandler({
    store,
    auth,
    now,
    report,
    gate,
    searchEdition: search.edition,
    answers: createAnswerCache(store, now),
    strict: config.directusStrict,
    uploads: { accept: createPictureAcceptor(), ...openUploads(config) },
    ...(renewal ? { changed: renewal.changed } : {}),
  })
  const reportObjects = (error: unknown) =>
    logEvent('object storage: does not answer; check S3_BUCKET_URL and its keys', String(error))
  // A copy of another catalogue is published there.
  const publishing = copy
    ? null
    : openPublishing(store, { now, changed: renewal ? renewal.changed : undefined, report })
  // Until all are there, this machine delivers its own.
  void shareOriginals(store.db, config).then(
    (shared) =>
      shared ? logEvent('object storage: originals of this machine were stored', String(shared)) : undefined,
    reportObjects,
  )
  const media = createMediaHandler({
    originals: openOriginals(store.db, config, reportObjects, originalReady),
    shared: config.objects === null ? undefined : openObjectStorage(config.objects),
    derived: path.join(config.dataFolder, 'derived'),
    ffmpeg,
    policy: config.media.policy,
    warn: (publicId, problem) =>
      logEvent(
        'media: the original of a record is missing or damaged; put it back into the originals (DATA_FOLDER or object storage) from a backup, or upload it again',
        `${publicId}: ${problem}`,
      ),
  })
  const metrics =
    config.metricsToken === null ? null : createServiceMetrics({ token: config.metricsToken, indexes: search.indexes })
  const behind = (surface: Surface, handler: Handler) => faults?.over(surface, handler) ?? handler
  const searchHandler = pressure.limited('search', behind('search', search.handler))
  const mediaHandler = mediaPressure.limited('media', behind('media', media))
  const below: Surfaces = {
    '': pressure.limited('content', behind('content', content)),
    ...(config.searchPort === null ? { '/search': searchHandler } : {}),
    ...(config.mediaPort === null ? { '/media': mediaHandler } : {}),
    ...(faults ? { '/faults': faults.control } : {}),
    ...(metrics ? { '/metrics': metrics.handler } : {}),
  }
  const { host, trustedProxies } = config
  const isSecure = config.auth.publicUrl.startsWith('https:')
  const isLogged = config.logRequests || metrics !== null
  const open = (surfaces: Surfaces, port: number, surfaceOf: (url: string) => Surface) => {
    const log = (access: Access) => {
      if (config.logRequests) logAccess(access)
      metrics?.observe(surfaceOf(access.url), access)
    }
    return listen(surfaces, { host, port, report, log: isLogged ? log : undefined, trustedProxies, isSecure })
  }
  const root = await open(below, config.port, surfaceAt)
  const own = {
    search: config.searchPort === null ? root : await open({ '': searchHandler }, config.searchPort, () => 'search'),
    media: config.mediaPort === null ? root : await open({ '': mediaHandler }, config.mediaPort, () => 'media'),
  }
  return {
    content: root,
    ...own,
    close: async () => {
      const listeners = new Set([root, own.search, own.media])
      // What would be lost is written meanwhile, since a supervisor may kill before the last answer, and at the end what came since.
      await Promise.all([search.flush(), ...[...listeners].map((listener) => listener.close())])
      // An upload of originals goes on at the next start.
      await search.close()
      await auth.close()
      redis?.close()
      await copy?.stop()
      await publishing?.stop()
      await renewal?.close()
      await store.close()
    },
  }
}
