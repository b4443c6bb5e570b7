/**
 * Pushes indexes to an application that speaks Algolia's protocol. Each index is filled beside the one in use and takes
 * its place in one step, so that searches see the old state or the new one. A run that was cut off goes on where it was:
 * the temporary index's name includes a hash of its target state.
 */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { algoliasearch, type Algoliasearch } from 'algoliasearch'
import { messageOf } from '#platform/error-message.ts'
import type { SearchableRecord } from '../search/paths.ts'
import type { IndexSettings } from '../search/index/settings.ts'
import type { Synonym } from '../search/query/synonyms.ts'
import { explicitSettings } from '../search/wire/wire-settings.ts'
import { batches } from './batches.ts'

export type Target = {
  readonly applicationId: string
  /** Needs addObject, deleteIndex, editSettings, settings, browse and search; listIndexes too, so that temporary indexes of earlier runs go. */
  readonly apiKey: string
  /** Address of another service of the same protocol; null: the hosted application's own. */
  readonly url: string | null
}

export type PublishedIndex = {
  readonly name: string
  readonly settings: IndexSettings
  readonly records: readonly SearchableRecord[]
}

/** The differences between an index at the target and its desired state. */
export type Difference = {
  readonly name: string
  readonly added: number
  readonly changed: number
  readonly removed: number
  /** Names of settings. */
  readonly settings: readonly string[]
  readonly synonyms: number
}

export type PublishOptions = {
  readonly target: Target
  readonly indexes: readonly PublishedIndex[]
  /** Dry run: only reports the changes. */
  readonly dryRun: boolean
  readonly say: (line: string) => void
  /** Milliseconds between two writes. */
  readonly interval?: number
}

/** Bytes of a record beyond which hosted plans refuse it. */
const largestRecord = 100_000
/** Records and bytes of one request; services behind a proxy take a megabyte as a rule. */
const most = { count: 1000, bytes: 900_000 }
const usualInterval = 100

/** Milliseconds. Nobody waits for a page here: a service that is busy may take its time. */
const timeouts = { connect: 15_000, read: 30_000, write: 60_000 }

const clientOf = ({ applicationId, apiKey, url }: Target): Algoliasearch => {
  if (url === null) return algoliasearch(applicationId, apiKey, { timeouts })
  const { protocol, host, pathname } = new URL(url)
  return algoliasearch(applicationId, apiKey, {
    timeouts,
    hosts: [
      {
        url: `${host}${pathname.replace(/\/$/, '')}`,
        accept: 'readWrite',
        protocol: protocol === 'http:' ? 'http' : 'https',
      },
    ],
  })
}

/**
 * The settings as the hosted service takes them: it knows neither `*` for compounds nor "search in nothing", nor the criterion
 * `relevance`, in whose place it drops words where no record holds all.
 */
const settingsFor = (settings: IndexSettings): Record<string, unknown> => {
  const { searchableAttributes, decompoundedAttributes } = settings
  const searched = searchableAttributes?.length === 0 ? ['unordered(objectID)'] : searchableAttributes
  const plain = (searched ?? []).map((attribute) => attribute.replace(/^\w+\((.*)\)$/, '$1'))
  const apart = Object.entries(decompoundedAttributes ?? {}).map(([code, list]) => [
    code,
    list.includes('*') ? plain : list,
  ])
  const { ranking, ...others } = explicitSettings(settings)
  const isRelevant = settings.ranking?.includes('relevance') === true
  return {
    ...others,
    ...(isRelevant ? { removeWordsIfNoResults: 'allOptional' } : ranking === undefined ? {} : { ranking }),
    ...(searched ? { searchableAttributes: searched } : {}),
    ...(decompoundedAttributes ? { decompoundedAttributes: Object.fromEntries(apart) as unknown } : {}),
  }
}

const plainJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

type Present = {
  readonly records: ReadonlyMap<string, unknown>
  readonly settings: Readonly<Record<string, unknown>>
  readonly synonyms: ReadonlyMap<string, unknown>
}

