import type { InitialResults } from 'instantsearch.js'
import { getTranslations } from 'next-intl/server'
import { DrawnMap } from '#components/navigator/drawn-map.tsx'
import { frameOf, unitsPerKilometre } from '#lib/geo/drawing.ts'
import { nearestSpots, type Spot } from '#lib/search/finder.ts'
import { answerOf } from '#lib/search/first-results.ts'

type Props = { readonly list: InitialResults; readonly spots: readonly Spot[] }

/** Width by height: as wide as the list, and no higher than half a sheet. */
const ratio = 1.4
/** Programmes of one town still show the towns around. */
const least = 30 * unitsPerKilometre

/** The programmes of a list where they are taught, for paper and for browsers without script. */
export const PrintMap = async ({ list, spots }: Props) => {
  const t = await getTranslations('finder')
  const { hits = [], page = 0, hitsPerPage = 0 } = answerOf(list) ?? {}
  const nearest = nearestSpots(spots)
  const numbered = new Map<Spot, number>()
  hits.forEach(({ objectID }, index) => {
    const spot = nearest.get(objectID)?.spot
    if (spot && !numbered.has(spot)) numbered.set(spot, page * hitsPerPage + index + 1)
  })
  // The best on top.
  const pins = [...numbered]
    .map(([{ id, lng, lat }, number]) => ({ id, position: [lng, lat] as const, label: String(number) }))
    .toReversed()
  if (!pins.length) return null
  return (
    <DrawnMap
      label={t('mapLabel', { count: pins.length })}
      frame={frameOf(
        pins.map(({ position }) => position),
        ratio,
        least,
      )}
      pins={pins}
    />
  )
}
