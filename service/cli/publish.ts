/** `npm run service -- publish algolia`: brings a hosted application to the state of the catalogue. */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { publish, type Target } from '../publish/algolia.ts'
import { catalogueIndexes } from '../search/catalogue/catalogue.ts'
import { buildRecords, indexSettings } from '../search/catalogue/records.ts'
import type { Row } from '../store/catalogue.ts'
import type { Source } from '../copy/source.ts'
import { messageOf } from '#platform/error-message.ts'
import { UsageError } from './account.ts'

export const publishUsage = `  publish algolia [--dry-run] [--follow] [<index> …]
                                                   bring an application of Algolia's to the state of the catalogue, or of that at
                                                   CATALOGUE_SOURCE_URL; with --follow go on with each change there`

/** Whose catalogue is published. */
export type Published = {
  readonly tables: () => Promise<ReadonlyMap<string, readonly Row[]>>
  /** The content API elsewhere that it is read from; null: our own store. */
  readonly source: Source | null
}

/** Milliseconds between two looks at the source. */
const usualInterval = 2000

/**
 * Publishes once, or with `--follow` until `signal` aborts.
 * @throws UsageError when it is not clear what is to go where; what `publish` and the source throw.
 */
export const publishCommand = async (
  args: readonly string[],
  { tables, source }: Published,
  target: Target | null,
  say: (line: string) => void,
  { signal, every = usualInterval }: { readonly signal?: AbortSignal; readonly every?: number } = {},
): Promise<void> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, follow: { type: 'boolean', default: false } },
  })
  const [kind, ...names] = positionals
  if (kind !== 'algolia') throw new UsageError(publishUsage)
  const unknown = names.find((name) => !catalogueIndexes.some((index) => index === name))
  if (unknown !== undefined) throw new UsageError(`There is no index "${unknown}": ${catalogueIndexes.join(', ')}`)
  if (!target) throw new UsageError('PUBLISH_APP_ID and PUBLISH_API_KEY say where to publish; both are needed.')
  if (values.follow && !source)
    throw new UsageError('--follow needs CATALOGUE_SOURCE_URL and CATALOGUE_SOURCE_TOKEN: whose changes to follow.')
  // The log is read before the tables: what changes while they are read is published at the next look.
  let position = values.follow && source ? await source.position() : null
  if (values.follow && position === null)
    throw new UsageError('The token of CATALOGUE_SOURCE_TOKEN may not read /activity, which --follow looks at.')
  let present = new Map(await tables())
  const wanted = catalogueIndexes.filter((name) => names.length === 0 || names.includes(name))
  const bring = () =>
    publish({
      target,
      indexes: wanted.map((name) => ({
        name,
        settings: indexSettings(name),
        records: buildRecords(name, (table) => present.get(table) ?? []),
      })),
      dryRun: values['dry-run'],
      say,
    })
  await bring()
  // Ends with the process, or with the signal.
  const isOver = () => signal?.aborted === true
  if (source === null || position === null) return
  for (;;) {
    await pause(every, undefined, signal ? { signal } : {}).catch(() => undefined)
    if (isOver()) return
    // A look that fails is made again: what changed meanwhile has changed since the same position.
    try {
      const changes = await source.changedSince(position)
      if (changes.tables.length) {
        present = new Map([...present, ...(await source.tables(changes.tables))])
        await bring()
      }
      ;({ position } = changes)
    } catch (error) {
      say(`The changes could not be published (${messageOf(error)}); trying again in ${every / 1000} s.`)
    }
  }
}
