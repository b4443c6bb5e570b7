/** Undo of removals from a list in browser storage, which another tab may have changed since. */

/** An item that was removed, and the place it had then. */
export type Removed<Item> = { readonly item: Item; readonly at: number }

/** The list with the removed items in their former places, oldest removal first; an item that is in it already stays as it is. */
export const putBack = <Item extends { readonly id: string }>(
  items: readonly Item[],
  removed: readonly Removed<Item>[],
): readonly Item[] =>
  removed
    .toReversed()
    .reduce((all, { item, at }) => (all.some(({ id }) => id === item.id) ? all : all.toSpliced(at, 0, item)), items)
