/** The view of the finder in its address. */

export const views = ['lijst', 'kaart', 'tabel'] as const
export type View = (typeof views)[number]
export const viewKey = 'weergave'

/** The view in the address; null when it depends on the screen width. */
export const readView = (parameters: Pick<URLSearchParams, 'get'>): View | null =>
  views.find((view) => view === parameters.get(viewKey)) ?? null

/** A copy of the parameters with that view. */
export const withView = (parameters: URLSearchParams, view: View): URLSearchParams => {
  const changed = new URLSearchParams(parameters)
  changed.set(viewKey, view)
  return changed
}
