/** Where the areas of desks have gaps or overlap, and where lists of municipalities do not fit outlines: for editors. */
import { areaOf, municipalities } from '#platform/geo/municipalities.ts'
import type { Area, Position } from '#platform/geo/area.ts'
import {
  boxedParts,
  isSameMunicipality,
  municipalityKey,
  officialName,
  pointsWithin,
  shareIn,
  type DeskArea,
} from './serving.ts'

type NamedDesk = DeskArea & { readonly title: string }
/** A desk with names of municipalities. */
export type DeskNames = { readonly title: string; readonly names: readonly string[] }

export type AreaReport = {
  readonly municipalities: number
  /** Municipalities that no desk serves. */
  readonly without: readonly string[]
  /** Municipalities of which only a part lies in an area, and that share. */
  readonly partly: readonly { readonly name: string; readonly share: number }[]
  /** Municipalities that the same desks serve, more than one. */
  readonly shared: readonly { readonly desks: readonly string[]; readonly names: readonly string[] }[]
  /** Municipalities in a desk's outline that its list lacks. */
  readonly unlisted: readonly DeskNames[]
  /** Names of a desk's list outside its outline. */
  readonly outside: readonly DeskNames[]
  readonly noOutline: readonly string[]
}

/** Points to a side of the grid over a municipality: enough for halves and edges, and 342 of them take a fraction of a second. */
const side = 6

const pointsOf = (areas: readonly Area[]): readonly Position[] => {
  const [largest] = areas.toSorted((one, other) => (other[0]?.length ?? 0) - (one[0]?.length ?? 0))
  return pointsWithin(largest ? [largest] : [], side)
}

/** The municipalities with points in each. */
const samples = municipalities.map(({ code, name }) => ({
  name,
  points: pointsOf(areaOf([code])).map((point) => ({ point, weight: 1 })),
}))
const namesByKey = Map.groupBy(
  municipalities.map(({ name }) => name),
  municipalityKey,
)

/** The municipalities that a desk may mean by a name of its list: none, one, or two that share it. */
const meantBy = (listed: string): readonly string[] => {
  const official = officialName(listed)
  return (namesByKey.get(municipalityKey(official)) ?? []).filter((name) => isSameMunicipality(name, official))
}

const [some, nearlyAll] = [0.1, 0.9]

const withNames = (lists: readonly DeskNames[]) => lists.filter(({ names }) => names.length)

/** The report of all desks. Shares are estimates by points spread over a municipality. */
export const areaReport = (desks: readonly NamedDesk[]): AreaReport => {
  const parts = desks.map(({ area }) => boxedParts(area))
  const lists = desks.map((desk) => new Set(desk.cities_municipalities.flatMap(meantBy)))
  const rows = samples.map(({ name, points }) => {
    const listed = lists.map((list) => list.has(name))
    const shares = desks.map(({ area }, index) =>
      area.length ? shareIn(points, parts[index] ?? []) : listed[index] ? 1 : 0,
    )
    return { name, shares, listed, covered: Math.max(0, ...shares) }
  })
  const byName = new Map(rows.map((row) => [row.name, row]))
  const shared = Map.groupBy(
    rows.filter(({ shares }) => shares.filter((share) => share > some).length > 1),
    ({ shares }) => desks.filter((_, index) => (shares[index] ?? 0) > some).map(({ title }) => title).join('\n'), // prettier-ignore
  )
  const outlined = desks.flatMap((desk, index) => (desk.area.length ? [{ desk, index }] : []))
  return {
    municipalities: rows.length,
    without: rows.filter(({ covered }) => covered <= some).map(({ name }) => name),
    partly: rows
      .filter(({ covered }) => covered > some && covered < nearlyAll)
      .map(({ name, covered }) => ({ name, share: covered })),
    shared: [...shared].map(([titles, group]) => ({ desks: titles.split('\n'), names: group.map(({ name }) => name) })),
    unlisted: withNames(
      outlined.map(({ desk: { title }, index }) => ({
        title,
        names: rows
          .filter(({ shares, listed }) => (shares[index] ?? 0) > 0.5 && !listed[index])
          .map(({ name }) => name),
      })),
    ),
    outside: withNames(
      outlined.map(({ desk: { title, cities_municipalities: list }, index }) => ({
        title,
        names: list.filter((listed) => !meantBy(listed).some((name) => (byName.get(name)?.shares[index] ?? 0) > some)),
      })),
    ),
    noOutline: desks.filter(({ area }) => !area.length).map(({ title }) => title),
  }
}
