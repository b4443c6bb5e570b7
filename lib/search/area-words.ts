/** Which sentence names the searched area, and its values: one rule for title, heading and the button of phones. */
import type { Lead } from '../geo/leads.ts'
import type { Travel } from '../geo/travel.ts'
import type { Where } from './where.ts'

type Words = {
  readonly key: 'place' | 'from' | 'region' | 'fiets' | 'trein'
  readonly values: NamedPlace & { readonly radius: number; readonly minutes: number }
}

type NamedPlace = {
  readonly place: string
  readonly on: 'op' | 'in'
  readonly article: 'de' | 'het' | 'none'
}

/** A place as the values of a sentence: with its preposition and article. */
export const namedPlace = (place: string, lead: Lead | null | undefined): NamedPlace => ({
  place,
  on: lead?.startsWith('op') ? 'op' : 'in',
  article: lead?.endsWith(' de') ? 'de' : lead?.endsWith(' het') ? 'het' : 'none',
})

/** The sentence for a place or region. Without a radius and travel time distances only order the list. */
export const areaWords = (where: {
  readonly place: string
  readonly radius: number | null
  readonly travel?: Travel | null
  readonly isRegion: boolean
  readonly lead: Lead | null
}): Words => {
  const { place, radius, travel, isRegion, lead } = where
  const isBare = isRegion && !travel && !place.includes('(provincie)')
  const values = {
    ...namedPlace(isBare ? place.replace(/ \([^)]*\)$/, '') : place, lead),
    radius: radius ?? 0,
    minutes: travel?.minutes ?? 0,
  }
  if (travel) return { key: travel.by, values }
  return { key: isRegion ? 'region' : radius === null ? 'from' : 'place', values }
}

/** What the sentence needs of the searched area. */
export const wordsOf = (where: Extract<Where, { kind: 'place' | 'region' }>) => ({
  place: where.place.name,
  radius: where.kind === 'place' ? where.radius : null,
  travel: where.travel ?? null,
  isRegion: where.kind === 'region',
  lead: where.place.lead ?? null,
})
