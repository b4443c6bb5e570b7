/**
 * A place among the words of a search over everything: programmes and institutions are looked for by distance and the other words,
 * desks by the names of the place, and texts by the other words alone, since few of them name a place.
 */
import { distanceBands } from './distance-bands.ts'
import type { Kind } from './kinds.ts'

export type Near = {
  /** The query without the place; empty when it says nothing else. */
  readonly rest: string
  /** Names by which desks list the place: its own, and that of the municipality that holds it. */
  readonly names: string
  /** WGS 84 degrees. */
  readonly lat: number
  readonly lng: number
}

/** Metres from a place within which all is near it, whatever it is. */
const farthest = 50_000

/** The parameters of a kind's search that differ where the query names a place; `query` is what was typed. */
export const nearParameters = (kind: Kind, query: string, near: Near) => {
  if (kind === 'programs' || kind === 'educational_institutions') {
    // Few institutions say what they teach: their programmes do.
    const words = kind === 'programs' ? near.rest : ''
    return {
      query: words,
      aroundLatLng: `${near.lat},${near.lng}`,
      aroundRadius: words ? ('all' as const) : farthest,
      aroundPrecision: [...distanceBands],
    }
  }
  if (kind === 'regional_education_desks') return { query: near.names }
  // The name of a place is no misspelling of another word, and no compound.
  return near.rest ? { query: near.rest } : { query, typoTolerance: false, decompoundQuery: false }
}
