/** Who is in the picture: skin, hair and clothes, and the head seen from the side. */
import { blush, deepen, ink, lighten, mix, type Palette } from './palette.ts'
import type { Random } from './random.ts'
import { disc, oval, placed, shape, stroke } from './shapes.ts'

export const hairStyles = ['short', 'bob', 'long', 'bun', 'afro', 'curls', 'scarf', 'bald', 'tail', 'crop'] as const
export type HairStyle = (typeof hairStyles)[number]

export type Person = {
  readonly skin: string
  readonly hair: string
  readonly style: HairStyle
  readonly beard: boolean
  readonly glasses: boolean
  readonly top: string
  readonly bottom: string
  readonly shoe: string
  readonly scarf: string
}

export const skins = ['#f6d2b8', '#edb892', '#d99a6c', '#b87445', '#8e5232', '#633823'] as const
export const hairs = ['#231a1c', '#3a2320', '#5c3322', '#8a4b26', '#c9853a', '#e6b65c', '#a9a39b'] as const

/**
 * The people of a scene, no two of them alike: hair, skin and clothes all go round.
 * @param not cloth colours that would vanish against what is behind these people
 */
export const cast = (random: Random, palette: Palette, count: number, not: readonly string[] = []): Person[] =>
  people(random, palette, { count, not, grey: true })

/** As `cast`, for children and pupils: nobody is bald, grey or bearded. */
export const children = (random: Random, palette: Palette, count: number, not: readonly string[] = []): Person[] =>
  people(random, palette, { count, not, grey: false }).map((child) => ({ ...child, beard: false }))

type Wanted = { readonly count: number; readonly not: readonly string[]; readonly grey: boolean }

const people = (random: Random, palette: Palette, { count, not, grey }: Wanted): Person[] => {
  const free = palette.cloths.filter((cloth) => !not.includes(cloth) && cloth !== palette.wall)
  const tops = random.shuffled(free.length > 1 ? free : palette.cloths)
  const styles = random.shuffled(hairStyles.filter((style) => grey || style !== 'bald'))
  const tones = random.shuffled(skins)
  const shades = random.shuffled(hairs.filter((_, index) => grey || index < 6))
  const bottoms = random.shuffled(palette.trousers)
  return Array.from({ length: count }, (_, index) => {
    const skin = inTurn(tones, index) ?? skins[0]
    const style = inTurn(styles, index) ?? 'short'
    // Fair hair on dark skin is rare enough to look like a slip of the pencil.
    const dark = skins.indexOf(skin) > 2
    return {
      skin,
      style,
      hair: dark
        ? random.pick([hairs[0], hairs[1], hairs[0], grey ? hairs[6] : hairs[1]])
        : (inTurn(shades, index) ?? hairs[2]),
      beard: ['short', 'bald', 'crop', 'curls'].includes(style) && random.chance(0.4),
      glasses: index % 3 === 1 && random.chance(0.7),
      // Blush on fair skin looks like no clothes at all.
      top: topFor(tops, index, skins.indexOf(skin) < 2) ?? palette.cloths[0],
      bottom: inTurn(bottoms, index) ?? ink,
      shoe: random.pick([ink, '#2b1a2f', '#7a3b2a']),
      scarf: random.pick([palette.pop, ...palette.cloths]),
    }
  })
}

const topFor = (tops: readonly string[], index: number, fair: boolean): string | undefined => {
  const top = inTurn(tops, index)
  return fair && top === blush ? inTurn(tops, index + 1) : top
}

/** One person of a scene, for a scene that has a single one. */
export const somebody = (random: Random, palette: Palette, not: readonly string[] = []): Person => {
  const [person] = cast(random, palette, 1, not)
  if (person === undefined) throw new RangeError('A cast of one is empty')
  return person
}

/** Two people who do not look alike. */
export const pairOf = (random: Random, palette: Palette, not: readonly string[] = []): [Person, Person] => {
  const [first, second] = cast(random, palette, 2, not)
  if (first === undefined || second === undefined) throw new RangeError('A cast of two is not two')
  return [first, second]
}

const inTurn = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length]

