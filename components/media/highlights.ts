/** Marks on text without touching the elements that hold it. Source: CSS Custom Highlight API. */

const names = { all: 'found', here: 'found-here' } as const

/** A browser without highlights still jumps to what it found. */
const registry = () => ('highlights' in CSS ? CSS.highlights : null)

type Offsets = { readonly start: number; readonly end: number }

/** The places in the text of these elements that `find` names. */
export const rangesOf = (root: Element, selector: string, find: (text: string) => readonly Offsets[]): Range[] =>
  [...root.querySelectorAll(selector)].flatMap((element) => {
    const text = element.firstChild
    if (!(text instanceof Text)) return []
    return find(text.data).map(({ start, end }) => {
      const range = new Range()
      range.setStart(text, start)
      range.setEnd(text, end)
      return range
    })
  })

export const highlight = (ranges: readonly Range[]): void => {
  registry()?.delete(names.here)
  registry()?.set(names.all, new Highlight(...ranges))
}

export const highlightAt = (range: Range | undefined): void => {
  if (range) registry()?.set(names.here, new Highlight(range))
  else registry()?.delete(names.here)
}
