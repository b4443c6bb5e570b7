import { countryBox, writeBox, type Box } from '#lib/search/box.ts'
import { besideKey, besideRadiusKey, everywhere, locationKeys } from '#lib/search/change-location.ts'
import { writeTravel } from '#lib/geo/travel.ts'
import type { LocationFilter } from '#lib/search/location-filter.ts'
import { orderKey } from '#lib/search/order.ts'
import { literalKey } from '#lib/search/understand/served.ts'
import { viewKey, type View } from '#lib/search/view.ts'
import type { Where } from '#lib/search/where.ts'
import type { LocationState } from './finder-search.ts'

type Props = {
  /** The chosen view; null where the screen decides. */
  readonly view: View | null
  readonly around: LocationState
  /** The text of the field of places. */
  readonly typed: string
}

/** The distance or travel time as the address has it; null for none. */
export const writtenDistance = ({ chosen, travel }: Pick<LocationFilter, 'chosen' | 'travel'>): string | null => {
  if (travel) return writeTravel(travel)
  return chosen === undefined ? null : chosen === null ? everywhere : String(chosen)
}

/** The area of the map that is searched; one that holds the whole country has lost its own corners. */
const boxOf = (where: Where): Box | null => {
  if (where.kind === 'area') return where.box
  return ('isByMap' in where && where.isByMap) || ('isChosen' in where && where.isChosen) ? countryBox : null
}

/** What of the address has no field of its own, sent along by a form without script. */
export const HiddenFields = ({ view, around, typed }: Props) => {
  const { where, order, literal } = around
  const [distance, box] = [writtenDistance(around), boxOf(where)]
  return (
    <>
      {view ? <input type="hidden" name={viewKey} value={view} /> : null}
      {order !== 'passend' ? <input type="hidden" name={orderKey} value={order} /> : null}
      {box || where.kind === 'online' ? (
        <>
          <input type="hidden" name={besideKey} value={typed} />
          {distance === null ? null : <input type="hidden" name={besideRadiusKey} value={distance} />}
          {box ? (
            <input type="hidden" name={locationKeys.box} value={writeBox(box)} />
          ) : (
            <input type="hidden" name={locationKeys.online} value="ja" />
          )}
        </>
      ) : null}
      {literal.map((key) => (
        <input key={key} type="hidden" name={literalKey} value={key} />
      ))}
    </>
  )
}