/**
 * A head in profile, looking right; its centre at 0,0 and about 92 px high. What belongs behind the body (long hair)
 * is separate, so that the shoulders can come in between.
 */
export const profile = (person: Person): { behind: string; front: string } => {
  const { skin, hair } = person
  const shade = mix(skin, '#7a2f22', 0.28)
  const face =
    shape(
      'M-34-8C-34-38-14-50 6-48C28-46 38-30 38-12C39-4 40 2 47 13C48 17 45 19 40 19C41 32 36 46 20 47C-6 49-34 26-34-8Z',
      skin,
    ) +
    shape('M20 47C36 46 41 32 40 19L34 20C33 32 24 38 8 36C2 36-4 34-8 30C0 42 10 47 20 47Z', shade, 0.32) +
    oval([-7, 5], [7.5, 10.5], mix(skin, shade, 0.45))
  const beard = person.beard
    ? shape('M-12 4C-12 24 2 34 18 28C28 24 36 25 41 22C43 40 36 56 16 54C-8 52-22 30-20 2Z', mix(hair, skin, 0.08))
    : ''
  const glasses = person.glasses ? stroke('M16-2a11 11 0 1 0 22 0a11 11 0 1 0-22 0ZM16-3L-6-1', ink, 3.4) : ''
  const { behind, front } = hairMarks(person)
  return { behind, front: face + beard + front + glasses }
}

/** The nape, between head and shoulders; drawn before the head. */
export const neckColour = ({ skin }: Person): string => mix(skin, '#7a2f22', 0.2)

const hairMarks = ({ style, hair, scarf, skin }: Person): { behind: string; front: string } => {
  const cap = 'M36-26C30-62-22-66-40-36C-50-16-46 10-36 26C-28 30-20 22-17 8C-16-2-14-10-4-16C10-22 26-20 36-26Z'
  const sheen = stroke('M-26-38C-16-52 4-56 18-48', lighten(hair, 0.18), 4, 0.5)
  switch (style) {
    case 'short':
      return { behind: '', front: shape(cap, hair) + sheen }
    case 'crop':
      return {
        behind: '',
        front: shape('M34-30C28-56-20-62-36-34C-42-18-40 2-34 16C-26 8-22-8-18-18C0-28 20-24 34-30Z', hair),
      }
    case 'bob':
      return {
        behind: shape('M-20-50C-56-44-60 20-50 50C-36 58-10 56 2 46L-4-20Z', hair),
        front:
          shape(
            'M37-24C32-64-28-68-46-32C-58 0-56 32-50 50C-38 56-20 54-12 46C-20 26-18 2-6-14C10-22 26-18 37-24Z',
            hair,
          ) + sheen,
      }
    case 'long':
      return {
        behind: shape('M-20-50C-62-44-62 40-60 112C-40 124-8 122 2 108L-2-10Z', hair),
        front:
          shape(
            'M37-24C32-64-28-68-46-32C-58 0-60 50-60 98C-48 104-30 96-24 84C-14 50-22 8-6-14C10-22 26-18 37-24Z',
            hair,
          ) + sheen,
      }
    case 'bun':
      return {
        behind: disc(-42, -38, 23, hair),
        front: shape(cap, hair) + sheen + stroke('M-30-52C-38-50-42-44-42-38', deepen(hair, 0.3), 3, 0.5),
      }
    case 'tail':
      return {
        behind: shape('M-36-34C-70-44-84-8-74 44C-70 60-60 62-54 50C-60 16-52-4-34-10Z', hair),
        front: shape(cap, hair) + sheen,
      }
    case 'afro':
      return {
        behind: disc(-10, -20, 62, hair),
        front: shape(
          'M36-24C32-70-44-76-60-24C-64 10-48 34-30 32C-22 28-20 14-17 4C-14-6-10-10-2-14C12-22 26-18 36-24Z',
          hair,
        ),
      }
    case 'curls':
      return {
        behind: '',
        front: [
          [30, -36, 17],
          [10, -46, 20],
          [-14, -46, 21],
          [-34, -30, 20],
          [-42, -8, 17],
          [-36, 14, 15],
          [-20, -22, 22],
          [6, -30, 18],
        ]
          .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, hair))
          .join(''),
      }
    case 'scarf':
      return {
        behind: '',
        front:
          shape(
            'M38-28C28-66-44-66-54-18C-60 26-58 58-34 78C-10 90 30 88 44 74C36 62 36 52 34 42C14 50-12 34-13 2C-13-20 12-34 38-28Z',
            scarf,
          ) +
          stroke('M-44-6C-40 34-16 54 34 58', deepen(scarf, 0.25), 3.5, 0.6) +
          stroke('M-36-24C-20-44 4-50 24-44', lighten(scarf, 0.3), 3.5, 0.5),
      }
    case 'bald':
      return { behind: '', front: stroke('M-4-36C6-40 16-38 22-32', lighten(skin, 0.4), 5, 0.6) }
    default:
      return style satisfies never
  }
}

