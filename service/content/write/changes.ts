/** What a request changed, in order: for the activity log, and for those who follow the catalogue. */
import type { ModelCollection } from '#schema/model.ts'
import type { Row } from '../../store/catalogue.ts'
import type { Action } from './write-access.ts'

export type Change = {
  readonly action: Action
  readonly collection: string
  readonly id: string
  /** The row as it is now; of a deleted one, as it was. */
  readonly row: Row
  /** The fields that changed, with their new values. */
  readonly delta: Row
}

/** The fields whose values differ, with the second row's values. */
export const deltaOf = (before: Row, after: Row): Row =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  )

export type Changes = ReturnType<typeof openChanges>

/** An empty list of changes; a row that stays as it was is no change. */
export const openChanges = () => {
  const all: Change[] = []
  const add = (action: Action, collection: ModelCollection, row: Row, delta: Row) =>
    all.push({ action, collection: collection.name, id: String(row['id']), row, delta })
  return {
    all: all as readonly Change[],
    created: (collection: ModelCollection, row: Row) => void add('create', collection, row, row),
    updated: (collection: ModelCollection, before: Row, after: Row) => {
      const delta = deltaOf(before, after)
      if (Object.keys(delta).length) add('update', collection, after, delta)
    },
    deleted: (collection: ModelCollection, row: Row) => void add('delete', collection, row, {}),
  }
}
