/** Things that rooms are made of. Each is drawn at its own origin, given at the function. */
import { deepen, lighten, mix, type Palette, paper } from './palette.ts'
import type { Random } from './random.ts'
import type { Sheet } from './sheet.ts'
import { box, disc, facet, type Joint, limb, oval, placed, type Point, shape, soft, stroke, tidy } from './shapes.ts'

/** A wall with a floor; `horizon` is where they meet, in px from the top of a 1600 × 1000 picture. */
export const room = (sheet: Sheet, palette: Palette, horizon: number): string => {
  const floor = `M0 ${horizon}H1600V1000H0Z`
  const wall = `M0 0H1600V${horizon}H0Z`
  return (
    shape(wall, palette.wall) +
    sheet.stipple(wall, deepen(palette.wall, 0.35), 'right', 0.32) +
    shape(floor, palette.floor) +
    sheet.stipple(floor, palette.floorDeep, 'bottom', 0.9) +
    box(0, horizon - 16, 1600, 16, { fill: palette.wallDeep })
  )
}

/** Light that falls in from the upper left and crosses wall and floor. */
export const beam = (palette: Palette, x: number, width: number, opacity = 0.22): string =>
  facet(
    [
      [x, 0],
      [x + width, 0],
      [x + width + 520, 1000],
      [x + 520, 1000],
    ],
    palette.light,
    opacity,
  )

/** A window with a view; its upper left corner at 0,0. */
export const windowPane = (sheet: Sheet, palette: Palette, width: number, height: number): string => {
  const { random } = sheet
  const glass = `M0 0H${width}V${height}H0Z`
  const hill = (top: number, colour: string) => {
    const points: Point[] = [0, 0.25, 0.5, 0.75, 1].map((share) => [
      share * width,
      top + random.between(-0.06, 0.06) * height,
    ])
    return shape(soft([[-60, height + 60], ...points, [width + 60, height + 60]]), colour)
  }
  const tree = (x: number, size: number) =>
    box(x - 4, height * 0.62, 8, height * 0.3, { fill: palette.leafDeep }) +
    oval([x, height * 0.56], [size, size * 1.25], palette.leaf)
  const view =
    shape(glass, palette.outside) +
    disc(width * random.between(0.55, 0.8), height * 0.24, Math.min(width, height) * 0.11, palette.light, 0.9) +
    hill(height * 0.66, palette.outsideDeep) +
    tree(width * random.between(0.15, 0.4), width * 0.11) +
    hill(height * 0.82, palette.leaf)
  const frame = deepen(paper, 0.04)
  return (
    box(-16, -16, width + 32, height + 32, { fill: frame, radius: 4 }) +
    sheet.clipped(glass, view) +
    facet(
      [
        [0, height * 0.55],
        [width * 0.42, 0],
        [width * 0.62, 0],
        [0, height * 0.82],
      ],
      '#ffffff',
      0.16,
    ) +
    box(width / 2 - 7, 0, 14, height, { fill: frame }) +
    box(-30, height + 10, width + 60, 20, { fill: lighten(palette.woodDeep, 0.12), radius: 3 }) +
    box(-16, height + 30, width + 32, 10, { fill: palette.shadow, opacity: 0.16 })
  )
}

/** A potted plant; the foot of the pot at 0,0, about 260 px high. */
export const plant = (sheet: Sheet, palette: Palette, kind: 'tall' | 'bushy' = 'tall'): string => {
  const { random } = sheet
  const pot = 'M-46-92H46L34 0H-34Z'
  const leaves = Array.from({ length: kind === 'tall' ? 7 : 11 }, (_, index, all = kind === 'tall' ? 7 : 11) => {
    const turn = -70 + (140 / (all - 1)) * index + random.between(-6, 6)
    const long = kind === 'tall' ? random.between(150, 215) : random.between(90, 140)
    const wide = kind === 'tall' ? 26 : 30
    const colour = index % 2 === 0 ? palette.leaf : palette.leafDeep
    const leaf = shape(
      `M0 0C${wide}-${tidy(long * 0.3)} ${wide}-${tidy(long * 0.7)} 0-${tidy(long)}C-${wide}-${tidy(long * 0.7)}-${wide}-${tidy(long * 0.3)} 0 0Z`,
      colour,
    )
    const vein = stroke(`M0-10V-${tidy(long * 0.82)}`, mix(colour, palette.light, 0.4), 2.5, 0.6)
    return placed(leaf + vein, { y: -88, turn })
  })
  return (
    leaves.join('') +
    shape(pot, palette.pop) +
    sheet.stipple(pot, deepen(palette.pop, 0.5), 'right', 0.6) +
    box(-52, -104, 104, 20, { fill: lighten(palette.pop, 0.12), radius: 3 })
  )
}

