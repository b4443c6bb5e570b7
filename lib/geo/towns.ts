/** Towns by size, for maps and counts that name a few of them. */
import type { Position } from '#platform/geo/area.ts'
import { bare, places } from './place-table.ts'

export type Town = { readonly name: string; readonly position: Position }

/** Largest first; those whose inhabitants are not known are left out. */
export const towns: readonly Town[] = places
  .filter(({ kind, size }) => kind === 'town' && size > 0)
  .toSorted((one, other) => other.size - one.size)
  .map(({ name, lat, lng }) => ({ name: bare(name), position: [lng, lat] }))
