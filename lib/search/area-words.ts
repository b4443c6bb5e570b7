/** Which sentence says where is looked, and its values: one rule for title, heading and the button of phones. */
import type { Travel } from '../geo/travel.ts'
import type { Where } from './location-filter.ts'

type Words = {
  readonly key: 'place' | 'from' | 'region' | 'island' | 'fiets' | 'trein'
  readonly values: { readonly place: string; readonly radius: number; readonly minutes: number }
}

/** The sentence for a place or region. Without a radius and travel time distances only order the list. */
export const areaWords = (where: {
  readonly place: string
  readonly radius: number | null
  readonly travel?: Travel | null
  readonly isRegion: boolean
  readonly isIsland: boolean
}): Words => {
  const { place, radius, travel, isRegion, isIsland } = where
  const values = {
    place: isRegion ? place.replace(/ \([^)]*\)$/, '') : place,
    radius: radius ?? 0,
    minutes: travel?.minutes ?? 0,
  }
  if (travel) return { key: travel.by, values: { ...values, place } }
  if (isRegion)
    return {
      key: isIsland ? 'island' : 'region',
      values: place.includes('(provincie)') ? { ...values, place } : values,
    }
  return { key: radius === null ? 'from' : 'place', values }
}

/** What the sentence needs of where is looked. */
export const wordsOf = (where: Extract<Where, { kind: 'place' | 'region' }>) => ({
  place: where.place.name,
  radius: where.kind === 'place' ? where.radius : null,
  travel: where.travel ?? null,
  isRegion: where.kind === 'region',
  isIsland: where.place.kind === 'island',
})
