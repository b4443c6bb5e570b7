/** Colours of the page for what cannot read its style sheet: the map's library, and canvases. */

/** The variables of `app/globals.css`, which a theme sets anew. */
const own = {
  paper: 'var(--color-paper)',
  accent: 'var(--color-accent)',
  fill: 'var(--color-brand)',
  text: 'var(--color-on-brand)',
  edge: 'var(--color-paper)',
  highlighted: 'var(--color-sun)',
  // Dark in both themes, as the page writes on that colour.
  onHighlighted: '#14261f',
} as const

export type PageColours = Readonly<Record<keyof typeof own, string>>

/** Where the system sets the colours, the page's own would all be read as that of text. */
const ofSystem: PageColours = {
  paper: 'Canvas',
  accent: 'CanvasText',
  fill: 'Canvas',
  text: 'CanvasText',
  edge: 'CanvasText',
  highlighted: 'Highlight',
  onHighlighted: 'HighlightText',
}

/** The media query for a system that sets the colours. */
export const systemColours = '(forced-colors: active)'

/** The colours in use now, each as `rgb(…)`: a style sheet may say them in ways that MapLibre does not read. */
export const pageColours = (): PageColours => {
  const probe = document.createElement('span')
  // A colour that changes in a transition is the former one at first.
  probe.style.transition = 'none'
  probe.style.forcedColorAdjust = 'none'
  document.body.append(probe)
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const read = (value: string): string => {
    probe.style.color = value
    const colour = getComputedStyle(probe).color
    if (!pen) return colour
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    return `rgb(${pen.getImageData(0, 0, 1, 1).data.slice(0, 3).join(', ')})`
  }
  const { paper, accent, fill, text, edge, highlighted, onHighlighted } = matchMedia(systemColours).matches
    ? ofSystem
    : own
  const colours = {
    paper: read(paper),
    accent: read(accent),
    fill: read(fill),
    text: read(text),
    edge: read(edge),
    highlighted: read(highlighted),
    onHighlighted: read(onHighlighted),
  }
  probe.remove()
  return colours
}
