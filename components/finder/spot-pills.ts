/** The spots of the finder as pills: towns from afar, then institutions, then addresses. */
import { kilometresBetween } from '#platform/geo/area.ts'
import { layoutPills, type Labelled } from '#lib/geo/pills.ts'
import { projected, unprojected, type Point } from '#lib/geo/projection.ts'
import type { Spot } from '#lib/search/spots.ts'

export type Level = 'town' | 'institution' | 'address'

export type SpotPill = Point & {
  readonly id: string
  readonly level: Level
  /** What it is named after: the largest that it holds. */
  readonly name: string
  /** Whether it holds others besides. */
  readonly hasMore: boolean
  /** What the map shows. */
  readonly label: string
  /** Pixels. */
  readonly width: number
  readonly members: readonly Spot[]
  /** Distinct programmes that are taught in any of its locations. */
  readonly programs: ReadonlySet<string>
}

export type PillWords = {
  /** The pill's name where it holds more than what it is named after. */
  readonly withMore: (name: string, level: Level) => string
  /** Pixels that a text takes. */
  readonly widthOf: (text: string) => number
}

/** Pixels of a pill; its text and the room around it make its width. */
export const pillSize = { text: 13, height: 26, padding: 10 } as const
/** Pixels between two pills at least. */
const gap = 4

/** What pills stand for at a zoom level. */
export const levelAt = (zoom: number): Level => (zoom < 10.5 ? 'town' : zoom < 12 ? 'institution' : 'address')

/** The name of the institution: titles of locations often end in their town. */
const institutionOf = ({ title, city }: Spot): string =>
  city && title.endsWith(`, ${city}`) ? title.slice(0, -city.length - 2) : title

const nameOf: Readonly<Record<Level, (spot: Spot) => string>> = {
  town: (spot) => spot.city || institutionOf(spot),
  institution: institutionOf,
  address: (spot) =>
    /\d/.test(spot.address.split(',')[0] ?? '') ? (spot.address.split(',')[0] ?? '') : institutionOf(spot),
}

/** Kilometres: two towns of one name lie farther apart. */
const widest = 20
/** Letters of a name on the map; the list has all of it. */
const longest = 26

const shortened = (name: string) => (name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name)

/** Spots of one name near each other: a town, an institution or an address. */
export type Gathered = Point & {
  readonly id: string
  readonly level: Level
  readonly name: string
  readonly members: readonly Spot[]
  /** Distinct programmes of all members. */
  readonly count: number
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const programsOf = (spots: readonly Spot[]): ReadonlySet<string> => new Set(spots.flatMap(({ programs }) => programs))

/** What gets a pill of its own at that level where there is room; each spot is in one. */
export const gather = (spots: readonly Spot[], level: Level): readonly Gathered[] => {
  type Draft = Point & { readonly name: string; readonly members: Spot[] }
  const named = new Map<string, Draft[]>()
  for (const spot of spots) {
    const name = nameOf[level](spot)
    const key = level === 'town' ? name : `${spot.city}/${name}`
    const same = named.get(key) ?? []
    const near = same.find(({ lng, lat }) => kilometresBetween([lng, lat], [spot.lng, spot.lat]) < widest)
    if (near) near.members.push(spot)
    else named.set(key, [...same, { name, lat: spot.lat, lng: spot.lng, members: [spot] }])
  }
  return [...named.values()].flat().map(({ name, members }) => ({
    id: `${level}-${members[0]?.id}`,
    level,
    name,
    lat: mean(members.map(({ lat }) => lat)),
    lng: mean(members.map(({ lng }) => lng)),
    members,
    count: programsOf(members).size,
  }))
}

type Draft = Gathered & Labelled

/** Pixels beside the outermost places that a map shows when it fits all of them, on a phone too: `fitting` of the map leaves as many. */
const edgePadding = 66

/** Whether a pill that is moved off its place lies within what a map shows that fits all places and `fit`. */
const isInFit = (drafts: readonly Draft[], fit: readonly Point[], zoom: number) => {
  const all = [...drafts, ...fit.map((point) => projected(point, zoom))].map(({ x }) => x)
  const [left, right] = [Math.min(...all), Math.max(...all)]
  return ({ x }: { readonly x: number }, width: number) => {
    // On the outermost place itself, and above or below it, half of a wide pill is beside it.
    const room = Math.max(edgePadding, width / 2)
    return x - width / 2 >= left - room && x + width / 2 <= right + room
  }
}

/**
 * The pills at a zoom level, the largest first: no two overlap there or nearer, and each of what is gathered is in one. `fit`: the
 * westernmost and easternmost degrees that the map shows besides, such as those of the searched circle.
 */
export const pillsOf = (
  gathered: readonly Gathered[],
  zoom: number,
  words: PillWords,
  fit: readonly number[] = [],
): readonly SpotPill[] => {
  const labelOf = (holds: readonly [Draft, ...Draft[]]) => {
    const [{ name, count, level }, ...others] = holds
    if (!others.length) return `${shortened(name)} · ${count}`
    return `${words.withMore(shortened(name), level)} · ${programsOf(holds.flatMap(({ members }) => members)).size}`
  }
  const widthOf = (holds: readonly [Draft, ...Draft[]]) => words.widthOf(labelOf(holds)) + 2 * pillSize.padding + gap
  const drafts = gathered.map((one): Draft => ({ ...one, ...projected(one, zoom) }))
  const sizes = {
    height: pillSize.height + gap,
    widthOf,
    isRoom: isInFit(
      drafts,
      fit.map((lng) => ({ lng, lat: 52 })),
      zoom,
    ),
  }
  const pills = layoutPills(drafts, sizes).map(({ x, y, width, holds }) => {
    const [{ id, level, name }, ...others] = holds
    const members = holds.flatMap((draft) => draft.members)
    return {
      ...unprojected({ x, y }, zoom),
      id,
      level,
      name,
      hasMore: others.length > 0,
      label: labelOf(holds),
      width: width - gap,
      members,
      programs: programsOf(members),
    }
  })
  // What was joined may have made a pill larger than one that came before it.
  return pills.toSorted((a, b) => b.programs.size - a.programs.size)
}
