/** Colours of the page for what cannot read its style sheet: the map's library, and canvases. */

/** The variables of `app/globals.css`, which a theme sets anew. */
const variables = {
  paper: '--color-paper',
  accent: '--color-accent',
  fill: '--color-brand',
  text: '--color-on-brand',
  highlighted: '--color-sun',
} as const

export type PageColours = Readonly<Record<keyof typeof variables, string>>

/** The colours in use now, each as `rgb(…)`: a style sheet may say them in ways that MapLibre does not read. */
export const pageColours = (): PageColours => {
  const probe = document.createElement('span')
  // A colour that changes in a transition is the former one at first.
  probe.style.transition = 'none'
  document.body.append(probe)
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const read = (variable: string): string => {
    probe.style.color = `var(${variable})`
    const colour = getComputedStyle(probe).color
    if (!pen) return colour
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    return `rgb(${pen.getImageData(0, 0, 1, 1).data.slice(0, 3).join(', ')})`
  }
  const { paper, accent, fill, text, highlighted } = variables
  const colours = {
    paper: read(paper),
    accent: read(accent),
    fill: read(fill),
    text: read(text),
    highlighted: read(highlighted),
  }
  probe.remove()
  return colours
}
