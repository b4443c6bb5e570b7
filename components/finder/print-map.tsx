import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { densest, drawn, frameIn, linePath, unitsPerKilometre, type Sheet } from '#lib/geo/drawing.ts'
import { hold, layoutPills } from '#lib/geo/pills.ts'
import { joinLocations, type Spot } from '#lib/search/spots.ts'
import type { Where } from '#lib/search/where.ts'
import { DrawnResults, type DrawnPill, type DrawnTown } from './drawn-results.tsx'
import { edgesOf } from './map-layers.ts'
import { gather } from './spot-pills.ts'

export type PrintMapProps = {
  readonly spots: readonly Spot[]
  /** Ids of the programmes that match; null: every one. */
  readonly matching: readonly string[] | null
  /** The searched area. */
  readonly where: Where
}

type Drawing = Sheet & {
  readonly name: string
  /** Kilometres that are shown at least, and, where it shows a part of what there is, at most. */
  readonly least: number
  readonly most: number | null
  readonly landmarks: number
  readonly pill: DrawnPill
}

const largePill: DrawnPill = { height: 22, text: 12, widthOf: (text) => text.length * 6.6 + 18 }

/**
 * One drawing for the strip of small screens, one for the column beside the list of a tablet and for the map of a phone without script,
 * and one for wide screens and paper (`.drawn-strip`, `.drawn-column`, `.drawn-panel`), in the pixels of the smallest that each is shown
 * at: where it is larger, its names have more room. The strip is too low for the whole country: it would be covered by two pills.
 */
const drawings: readonly Drawing[] = [
  {
    name: 'strip',
    width: 320,
    height: 100,
    margin: { aside: 60, above: 14 },
    least: 60,
    most: 340,
    landmarks: 3,
    pill: { height: 18, text: 11, widthOf: (text) => text.length * 6 + 14 },
  },
  {
    name: 'column',
    width: 312,
    height: 400,
    margin: { aside: 60, above: 20 },
    least: 30,
    most: null,
    landmarks: 4,
    pill: largePill,
  },
  {
    name: 'panel',
    width: 480,
    height: 480,
    margin: { aside: 76, above: 24 },
    least: 30,
    most: null,
    landmarks: 8,
    pill: largePill,
  },
]

/** Pixels by which the number on a pill becomes wider when it holds others. */
const wider = 14

/**
 * The programmes that match by the place where they are taught, for paper and for browsers without script; the strip of small
 * screens is drawn anew by it.
 */
export const PrintMap = memo(({ spots, matching, where }: PrintMapProps) => {
  const t = useTranslations('finder')
  const shown = joinLocations({ spots, matching })
  const towns = gather(shown, 'town')
  if (!towns.length) return null
  const labelOf = (holds: readonly [DrawnTown, ...DrawnTown[]]) => {
    const [{ name }] = holds
    // A programme of several towns counts once.
    const count = new Set(holds.flatMap(({ programs }) => [...programs])).size
    return `${holds.length > 1 ? t('pillAround', { name }) : name} · ${count}`
  }
  const edges = edgesOf(where)
  const reach = edges.map(linePath).filter(Boolean)
  return drawings.map(({ name: drawing, least, most, landmarks, pill, ...sheet }) => {
    const shownTowns = most === null ? towns : densest(towns, sheet, most * unitsPerKilometre)
    const positions = shownTowns.map(({ lng, lat }) => [lng, lat] as const)
    // A strip is too low for all that is searched within: results are shown at a larger scale there.
    const frame = frameIn(most === null ? [...positions, ...edges.flat()] : positions, sheet, least * unitsPerKilometre)
    const px = frame.width / sheet.width
    // A pill has room beside its place up to here; towns farther out stay out, as those beyond the edge do.
    const edge = { aside: wider / 2 + hold, above: pill.height / 2 + 1 }
    const places = towns.flatMap(({ id, name, lng, lat, members, count }): DrawnTown[] => {
      const [east, south] = drawn([lng, lat])
      const [x, y] = [(east - frame.x) / px, (south - frame.y) / px]
      const isOut = Math.min(x, sheet.width - x) < edge.aside || Math.min(y, sheet.height - y) < edge.above
      if (isOut) return []
      const programs = new Set(members.flatMap((spot) => spot.programs))
      return [{ id, name, count, programs, locations: members.length, x, y }]
    })
    const pills = layoutPills(places, {
      height: pill.height + 3,
      widthOf: (holds) => pill.widthOf(labelOf(holds)) + 3,
      // Also when it comes to hold others, which makes it wider.
      isRoom: ({ x, y }, width) => {
        const aside = (width + wider) / 2
        return x >= aside && x <= sheet.width - aside && y >= edge.above && y <= sheet.height - edge.above
      },
    }).map(({ x, y, holds }) => ({ id: holds[0].id, x, y, label: labelOf(holds) }))
    return (
      <DrawnResults
        key={drawing}
        label={t('mapLabel', { count: places.reduce((sum, { locations }) => sum + locations, 0) })}
        className={`drawn-${drawing}`}
        frame={frame}
        sheet={sheet}
        reach={reach}
        pill={pill}
        pills={pills}
        landmarks={landmarks}
      />
    )
  })
})
