/** Portraits of invented people: head and shoulders, nearly from the front, on a plain ground with one large shape. */
import { deepen, green, ink, lighten, mix, orange, palettes, paper, plum, sky, sun } from './palette.ts'
import { fitted, type Look } from './looks.ts'
import { type Person, somebody } from './people.ts'
import { createSheet, type Sheet } from './sheet.ts'
import { box, disc, oval, placed, shape, stroke } from './shapes.ts'

/** Side of a portrait in px. */
export const portraitSide = 800

const grounds = [
  [sky, '#a9d0de', paper],
  [sun, '#f8cd6e', orange],
  ['#2a7a64', '#1f6b57', sun],
  ['#f0c3a9', '#f6d6c2', orange],
  [plum, '#6d4870', sun],
  [orange, '#ea7f4d', sun],
  [paper, '#f3e3c8', green],
] as const

/** The SVG of a portrait for a seed; of a person who fits the look, where one is written down. */
export const portraitSvg = (seed: string | number, look?: Look): string => {
  const sheet = createSheet(`portrait:${seed}`)
  const { random } = sheet
  const [ground, raised, accent] = random.pick(grounds)
  const palette = random.pick(palettes)
  const anybody = { ...somebody(random, palette, [ground, raised]), glasses: random.chance(0.35) }
  const person = look ? fitted(anybody, look, random) : anybody
  const field = `M0 0H${portraitSide}V${portraitSide}H0Z`
  const halo = random.pick([
    disc(400, 390, 300, raised),
    disc(250, 250, 270, raised) + disc(650, 640, 60, accent),
    shape('M-20 820L400 60L820 820Z', raised),
    box(110, 110, 580, 720, { fill: raised, radius: 290 }),
    shape('M0 0H400V800H0Z', raised),
    disc(800, 0, 420, raised) + disc(0, 800, 240, accent, 0.9),
  ])
  const marks = placed(bust(sheet, person), { x: 400, y: 400, mirror: random.chance(0.5) })
  return sheet.finish(
    portraitSide,
    portraitSide,
    shape(field, ground) + sheet.stipple(field, deepen(ground, 0.35), 'corner', 0.45) + halo + marks,
  )
}

const bust = (sheet: Sheet, person: Person): string => {
  const { skin, top } = person
  const shade = mix(skin, '#7a2f22', 0.3)
  const shoulders = 'M-330 420C-320 262-230 214-110 188L110 188C230 214 320 262 330 420Z'
  const hair = hairAround(sheet, person)
  const neck = 'M-66 60L66 60L72 190C60 246-60 246-72 190Z'
  const face = 'M-132-70C-136-190-70-236 0-236C72-236 138-190 134-70C132 40 92 128 6 130C-82 130-128 40-132-70Z'
  return (
    hair.behind +
    shape(neck, shade) +
    shape(shoulders, top) +
    sheet.stipple(shoulders, deepen(top, 0.55), 'right', 0.6) +
    collar(sheet, person, shade) +
    oval([-134, -52], [24, 36], mix(skin, shade, 0.5)) +
    oval([136, -52], [22, 34], skin) +
    shape(face, skin) +
    sheet.clipped(
      face,
      shape('M60-260C20-120 60 60-60 150H180V-260Z', shade, 0.2) +
        oval([-66, 20], [38, 26], orange, 0.16) +
        oval([88, 20], [34, 26], orange, 0.16),
    ) +
    features(sheet, person, shade) +
    hair.front +
    glasses(person)
  )
}

const features = ({ random }: Sheet, person: Person, shade: string): string => {
  const line = mix(shade, ink, 0.55)
  const brow = person.style === 'bald' || person.style === 'scarf' ? line : mix(person.hair, line, 0.4)
  const smile = random.pick(['M-36 66C-14 86 34 86 52 62', 'M-30 70C-8 80 30 80 46 68', 'M-24 72C0 78 26 76 44 66'])
  const beard = person.beard
    ? shape(
        'M-131-50C-128 60-92 146 6 148C100 146 130 60 133-50C118-20 112 20 92 34C60 22-40 22-76 34C-104 20-118-20-131-50Z',
        person.hair,
      ) + shape('M-40 58C-16 48 36 48 58 58C40 92-22 92-40 58Z', mix(person.hair, shade, 0.25))
    : ''
  return (
    beard +
    disc(-52, -46, 10.5, line) +
    disc(72, -46, 10.5, line) +
    stroke('M-80-84C-66-96-44-96-30-88M50-90C66-98 86-96 98-86', brow, 10) +
    stroke('M12-44C22-18 34 2 30 16C26 24 12 24 4 22', shade, 9) +
    stroke(smile, person.beard ? lighten(person.skin, 0.1) : mix(shade, orange, 0.25), 9)
  )
}

const glasses = ({ glasses: worn }: Person): string => {
  if (!worn) return ''
  return stroke(
    'M-98-46a46 44 0 1 0 92 0a46 44 0 1 0-92 0ZM28-46a46 44 0 1 0 92 0a46 44 0 1 0-92 0ZM-6-50C4-60 18-60 28-50M-98-52L-132-62M120-52L134-60',
    ink,
    9,
  )
}

