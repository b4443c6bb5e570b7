import { getTranslations } from 'next-intl/server'
import { DrawnMap, drawnPill } from '#components/navigator/drawn-map.tsx'
import { drawn, frameOf, unitsPerKilometre } from '#lib/geo/drawing.ts'
import { layoutPills } from '#lib/geo/pills.ts'
import { joinLocations, type Spot } from '#lib/search/finder.ts'

type Props = {
  readonly spots: readonly Spot[]
  /** Ids of the programmes that match; null: every one. */
  readonly matching: readonly string[] | null
}

/** Width by height: as the places lie, within what fits beside text. */
const ratios = { least: 0.85, most: 1.5 } as const
/** Programmes of one town still show the towns around. */
const least = 30 * unitsPerKilometre

/** The programmes that match by the place where they are taught, for paper and for browsers without script. */
export const PrintMap = async ({ spots, matching }: Props) => {
  const t = await getTranslations('finder')
  const towns = new Map<string, { readonly spot: Spot; readonly programs: Set<string> }>()
  for (const spot of joinLocations({ spots, matching })) {
    const name = spot.city || spot.title
    const town = towns.get(name) ?? { spot, programs: new Set() }
    for (const id of spot.programs) town.programs.add(id)
    towns.set(name, town)
  }
  if (!towns.size) return null
  const places = [...towns].map(([name, { spot, programs }]) => {
    const position = [spot.lng, spot.lat] as const
    const [x, y] = drawn(position)
    return { id: name, name, position, x, y, count: programs.size }
  })
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [wide, high] = [xs, ys].map((values) => Math.max(...values) - Math.min(...values) + least)
  const ratio = Math.min(ratios.most, Math.max(ratios.least, (wide ?? 1) / (high ?? 1)))
  const frame = frameOf(
    places.map(({ position }) => position),
    ratio,
    least,
  )
  const px = frame.width / drawnPill.width
  const labelOf = (holds: readonly [(typeof places)[number], ...unknown[]], count: number) =>
    `${holds.length > 1 ? t('pillAround', { name: holds[0].name }) : holds[0].name} · ${count}`
  const countOf = (holds: readonly { readonly count: number }[]) => holds.reduce((sum, { count }) => sum + count, 0)
  const pills = layoutPills(places, {
    height: (drawnPill.height + 3) * px,
    widthOf: (holds) => (drawnPill.widthOf(labelOf(holds, countOf(holds))) + 3) * px,
  }).map(({ x, y, holds }) => ({
    id: holds[0].id,
    x: Math.round(x),
    y: Math.round(y),
    label: labelOf(holds, countOf(holds)),
  }))
  // The smallest first, so that the largest lies on top of labels and edges.
  return <DrawnMap label={t('mapLabel', { count: places.length })} frame={frame} pills={pills.toReversed()} />
}