const browse = async (client: Algoliasearch, indexName: string, attributesToRetrieve: string[]) => {
  const recordsById = new Map<string, unknown>()
  await client.browseObjects({
    indexName,
    browseParams: { hitsPerPage: 1000, attributesToRetrieve },
    aggregator: ({ hits }) => {
      for (const hit of hits) recordsById.set(hit.objectID, plainJson(hit))
    },
  })
  return recordsById
}

const presentOf = async (client: Algoliasearch, indexName: string): Promise<Present> => {
  if (!(await client.indexExists({ indexName }))) return { records: new Map(), settings: {}, synonyms: new Map() }
  const synonyms = new Map<string, unknown>()
  await client.browseSynonyms({
    indexName,
    aggregator: ({ hits }) => {
      for (const hit of hits) synonyms.set(hit.objectID, plainJson(hit))
    },
  })
  const settings = { ...(await client.getSettings({ indexName })) }
  return { records: await browse(client, indexName, ['*']), settings, synonyms }
}

const withoutHighlights = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('_highlightResult' in value)) return value
  const { _highlightResult, ...rest } = value
  return rest
}

/** The records that differ from those at the target, and the ids of those that are gone here. */
type Changed = { readonly saved: readonly SearchableRecord[]; readonly deleted: readonly string[] }

