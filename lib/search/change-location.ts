/** The parameters of the address of the searched area, and their changes. */

import { withoutSpans } from './understand/filters.ts'
import type { Span } from './understand/understand.ts'

export const locationKeys = { place: 'plaats', radius: 'straal', box: 'kader', online: 'online' } as const
/** The place beside which a form without script sends its area or `online`: with another place or a distance they end. */
export const besideKey = 'bij'
/** The distance beside which it sends them; absent without one. */
export const besideRadiusKey = 'bijstraal'
/** The value of `straal` for the whole country. */
export const everywhere = 'nl'

export type LocationChange = Partial<Record<keyof typeof locationKeys, string | null>> & {
  /** Words to take out of the query, where the place was among them. */
  readonly without?: readonly Span[]
}

/** The parameters with a changed place, distance or area: null removes a parameter, and the page returns to the first. */
export const changeLocation = (parameters: URLSearchParams, change: LocationChange): URLSearchParams => {
  const changed = new URLSearchParams(parameters)
  for (const key of ['place', 'radius', 'box', 'online'] as const) {
    const value = change[key]
    if (value === null) changed.delete(locationKeys[key])
    else if (value !== undefined) changed.set(locationKeys[key], value)
  }
  if (change.without) changed.set('q', withoutSpans(changed.get('q') ?? '', change.without))
  if (!changed.get('q')) changed.delete('q')
  for (const key of ['pagina', 'tot', besideKey, besideRadiusKey]) changed.delete(key)
  return changed
}