/** A hanging lamp whose cord comes from the top edge; the lower rim of the shade at 0,0. */
export const lamp = (palette: Palette, drop: number, colour: string): string =>
  stroke(`M0-${drop}V-70`, palette.shadow, 4) +
  shape('M-82 0C-78-52-40-84 0-84C40-84 78-52 82 0Z', colour) +
  shape('M20-82C58-74 78-48 82 0H30C36-34 32-62 20-82Z', deepen(colour, 0.3), 0.5) +
  oval([0, 0], [82, 11], lighten(palette.light, 0.2))

/** A table from the side: the middle of its top edge at 0,0; legs reach `height` px down. */
export const table = (palette: Palette, width: number, height: number): string => {
  const leg = (x: number, lean: number) =>
    facet(
      [
        [x - 11, 22],
        [x + 11, 22],
        [x + lean + 7, height],
        [x + lean - 7, height],
      ],
      palette.woodDeep,
    )
  return (
    leg(-width / 2 + 50, -16) +
    leg(width / 2 - 50, 16) +
    box(-width / 2, 0, width, 26, { fill: palette.wood, radius: 5 }) +
    box(-width / 2, 17, width, 9, { fill: palette.woodDeep, radius: 4 })
  )
}

/** A chair from the side, facing right; its feet at the floor, the seat 176 px above it. */
export const chair = (colour: string, metal: string): string =>
  stroke('M-44-170L-62 0M62-168L78 0M-48-90L70-90', metal, 9) +
  stroke('M-62-330C-70-260-62-190-44-168L74-168', colour, 24)

/** A stack of books lying down; the lower left corner at 0,0. */
export const bookStack = (random: Random, palette: Palette, count: number): string => {
  const colours = random.shuffled([palette.pop, ...palette.cloths, palette.leaf])
  let up = 0
  return Array.from({ length: count }, (_, index) => {
    const [thick, wide, shift] = [random.between(20, 34), random.between(120, 170), random.between(-12, 14)]
    const colour = colours[index % colours.length] ?? palette.pop
    up += thick
    return (
      box(shift, -up, wide, thick, { fill: colour, radius: 3 }) +
      box(shift + wide - 26, -up + 4, 26, thick - 8, { fill: paper }) +
      box(shift + 16, -up, 7, thick, { fill: deepen(colour, 0.25) })
    )
  }).join('')
}

/** A row of standing books on a shelf of `width` px; their feet at y = 0. */
export const bookRow = (random: Random, palette: Palette, width: number, height: number): string => {
  const colours = [
    ...palette.cloths,
    palette.pop,
    palette.leaf,
    palette.leafDeep,
    palette.woodDeep,
    palette.outsideDeep,
  ]
  const books: string[] = []
  let x = 4
  let last = ''
  while (x < width - 24) {
    if (random.chance(0.07)) {
      x += random.between(24, 60)
      continue
    }
    const [wide, high] = [random.between(15, 38), height * random.between(0.66, 0.95)]
    const [colour = palette.pop] = random.shuffled(colours.filter((candidate) => candidate !== last))
    last = colour
    const leaning = random.chance(0.08) && x + wide + 36 < width
    const marks =
      box(0, -high, wide, high, { fill: colour, radius: 2 }) +
      box(0, -high * 0.84, wide, 6, { fill: mix(colour, paper, 0.55) }) +
      (random.chance(0.5) ? box(wide / 2 - 2, -high * 0.66, 4, high * 0.34, { fill: mix(colour, paper, 0.45) }) : '') +
      box(wide * 0.74, -high, wide * 0.26, high, { fill: deepen(colour, 0.3), opacity: 0.4 })
    books.push(placed(marks, { x: x + (leaning ? 16 : 0), turn: leaning ? -8 : 0 }))
    x += wide + (leaning ? 24 : 2)
  }
  return books.join('')
}