const collar = ({ random }: Sheet, { top, skin }: Person, shade: string): string => {
  const light = lighten(top, 0.3)
  const options = [
    shape('M-84 186C-60 262 60 262 84 186L98 192C80 296-80 296-98 192Z', light),
    shape('M-76 176L0 286L76 176L66 196C56 232-56 232-66 196Z', mix(skin, shade, 0.55)) +
      shape('M-96 180L-64 160L0 286L-70 300ZM96 180L64 160L0 286L70 300Z', light),
    shape('M-74 160C-60 200 60 200 74 160L84 214C60 260-60 260-84 214Z', deepen(top, 0.16)),
    shape('M-110 188L0 380L110 188C60 250-60 250-110 188Z', paper) +
      stroke('M-112 190L0 384L112 190', deepen(top, 0.2), 14),
  ] as const
  return random.pick(options)
}

const fringe =
  'M-136-60C-150-220-60-262 6-258C90-256 152-200 138-56C128-96 118-126 96-150C50-128-40-130-84-164C-108-140-126-104-136-60Z'

const hairAround = ({ random }: Sheet, { style, hair, scarf, skin }: Person): { behind: string; front: string } => {
  const gleam = stroke('M-86-196C-50-226 0-234 44-226', lighten(hair, 0.2), 9, 0.55)
  switch (style) {
    case 'short':
      return {
        behind: '',
        front:
          shape(
            'M-138-56C-160-200-90-268 20-262C110-258 156-190 138-52C130-96 122-110 108-136C60-150 0-150-60-186C-84-160-124-120-138-56Z',
            hair,
          ) + gleam,
      }
    case 'crop':
      return {
        behind: '',
        front: shape(
          'M-136-64C-146-210-70-254 4-252C84-250 146-204 138-64C128-110 112-146 86-164C30-178-40-176-88-160C-112-136-128-104-136-64Z',
          hair,
        ),
      }
    case 'bob':
      return {
        behind: shape('M-40-262C-190-250-196-40-172 96C-120 124 120 124 172 96C198-40 190-250 40-262Z', hair),
        front: shape(fringe, hair) + gleam,
      }
    case 'long':
      return {
        behind: shape('M-40-262C-196-250-190 20-196 270C-140 330 140 330 196 270C190 20 196-250 40-262Z', hair),
        front:
          shape(
            'M-140-40C-156-220-60-264 10-258C96-254 156-200 142-40C132-110 84-150 6-206C-50-160-120-110-140-40Z',
            hair,
          ) + gleam,
      }
    case 'bun':
      return {
        behind: disc(10, -286, 74, hair),
        front:
          shape(fringe.replace('-84-164', '-60-176'), hair) +
          stroke('M-40-256C-10-242 30-242 60-254', deepen(hair, 0.3), 7, 0.6) +
          gleam,
      }
    case 'tail':
      return {
        behind: shape('M90-230C210-220 220-60 190 60C176 100 150 90 146 50C150-40 130-120 96-150Z', hair),
        front: shape(fringe, hair) + gleam,
      }
    case 'afro':
      return {
        behind: disc(2, -150, 222, hair),
        front: shape(
          'M-138-40C-150-190-70-220 2-220C76-220 150-190 140-40C128-110 100-150 60-160C20-168-30-168-62-160C-104-148-126-110-138-40Z',
          hair,
        ),
      }
    case 'curls':
      return {
        behind: [-150, -120, 150, 130].map((x, index) => disc(x, -60 + (index % 2) * 70, 52, hair)).join(''),
        front: [
          [-126, -110, 48],
          [-110, -180, 54],
          [-50, -226, 58],
          [20, -240, 60],
          [90, -214, 56],
          [130, -150, 50],
          [-20, -186, 50],
          [60, -182, 46],
        ]
          .map(([x = 0, y = 0, r = 0]) => disc(x + random.between(-5, 5), y, r, hair))
          .join(''),
      }
    case 'scarf':
      return {
        behind: shape('M-20-276C-220-262-210 60-206 240C-130 330 130 330 206 240C210 60 220-262 20-276Z', scarf),
        front:
          shape(
            'M0-278C-190-276-186-60-160 60C-130 180-60 220 0 226C80 222 140 180 166 60C190-60 190-276 0-278ZM4-190C90-190 126-130 122-50C118 50 80 118 6 120C-72 118-116 50-120-50C-124-130-84-190 4-190Z',
            scarf,
          ).replace('/>', ' fill-rule="evenodd"/>') +
          stroke('M-150 60C-110 190 30 240 150 190M-140-120C-110-220-10-246 60-240', deepen(scarf, 0.25), 8, 0.55),
      }
    case 'bald':
      return { behind: '', front: stroke('M-60-206C-30-222 10-224 34-216', lighten(skin, 0.45), 12, 0.6) }
    default:
      return style satisfies never
  }
}