/** Names of settings in which an index at the target differs from its desired state. */
export const differingSettings = (settings: IndexSettings, present: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(settingsFor(settings)).flatMap(([setting, value]) =>
    isDeepStrictEqual(present[setting], plainJson(value)) ? [] : [setting],
  )

const compare = (
  { name, settings, records }: PublishedIndex,
  present: Present,
): { readonly difference: Difference; readonly changed: Changed } => {
  const expectedRecords = new Map(records.map((record) => [record.objectID, plainJson(record)]))
  const isSame = (objectID: string) =>
    isDeepStrictEqual(withoutHighlights(present.records.get(objectID)), expectedRecords.get(objectID))
  const saved = records.filter(({ objectID }) => !isSame(objectID))
  const deleted = [...present.records.keys()].filter((objectID) => !expectedRecords.has(objectID))
  const added = saved.filter(({ objectID }) => !present.records.has(objectID)).length
  const synonyms = new Map((settings.synonyms ?? []).map((synonym) => [synonym.objectID, plainJson(synonym)]))
  const names = new Set([...synonyms.keys(), ...present.synonyms.keys()])
  const difference = {
    name,
    added,
    changed: saved.length - added,
    removed: deleted.length,
    settings: differingSettings(settings, present.settings),
    synonyms: [...names].filter((one) => !isDeepStrictEqual(synonyms.get(one), present.synonyms.get(one))).length,
  }
  return { difference, changed: { saved, deleted } }
}

const isEmpty = ({ added, changed, removed, settings, synonyms }: Difference): boolean =>
  added + changed + removed + settings.length + synonyms === 0

/** The difference in words. */
export const describeDifference = (difference: Difference): string => {
  const { name, added, changed, removed, settings, synonyms } = difference
  if (isEmpty(difference)) return `${name}: nothing to change`
  const parts = [
    `${added} new`,
    `${changed} changed`,
    `${removed} gone`,
    ...(settings.length > 0 ? [`settings: ${settings.join(', ')}`] : []),
    ...(synonyms > 0 ? [`${synonyms} synonyms`] : []),
  ]
  return `${name}: ${parts.join('; ')}`
}

const save = (client: Algoliasearch, indexName: string, records: readonly SearchableRecord[]) =>
  client.saveObjects({ indexName, objects: records.map((record) => ({ ...record })), waitForTasks: true })

const temporaryMark = '_publishing_'

/** The name of the temporary index, which includes the hash of its desired state. */
const temporaryIndexName = ({ name, settings, records }: PublishedIndex): string =>
  `${name}${temporaryMark}${createHash('sha256')
    .update(JSON.stringify([settings, records]))
    .digest('hex')
    .slice(0, 12)}`

/** Milliseconds after which a temporary index is one that a run left behind. */
const abandonedAfter = 24 * 3_600_000

/**
 * Deletes temporary indexes of that name that earlier runs with other records left behind: their records count in the plan. A key
 * that may not list indexes leaves them.
 */
const deleteAbandoned = async (
  client: Algoliasearch,
  { name }: PublishedIndex,
  say: PublishOptions['say'],
): Promise<void> => {
  const { items } = await client.listIndices().catch((error: unknown) => {
    say(`${name}: temporary indexes of earlier runs stay, since indexes cannot be listed (${messageOf(error)})`)
    return { items: [] }
  })
  for (const other of items)
    if (other.name.startsWith(`${name}${temporaryMark}`) && Date.parse(other.updatedAt) + abandonedAfter < Date.now())
      await client.deleteIndex({ indexName: other.name })
}

const fill = async (client: Algoliasearch, index: PublishedIndex, options: PublishOptions): Promise<void> => {
  const { say, interval = usualInterval } = options
  const temporaryIndex = temporaryIndexName(index)
  await deleteAbandoned(client, index, say)
  const there = (await client.indexExists({ indexName: temporaryIndex }))
    ? await browse(client, temporaryIndex, ['objectID'])
    : new Map<string, unknown>()
  if (there.size > 0) say(`${index.name}: going on behind ${there.size} records`)
  const configured = await client.setSettings({ indexName: temporaryIndex, indexSettings: settingsFor(index.settings) })
  await client.waitForTask({ indexName: temporaryIndex, taskID: configured.taskID })
  const synonymHit: Synonym[] = [...(index.settings.synonyms ?? [])]
  if (synonymHit.length > 0) {
    const hits = plainJson(synonymHit) as Parameters<Algoliasearch['saveSynonyms']>[0]['synonymHit']
    const { taskID } = await client.saveSynonyms({
      indexName: temporaryIndex,
      synonymHit: hits,
      replaceExistingSynonyms: true,
    })
    await client.waitForTask({ indexName: temporaryIndex, taskID })
  }
  let sent = there.size
  const missing = index.records.filter(({ objectID }) => !there.has(objectID))
  for (const batch of batches(missing, most)) {
    await save(client, temporaryIndex, batch)
    sent += batch.length
    say(`${index.name}: ${sent} of ${index.records.length} records`)
    await pause(interval)
  }
  const operationIndexParams = { operation: 'move' as const, destination: index.name }
  const { taskID } = await client.operationIndex({ indexName: temporaryIndex, operationIndexParams })
  await client.waitForTask({ indexName: index.name, taskID })
}

/** Records that are changed in the index in use; more are filled in beside it, so that no search sees half of them. */
const mostInPlace = 500

const isSmall = ({ settings, synonyms }: Difference, { saved, deleted }: Changed, { records }: Present): boolean =>
  records.size > 0 && settings.length + synonyms === 0 && saved.length + deleted.length <= mostInPlace

const change = async (client: Algoliasearch, indexName: string, { saved, deleted }: Changed): Promise<void> => {
  for (const batch of batches(saved, most)) await save(client, indexName, batch)
  await client.deleteObjects({ indexName, objectIDs: [...deleted], waitForTasks: true })
}

/**
 * Brings each index at the target to the state that it has here; those that are in it already are left alone.
 * @throws Error when a record is larger than hosted plans take, before anything is written; the client's own errors.
 */
export const publish = async (options: PublishOptions): Promise<Difference[]> => {
  const { target, indexes, dryRun, say } = options
  const large = indexes.flatMap(({ name, records }) =>
    records
      .filter((record) => Buffer.byteLength(JSON.stringify(record)) > largestRecord)
      .map(({ objectID }) => `${name} ${objectID}`),
  )
  if (large.length > 0) throw new Error(`Records of more than ${largestRecord} bytes: ${large.join(', ')}`)
  const client = clientOf(target)
  const differences: Difference[] = []
  for (const index of indexes) {
    const present = await presentOf(client, index.name)
    const { difference, changed } = compare(index, present)
    differences.push(difference)
    say(describeDifference(difference))
    if (dryRun || isEmpty(difference)) continue
    if (isSmall(difference, changed, present)) await change(client, index.name, changed)
    else await fill(client, index, options)
  }
  return differences
}