/** A round wall clock; its centre at 0,0. */
export const clock = (palette: Palette, radius: number): string =>
  disc(0, 0, radius, palette.board) +
  disc(0, 0, radius * 0.84, paper) +
  stroke(
    `M0 0L0-${tidy(radius * 0.52)}M0 0L${tidy(radius * 0.4)} ${tidy(radius * 0.16)}`,
    palette.board,
    radius * 0.1,
  ) +
  disc(0, 0, radius * 0.1, palette.pop)

/** A few sheets pinned to a wall; the upper left corner at 0,0. */
export const pinnedWork = (random: Random, palette: Palette, columns: number, rows: number): string => {
  const marks: string[] = []
  for (let index = 0; index < columns * rows; index += 1) {
    const [x, y] = [(index % columns) * 92, Math.floor(index / columns) * 112]
    const colour = random.pick([palette.pop, palette.leaf, palette.outsideDeep, palette.woodDeep])
    const drawing = random.pick([
      disc(36, 44, 20, colour),
      facet(
        [
          [14, 70],
          [36, 24],
          [60, 70],
        ],
        colour,
      ),
      stroke('M14 60C24 20 40 90 58 34', colour, 8),
      box(18, 28, 36, 36, { fill: colour }),
    ])
    marks.push(
      placed(box(0, 0, 72, 90, { fill: paper, radius: 2 }) + drawing + disc(36, 6, 5, palette.pop), {
        x,
        y,
        turn: random.between(-4, 4),
      }),
    )
  }
  return marks.join('')
}

/** An open laptop from the side-back; the middle of its foot at 0,0. */
export const laptop = (colour: string): string =>
  shape('M-70-92C-70-98-66-102-60-102H60C66-102 70-98 70-92V-6H-70Z', colour) +
  disc(0, -54, 9, lighten(colour, 0.5)) +
  box(-86, -8, 172, 10, { fill: deepen(colour, 0.25), radius: 4 })

/** A mug; the middle of its foot at 0,0. */
export const mug = (colour: string): string =>
  stroke('M20-34C42-36 42-8 20-12', colour, 8) +
  box(-22, -46, 44, 46, { fill: colour, radius: 6 }) +
  box(6, -46, 16, 46, { fill: deepen(colour, 0.25), opacity: 0.5, radius: 6 })

/** An open book from the side; the middle of its spine at 0,0. */
export const openBook = (cover: string): string =>
  shape('M-78-8C-50-26-20-22 0-6C20-22 50-26 78-8L82 8C54-8 22-6 0 8C-22-6-54-8-82 8Z', cover) +
  shape('M-72-16C-48-32-20-28 0-12C20-28 48-32 72-16L76-2C50-16 20-14 0 0C-20-14-50-16-76-2Z', paper) +
  stroke('M0-12V0', '#c9bba0', 3)

/** A tree; the foot of its trunk at 0,0, about 1.4 × `size` px high. Three soft crowns, lighter towards the light. */
export const tree = (sheet: Sheet, palette: Palette, size: number): string => {
  const { random } = sheet
  const crown = (x: number, y: number, reach: number) =>
    soft(
      Array.from({ length: 8 }, (_, index): Point => {
        const turn = (index / 8) * Math.PI * 2
        const far = size * reach * random.between(0.9, 1.08)
        return [size * x + Math.cos(turn) * far, size * y + Math.sin(turn) * far]
      }),
    )
  const bark = deepen(palette.woodDeep, 0.4)
  const [whole, light, small] = [crown(0.02, -0.86, 0.47), crown(-0.12, -0.98, 0.32), crown(0.24, -0.68, 0.17)]
  const trunk: Joint[] = [
    [0, 0, size * 0.05],
    [0, -size * 0.6, size * 0.03],
  ]
  return (
    limb(trunk, bark) +
    shape(whole, palette.leafDeep) +
    shape(light, palette.leaf) +
    shape(small, mix(palette.leaf, palette.leafDeep, 0.5)) +
    sheet.stipple(whole, deepen(palette.leafDeep, 0.5), 'corner', 0.9) +
    stroke(
      `M0-${tidy(size * 0.42)}V-${tidy(size * 0.8)}M0-${tidy(size * 0.56)}L${tidy(size * 0.16)}-${tidy(size * 0.74)}M0-${tidy(size * 0.64)}L-${tidy(size * 0.13)}-${tidy(size * 0.8)}`,
      bark,
      size * 0.022,
    )
  )
}
