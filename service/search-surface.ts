/** The search surface of the service: the engine over the store's catalogue, and who may ask it what. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeWholeSync } from '#platform/whole-file.ts'
import { isSameSecret } from '#platform/same-secret.ts'
import { collections } from '#schema/index.ts'
import type { Collection } from '#schema/define.ts'
import { modelOf } from '#schema/model.ts'
import { basePolicies, isPolicyName, policies, sitePolicies, type PolicyName } from '#schema/policies.ts'
import { grantsOf, mayRead } from './content/access.ts'
import { buildBeside } from './search/index/build.ts'
import { catalogueIndexes } from './search/catalogue/catalogue.ts'
import { createSearchEngine } from './search/engine.ts'
import { followCatalogue } from './search/catalogue/follow-catalogue.ts'
import type { Grant } from './search/wire/grant.ts'
import { createSearchHandler } from './search/wire/handler.ts'
import { createKeyring, storedKeys, type ApiKey } from './search/wire/keyring.ts'
import { openStatistics } from './search/statistics/statistics.ts'
import { openSnapshots } from './search/index/snapshot.ts'
import { createWriter } from './search/wire/writer.ts'
import type { Account, Accounts } from './store/accounts.ts'
import type { Store } from './store/store.ts'
import type { Report } from './report.ts'

const vendorsOf = ({ policies: names }: Collection, heldPolicies: ReadonlySet<PolicyName>): string[] =>
  names.flatMap((name) => {
    if (!isPolicyName(name) || !heldPolicies.has(name)) return []
    const policy = policies[name]
    return 'vendor' in policy ? [policy.vendor] : []
  })

/**
 * What an account's search token opens: the indexes of the collections that it may read, in those with vendors the rows of
 * the vendors that its policies name.
 * Source: docs/contract.md 5.2 "an index is searchable only if the account can read the same collection"; 10.3.
 */
export const grantFor = (account: Account): Grant => grantOfPolicies(grantsOf(account))

const grantOfPolicies = (heldPolicies: ReadonlySet<PolicyName>): Grant => {
  const indexes = catalogueIndexes.filter((name) => mayRead(modelOf(name), heldPolicies))
  const filters = indexes
    .filter((name) => modelOf(name).fields.has('vendor'))
    .map((name) => [
      name,
      vendorsOf(collections[name], heldPolicies)
        .map((vendor) => `vendor:"${vendor}"`)
        // An empty filter would open the rows of every vendor.
        .join(' OR ') || 'vendor:"(none)"',
    ])
  return { indexes, filters: Object.fromEntries(filters) }
}

/** A copy holds what the source's account may read: its search token opens all of it. */
const copyPolicies: ReadonlySet<PolicyName> = new Set([...basePolicies, ...sitePolicies])

/** Reads statistics and nothing else. */
const statisticsGrant: Grant = { indexes: '*', acl: ['analytics'] }

/** Source: docs/contract.md 5.2 "Permission changes in the content API apply to the existing token": nothing is remembered. */
const resolveKey =
  (accounts: Accounts, statisticsKey: string, sourceToken: () => string | null) =>
  async (_applicationId: string, apiKey: string) => {
    if (statisticsKey !== '' && isSameSecret(statisticsKey, apiKey)) return statisticsGrant
    const copied = sourceToken()
    if (copied !== null && isSameSecret(copied, apiKey)) return grantOfPolicies(copyPolicies)
    const account = await accounts.bySearchToken(apiKey)
    return account?.policies.has('search-token') ? grantFor(account) : null
  }

/** The search keys, stored in a file that only its owner can read. */
const keyFile = (file: string) => ({
  read: (): ApiKey[] => (existsSync(file) ? storedKeys.parse(JSON.parse(readFileSync(file, 'utf8'))) : []),
  write: (keys: readonly ApiKey[]) => {
    mkdirSync(path.dirname(file), { recursive: true })
    // Half a file would keep the service from starting.
    writeWholeSync(file, JSON.stringify(keys), { mode: 0o600 })
  },
})

export type SearchSurfaceOptions = {
  readonly store: Store
  /** Where the store lies, for other threads to open it; null keeps all work on this one. */
  readonly address?: string | null
  /** Folder of the indexes and keys; null: in memory only. */
  readonly folder?: string | null
  /** Empty: indexes and keys cannot be changed. */
  readonly adminKey?: string
  /** Key that reads the statistics, 16 characters at least; empty: searches are not counted. */
  readonly statisticsKey?: string
  /** The search token of the account whose catalogue is copied; null: there is none. */
  readonly sourceToken?: () => string | null
  /** Milliseconds of processor time a second for the searches of one address; 0: without a limit. */
  readonly timeLimit?: number
  /** Resolves when the queue reaches a request of this address. */
  readonly turn?: (ip: string) => Promise<void> | undefined
  readonly now?: () => Date
  readonly report: Report
}

export type SearchSurface = Awaited<ReturnType<typeof openSearchSurface>>

/** The search surface, its indexes in step with the catalogue from the start. */
export const openSearchSurface = async (options: SearchSurfaceOptions) => {
  const {
    store,
    address = null,
    folder = null,
    adminKey = '',
    statisticsKey = '',
    sourceToken = () => null,
    timeLimit = 0,
    turn,
    now = () => new Date(),
    report,
  } = options
  const snapshots = folder === null ? null : openSnapshots(folder, report)
  const engine = createSearchEngine({ build: buildBeside, ...(snapshots ? { published: snapshots.keep } : {}) })
  const following = await followCatalogue({ engine, store, address, snapshots, now, report })
  const keys = folder === null ? null : keyFile(path.join(folder, 'keys.json'))
  const keyring = createKeyring({ adminKey, now, ...(keys ? { keys: keys.read(), save: keys.write } : {}) })
  const writer = createWriter(engine, report)
  const statistics =
    statisticsKey === ''
      ? null
      : openStatistics({ key: statisticsKey, folder: folder && path.join(folder, 'statistics'), now, report })
  const handler = createSearchHandler({
    engine,
    writer,
    keyring,
    catalogue: new Set(catalogueIndexes),
    resolveKey: resolveKey(store.accounts, statisticsKey, sourceToken),
    statistics,
    now,
    timeLimit,
    ...(turn ? { turn } : {}),
    report,
  })
  const flush = async (): Promise<void> => {
    statistics?.flush()
    await writer.settled()
    await snapshots?.written()
  }
  return {
    handler,
    look: following.look,
    /** Of which state of the catalogue its indexes were made; it follows that of the store by a few seconds. */
    edition: following.edition,
    /** Its indexes, and how large they are. */
    indexes: engine.list,
    /** Writes what this process alone has: searches that were counted, and tasks that were accepted. */
    flush,
    close: async (): Promise<void> => {
      await flush()
      statistics?.close()
      await following.stop()
    },
  }
}
