/** `npm run service -- publish algolia`: brings a hosted application to the state of the catalogue. */
import { parseArgs } from 'node:util'
import { publish, type Target } from '../publish/algolia.ts'
import { catalogueIndexes } from '../search/catalogue/catalogue.ts'
import { buildRecords, indexSettings } from '../search/catalogue/records.ts'
import type { Store } from '../store/store.ts'
import { UsageError } from './account.ts'

export const publishUsage = `  publish algolia [--dry-run] [<index> …]          bring an application of Algolia's to the state of the catalogue`

/** @throws UsageError when it is not clear what is to go where; what `publish` throws. */
export const publishCommand = async (
  args: readonly string[],
  { catalogue }: Pick<Store, 'catalogue'>,
  target: Target | null,
  say: (line: string) => void,
): Promise<void> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  })
  const [kind, ...names] = positionals
  if (kind !== 'algolia') throw new UsageError(publishUsage)
  const unknown = names.find((name) => !catalogueIndexes.some((index) => index === name))
  if (unknown !== undefined) throw new UsageError(`There is no index "${unknown}": ${catalogueIndexes.join(', ')}`)
  if (!target) throw new UsageError('PUBLISH_APP_ID and PUBLISH_API_KEY say where to publish; both are needed.')
  const tables = await catalogue.tables()
  const indexes = catalogueIndexes
    .filter((name) => names.length === 0 || names.includes(name))
    .map((name) => ({
      name,
      settings: indexSettings(name),
      records: buildRecords(name, (table) => tables.get(table) ?? []),
    }))
  await publish({ target, indexes, dryRun: values['dry-run'], say })
}
