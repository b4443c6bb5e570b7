/** The indexes of the catalogue, made of its tables. */
import { collections, isCollectionName, type CollectionName } from '#schema/index.ts'
import type { Collection } from '#schema/define.ts'
import { vendors } from '#schema/families/navigator.ts'
import { buildRecords, indexSettings } from './records.ts'
import type { Row } from './record-rows.ts'
import { buildSegment, type Segment } from '../index/segment.ts'

/** Rows by collection or junction. */
export type Tables = ReadonlyMap<string, readonly Row[]>

/** What the catalogue's indexes hold at one moment. */
export type CatalogueBuild = {
  readonly segments: Readonly<Record<string, Segment>>
  /** When the next media item may show its content, in milliseconds of the epoch; null when none waits. */
  readonly due: number | null
}

/** The collections that have an index. */
export const catalogueIndexes: readonly CollectionName[] = Object.entries(collections).flatMap(([name, description]) =>
  'search' in description && isCollectionName(name) ? [name] : [],
)

const dueIn = (name: CollectionName, tables: Tables, now: number): number[] => {
  const { embargo }: Collection = collections[name]
  if (!embargo) return []
  return (tables.get(name) ?? []).map((row) => Date.parse(String(row[embargo.until]))).filter((until) => until > now)
}

/** The segments of all indexes as they are at `now`, with the rows of every vendor: keys are held to theirs by a filter. */
export const buildCatalogue = (tables: Tables, now: Date): CatalogueBuild => {
  const read = (table: string) => tables.get(table) ?? []
  const segments = catalogueIndexes.map((name) => [
    name,
    buildSegment(indexSettings(name), buildRecords(name, read, { now, vendors })),
  ])
  const waiting = catalogueIndexes.flatMap((name) => dueIn(name, tables, now.getTime()))
  const due = waiting.reduce((first, until) => Math.min(first, until), Infinity)
  return { segments: Object.fromEntries(segments), due: Number.isFinite(due) ? due : null }
}
