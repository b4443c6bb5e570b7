/** The colours of the house and the four moods that scenes are painted in. */

export const ink = '#12312b'
export const paper = '#faf5ea'
export const green = '#1f6b57'
export const orange = '#e2632b'
export const sun = '#f5b83d'
export const sky = '#8fc1d4'
export const blush = '#f0c3a9'
export const plum = '#5b3a5e'

/** What each colour is for in a scene; a scene never names a colour itself. */
export type Palette = {
  readonly name: string
  readonly wall: string
  readonly wallDeep: string
  readonly floor: string
  readonly floorDeep: string
  readonly wood: string
  readonly woodDeep: string
  /** Boards, screens, doors: the darkest large shape. */
  readonly board: string
  /** What is seen through a window. */
  readonly outside: string
  readonly outsideDeep: string
  readonly leaf: string
  readonly leafDeep: string
  /** Small bright things, used sparingly. */
  readonly pop: string
  readonly light: string
  readonly shadow: string
  readonly cloths: readonly [string, ...string[]]
  readonly trousers: readonly [string, ...string[]]
}

const morning: Palette = {
  name: 'morning',
  wall: '#f7e6cf',
  wallDeep: '#f0d3b4',
  floor: '#d99f78',
  floorDeep: '#c4865f',
  wood: '#f0c3a9',
  woodDeep: '#d49a78',
  board: green,
  outside: '#b7d8e2',
  outsideDeep: sky,
  leaf: '#2f8069',
  leafDeep: '#1b5a4a',
  pop: orange,
  light: '#fff6e0',
  shadow: '#7c3f2c',
  cloths: [orange, green, plum, sky, sun, paper],
  trousers: [ink, plum, '#2f5d73', '#7a3b2a'],
}

const chalk: Palette = {
  name: 'chalk',
  wall: '#2a7a64',
  wallDeep: '#1f6b57',
  floor: '#174b3f',
  floorDeep: ink,
  wood: blush,
  woodDeep: '#d59a79',
  board: ink,
  outside: '#cfe4dd',
  outsideDeep: sky,
  leaf: '#6fb08e',
  leafDeep: '#3f8f76',
  pop: sun,
  light: '#e9f3d8',
  shadow: '#061a16',
  cloths: [sun, paper, orange, sky, blush],
  trousers: [ink, plum, '#e9d9bd', '#0f2722'],
}

const dusk: Palette = {
  name: 'dusk',
  wall: '#6d4870',
  wallDeep: plum,
  floor: '#432946',
  floorDeep: '#341f37',
  wood: orange,
  woodDeep: '#b94a1d',
  board: '#2b1a2f',
  outside: '#f7cf9a',
  outsideDeep: '#f0a868',
  leaf: '#3f8f76',
  leafDeep: '#256753',
  pop: sun,
  light: '#ffd9a0',
  shadow: '#1c0f20',
  cloths: [sun, blush, sky, paper, '#3f8f76'],
  trousers: ['#241428', ink, '#8a5f8c', '#f0d3b4'],
}

const fresh: Palette = {
  name: 'fresh',
  wall: '#a9d0de',
  wallDeep: sky,
  floor: '#f3e3c8',
  floorDeep: '#e4c9a2',
  wood: sun,
  woodDeep: '#d8952a',
  board: ink,
  outside: paper,
  outsideDeep: '#f7e3c0',
  leaf: '#2f8069',
  leafDeep: green,
  pop: orange,
  light: '#ffffff',
  shadow: '#2b5a6d',
  cloths: [orange, paper, ink, green, plum, blush],
  trousers: [ink, plum, '#2f5d73', '#c9703f'],
}

export const palettes: readonly [Palette, ...Palette[]] = [morning, chalk, dusk, fresh]

/**
 * The colour that lies `share` of the way (0–1) from one `#rrggbb` to another.
 */
export const mix = (from: string, to: string, share: number): string => {
  const channel = (colour: string, index: number) => Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16)
  const mixed = [0, 1, 2].map((index) => {
    const value = channel(from, index) + (channel(to, index) - channel(from, index)) * share
    return Math.round(value).toString(16).padStart(2, '0')
  })
  return `#${mixed.join('')}`
}

/** A darker tone of a colour, leaning to ink rather than to black. */
export const deepen = (colour: string, share = 0.22): string => mix(colour, '#1a1420', share)

/** A lighter tone of a colour, leaning to paper rather than to white. */
export const lighten = (colour: string, share = 0.25): string => mix(colour, '#fff7e8', share)