/** A head seen from behind, for people in the foreground. */
export const backOfHead = ({ style, hair, skin, scarf }: Person): string => {
  const ears = oval([-40, 4], [8, 11], skin) + oval([40, 4], [8, 11], skin)
  const skull = oval([0, 0], [41, 47], style === 'bald' ? skin : style === 'scarf' ? scarf : hair)
  const nape = shape('M-26 30C-20 46 20 46 26 30L24 62L-24 62Z', mix(skin, '#7a2f22', 0.16))
  switch (style) {
    case 'scarf':
      return (
        shape('M-44-6C-42-62 42-62 44-6C46 30 56 60 70 84C30 98-30 98-70 84C-56 60-46 30-44-6Z', scarf) +
        stroke('M-24-36C-10 20-16 60-30 88M18-40C26 10 30 50 26 90', deepen(scarf, 0.25), 4, 0.5)
      )
    case 'bob':
      return (
        nape +
        shape('M-46 0C-50-64 50-64 46 0C50 26 52 42 48 56C20 66-20 66-48 56C-52 42-50 26-46 0Z', hair) +
        stroke('M0-44C-6-10-4 20-10 56', deepen(hair, 0.35), 3, 0.5)
      )
    case 'long':
      return (
        shape('M-46 0C-50-64 50-64 46 0C54 60 58 100 54 138C20 150-20 150-54 138C-58 100-54 60-46 0Z', hair) +
        stroke('M0-44C-8 0-4 70-14 136M16-40C26 10 22 80 26 130', deepen(hair, 0.35), 3, 0.5)
      )
    case 'afro':
      return nape + disc(0, -14, 66, hair)
    case 'curls':
      return (
        nape +
        ears +
        [
          [-26, -26],
          [0, -38],
          [26, -26],
          [-36, 0],
          [36, 0],
          [-20, 20],
          [20, 20],
          [0, -4],
        ]
          .map(([x = 0, y = 0]) => disc(x, y, 21, hair))
          .join('')
      )
    case 'bun':
      return (
        nape + ears + skull + disc(0, -44, 23, hair) + stroke('M-12-34C-4-28 6-28 12-34', deepen(hair, 0.35), 3, 0.6)
      )
    case 'tail':
      return (
        nape +
        ears +
        skull +
        shape('M-14-12C-22 40-16 80-2 104C16 84 24 40 14-12Z', deepen(hair, 0.14)) +
        disc(0, -10, 12, scarf)
      )
    default:
      return nape + ears + skull
  }
}

/** A head in profile put at a place; `looks` is the side it faces, `tilt` in degrees (positive looks down). */
export const headAt = (person: Person, place: HeadPlace): { behind: string; front: string } => {
  const { behind, front } = profile(person)
  const mirror = place.looks === 'left'
  const put = (marks: string) =>
    marks === ''
      ? ''
      : placed(marks, {
          x: place.x,
          y: place.y,
          scale: place.scale,
          mirror,
          turn: (mirror ? -1 : 1) * (place.tilt ?? 0),
        })
  return { behind: put(behind), front: put(front) }
}
export type HeadPlace = {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly looks: 'left' | 'right'
  readonly tilt?: number
}
