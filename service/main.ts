/** The service: one store, three surfaces, one listener or three. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { collections, isCollectionName } from '#schema/index.ts'
import { modelOf } from '#schema/model.ts'
import { openAuth } from './auth/auth.ts'
import { grantsOf, mayRead } from './content/access.ts'
import { createContentHandler } from './content/handler.ts'
import type { Config } from './config.ts'
import { accessLine, type Access } from './http/log.ts'
import type { Handler } from './http/message.ts'
import { createRateLimit } from './http/rate.ts'
import { listen, type Listener, type Surfaces } from './http/serve.ts'
import { createMediaHandler } from './media/handler.ts'
import { createSearchEngine } from './search/engine.ts'
import { createSearchHandler } from './search/handler.ts'
import { indexSettings, buildRecords } from './search/records.ts'
import type { Accounts } from './store/accounts.ts'
import { openFiles } from './store/files.ts'
import { openStore, type Store } from './store/store.ts'

/** The indexes that a search token opens: searchable collections that its account may read. Source: spec 5.2. */
const resolveKey = (accounts: Accounts) => async (_applicationId: string, apiKey: string) => {
  const account = await accounts.bySearchToken(apiKey)
  if (!account?.policies.has('search-token')) return null
  const grants = grantsOf(account)
  const indexes = Object.entries(collections).flatMap(([name, description]) =>
    'search' in description && mayRead(modelOf(name), grants) ? [name] : [],
  )
  return { indexes }
}

/** The search surface over the store's present content: its indexes are built here. */
export const openSearch = async (
  { accounts, catalogue }: Store,
  report: (error: unknown) => void,
): Promise<Handler> => {
  const engine = createSearchEngine()
  // Most tables serve several indexes: each is read once, and let go when the indexes stand.
  const tables = await catalogue.tables()
  const read = (table: string) => tables.get(table) ?? []
  for (const [name, description] of Object.entries(collections))
    if ('search' in description && isCollectionName(name))
      engine.replaceIndex(name, indexSettings(name), buildRecords(name, read))
  return createSearchHandler({ engine, resolveKey: resolveKey(accounts), report })
}

const logAccess = (access: Access): void => {
  process.stderr.write(accessLine(access, new Date()))
}

export type Service = {
  readonly content: Listener
  readonly search: Listener
  readonly media: Listener
  readonly close: () => Promise<void>
}

/**
 * Opens the store, builds the search index from it, and listens. `close` drains: no new requests, those under way
 * finish, then the store closes.
 * @throws the system's own error when the store cannot be opened or a port cannot be had.
 */
export const openService = async (config: Config, report: (error: unknown) => void): Promise<Service> => {
  mkdirSync(config.dataFolder, { recursive: true })
  const store = await openStore(config.database)
  const now = () => new Date()
  const gate = createRateLimit({ rate: config.rateLimit, now })
  const auth = await openAuth({ store, settings: config.auth, now, report })
  const content = createContentHandler({ store, auth, now, report, gate })
  const search = await openSearch(store, report)
  const media = createMediaHandler({
    originals: openFiles(store.db, path.join(config.dataFolder, 'originals')),
    derived: path.join(config.dataFolder, 'derived'),
  })
  const below: Surfaces = {
    '': content,
    ...(config.searchPort === null ? { '/search': search } : {}),
    ...(config.mediaPort === null ? { '/media': media } : {}),
  }
  const log = config.logRequests ? logAccess : undefined
  const { host, trustedProxies } = config
  const open = (surfaces: Surfaces, port: number) => listen(surfaces, { host, port, report, log, trustedProxies })
  const root = await open(below, config.port)
  const own = {
    search: config.searchPort === null ? root : await open({ '': search }, config.searchPort),
    media: config.mediaPort === null ? root : await open({ '': media }, config.mediaPort),
  }
  return {
    content: root,
    ...own,
    close: async () => {
      await Promise.all([...new Set([root, own.search, own.media])].map((listener) => listener.close()))
      await auth.close()
      await store.close()
    },
  }
}
