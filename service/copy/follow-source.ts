/** Keeps the catalogue of the store a copy of another content API's. */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { messageOf } from '#platform/error-message.ts'
import { connect } from '../publish/directus/instance.ts'
import { importedEdition, type Catalogue } from '../store/catalogue.ts'
import type { Store } from '../store/store.ts'
import { openSource, type Position, type Source } from './source.ts'

/** Milliseconds after which everything is read again: changes that no log has, such as a publication day that arrives. */
const wholeEvery = 3_600_000

export type FollowSourceOptions = {
  readonly source: Source
  /** Address of the source: a copy of another one is made anew. */
  readonly address: string
  readonly catalogue: Pick<Catalogue, 'edition' | 'replace' | 'replaceTables'>
  readonly say: (line: string) => void
  /** Milliseconds between two looks at the activity log. */
  readonly every?: number
  /** What `stop` aborts: the requests to the source too, which may wait for minutes. */
  readonly ending?: AbortController
}

export type FollowingSource = {
  /** Looks now; resolves when the copy is in step. @throws DirectusError when the source fails. */
  readonly look: () => Promise<void>
  /** The search token of the source's account; null when it has none. */
  readonly searchToken: () => string | null
  readonly stop: () => Promise<void>
}

/** The name of an edition that is a copy: it says of what, and how far its log was read, so that a restart goes on there. */
const editionOf = (address: string, position: Position | null): string =>
  importedEdition(
    `copy-${createHash('sha256').update(address).digest('hex').slice(0, 12)}-${position?.newest ?? 0}-${Date.now()}`,
  )

const isCopyOf = (address: string, edition: string | null): boolean =>
  edition?.startsWith(`${editionOf(address, null).split('-').slice(0, 3).join('-')}-`) === true

const positionIn = (edition: string | null): Position | null => {
  const newest = Number(edition?.split('-')[3])
  return newest ? { newest, latest: null } : null
}

/**
 * Brings the catalogue in step with the source and keeps it there until `stop`. A failure of the source is reported and tried
 * again at the next look; the catalogue stays as it was.
 * @throws DirectusError when the source fails before there is any copy.
 */
export const followSource = async (options: FollowSourceOptions): Promise<FollowingSource> => {
  const { source, address, catalogue, say, every = 2000, ending = new AbortController() } = options
  const edition = await catalogue.edition()
  const hasCopy = isCopyOf(address, edition)
  let position = hasCopy ? positionIn(edition) : null
  let wholeAt = position === null ? 0 : Date.now()
  let looking: Promise<void> | null = null
  /** Undefined until the account of the source is read. */
  let searchToken: string | null | undefined

  const readAccount = async () => {
    searchToken = await source.searchToken()
    if (searchToken === null) say('the account of the source has no search_token: nobody can search with it here')
  }
  const readAll = async () => {
    const began = Date.now()
    // What stands before the source may refuse everything for a while: then the copy stays.
    await readAccount()
    // The log is read first: what changes during the reading is read again at the next look.
    position = await source.position()
    if (position === null)
      say('the token may not read /activity of the source: changes are seen when everything is read again')
    const tables = await source.tables()
    if (tables.values().every((rows) => rows.length === 0))
      throw new Error('its token may read none of the collections, or all are empty')
    await catalogue.replace(Object.fromEntries(tables), editionOf(address, position))
    wholeAt = Date.now()
    const count = [...tables.values()].reduce((sum, rows) => sum + rows.length, 0)
    say(`copied ${count} rows of ${address} in ${wholeAt - began} ms`)
  }
  const refresh = async () => {
    if (Date.now() - wholeAt >= wholeEvery) return readAll()
    if (searchToken === undefined) await readAccount()
    if (position === null) return undefined
    const changes = await source.changedSince(position)
    if (changes.hasAccounts) await readAccount()
    if (changes.tables.length) {
      const tables = await source.tables(changes.tables)
      await catalogue.replaceTables(Object.fromEntries(tables), editionOf(address, changes.position))
      say(`copied ${changes.tables.join(', ')} of ${address}`)
    }
    ;({ position } = changes)
  }
  const look = (): Promise<void> => {
    looking ??= refresh().finally(() => (looking = null))
    return looking
  }

  const reportFailure = (error: unknown) =>
    say(`the copy stays as it is, ${address} cannot be read: ${messageOf(error)}`)
  await look().catch((error: unknown) => {
    if (!hasCopy) throw error
    reportFailure(error)
  })
  const loop = async () => {
    while (!ending.signal.aborted) {
      await pause(every, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
      if (!ending.signal.aborted)
        await look().catch((error: unknown) => (ending.signal.aborted ? undefined : reportFailure(error)))
    }
  }
  const ended = loop()
  return {
    look,
    searchToken: () => searchToken ?? null,
    stop: async () => {
      ending.abort()
      await ended
    },
  }
}

/**
 * The store's catalogue as a copy of the content API at that address, which it follows.
 * @throws DirectusError when the content API fails before there is any copy.
 */
export const openCopy = (
  { address, token }: { readonly address: string; readonly token: string },
  { catalogue }: Pick<Store, 'catalogue'>,
  say: (line: string) => void,
): Promise<FollowingSource> => {
  const ending = new AbortController()
  return followSource({
    source: openSource(connect(address, token, ending.signal), say),
    address,
    catalogue,
    say,
    ending,
  })
}
