import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { drawn, frameIn, linePath, unitsPerKilometre, type Sheet } from '#lib/geo/drawing.ts'
import { layoutPills } from '#lib/geo/pills.ts'
import { joinLocations, type Spot } from '#lib/search/spots.ts'
import type { Where } from '#lib/search/where.ts'
import { DrawnResults, drawnPill, type DrawnTown } from './drawn-results.tsx'
import { edgesOf } from './map-layers.ts'
import { gather } from './spot-pills.ts'

export type PrintMapProps = {
  readonly spots: readonly Spot[]
  /** Ids of the programmes that match; null: every one. */
  readonly matching: readonly string[] | null
  /** The searched area. */
  readonly where: Where
}

/**
 * One drawing for the strip of small screens and one for beside the list and paper (`.drawn-strip`, `.drawn-panel`), in the
 * pixels of the smallest that each is shown at: where it is larger, its names have more room.
 */
const sheets: readonly (Sheet & { readonly name: string; readonly least: number; readonly landmarks: number })[] = [
  { name: 'strip', width: 320, height: 100, margin: { aside: 76, above: 16 }, least: 60, landmarks: 4 },
  { name: 'panel', width: 480, height: 480, margin: { aside: 76, above: 24 }, least: 30, landmarks: 8 },
]

/** Pixels by which a pill becomes wider when it holds others. */
const wider = 40

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
  return sheets.map(({ name: sheetName, least, landmarks, ...sheet }) => {
    const positions = towns.map(({ lng, lat }) => [lng, lat] as const)
    // A strip is too low for all that is searched within: results are shown at a larger scale there.
    const frame = frameIn(
      sheetName === 'panel' ? [...positions, ...edges.flat()] : positions,
      sheet,
      least * unitsPerKilometre,
    )
    const px = frame.width / sheet.width
    const places = towns.map(({ id, name, lng, lat, members, count }): DrawnTown => {
      const [x, y] = drawn([lng, lat])
      return {
        id,
        name,
        count,
        programs: new Set(members.flatMap(({ programs }) => programs)),
        x: (x - frame.x) / px,
        y: (y - frame.y) / px,
      }
    })
    const pills = layoutPills(places, {
      height: drawnPill.height + 3,
      widthOf: (holds) => drawnPill.widthOf(labelOf(holds)) + 3,
      // Also when it comes to hold others, which makes it wider.
      isRoom: ({ x, y }, width) => {
        const aside = (width + wider) / 2
        return x >= aside && x <= sheet.width - aside && y >= drawnPill.height && y <= sheet.height - drawnPill.height
      },
    }).map(({ x, y, holds }) => ({ id: holds[0].id, x, y, label: labelOf(holds) }))
    return (
      <DrawnResults
        key={sheetName}
        label={t('mapLabel', { count: shown.length })}
        className={`drawn-${sheetName}`}
        frame={frame}
        sheet={sheet}
        reach={reach}
        pills={pills}
        landmarks={landmarks}
      />
    )
  })
})
