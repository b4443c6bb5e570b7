import { writeBox } from '#lib/search/box.ts'
import { besideKey, locationKeys } from '#lib/search/change-location.ts'
import { orderKey } from '#lib/search/order.ts'
import { literalKey } from '#lib/search/understand/served.ts'
import { viewKey, type View } from '#lib/search/view.ts'
import type { Around } from './finder-search.ts'

type Props = {
  /** The chosen view; null where the screen decides. */
  readonly view: View | null
  readonly around: Around
  /** The text of the field of places. */
  readonly typed: string
}

/** What of the address has no field of its own, sent along by a form without script. */
export const HiddenFields = ({ view, around: { where, order, literal }, typed }: Props) => (
  <>
    {view ? <input type="hidden" name={viewKey} value={view} /> : null}
    {order === 'afstand' ? <input type="hidden" name={orderKey} value={order} /> : null}
    {where.kind === 'area' || where.kind === 'online' ? (
      <>
        <input type="hidden" name={besideKey} value={typed} />
        {where.kind === 'area' ? (
          <input type="hidden" name={locationKeys.box} value={writeBox(where.box)} />
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
