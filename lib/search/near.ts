/** The place that a query of the search over everything names, as its searches need it. `read-near.ts` makes it, on the server. */
import type { Kind } from './kinds.ts'

/** What a kind is asked for in place of the query. */
export type NearParameters = {
  readonly query: string
  readonly aroundLatLng?: string
  /** Metres. */
  readonly aroundRadius?: number | 'all'
  readonly aroundPrecision?: readonly { readonly from: number; readonly value: number }[]
  /** The borders of an area, in place of a distance. */
  readonly insidePolygon?: number[][]
  readonly typoTolerance?: false
  readonly decompoundQuery?: false
  /** Quotes in the query hold a phrase. */
  readonly advancedSyntax?: true
}

export type Near = {
  /** The query without the place; empty when it says nothing else. */
  readonly rest: string
  /** A kind that is absent is searched for by the query. */
  readonly parameters: Readonly<Partial<Record<Kind, NearParameters>>>
}

/** Ways to search near a place, from the narrowest to the widest; empty when the query names none. */
export type Nears = readonly Near[]
