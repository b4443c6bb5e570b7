/**
 * Whole people, built from joints. A figure faces right, stands with its feet at 0,0 and is about 665 px high at scale
 * 1; children are the same figure with a larger head and shorter legs, made smaller by the scene.
 */
import { deepen, lighten, mix } from './palette.ts'
import { headAt, neckColour, type Person } from './people.ts'
import type { Sheet } from './sheet.ts'
import { disc, facet, limb, limbPath, placed, type Point, shape, stroke } from './shapes.ts'

export type Arm = { readonly elbow: Point; readonly hand: Point }
export type Leg = { readonly knee: Point; readonly foot: Point }

export type Pose = {
  readonly head: Point
  readonly shoulder: Point
  readonly hip: Point
  readonly near: Arm
  readonly far: Arm
  /** Left out for people behind a table. */
  readonly legs?: { readonly near: Leg; readonly far: Leg }
  /** Degrees; positive looks down. */
  readonly tilt?: number
  /** A head that looks back over the shoulder. */
  readonly turned?: boolean
  readonly headScale?: number
  readonly bareArms?: boolean
  readonly skirt?: boolean
}

export const standing: Pose = {
  head: [14, -622],
  shoulder: [0, -520],
  hip: [0, -322],
  near: { elbow: [-26, -420], hand: [6, -316] },
  far: { elbow: [30, -424], hand: [48, -322] },
  legs: { near: { knee: [-20, -166], foot: [-42, 0] }, far: { knee: [30, -168], foot: [46, -6] } },
}

/** On a chair whose seat is 190 px above the floor. */
export const seated: Pose = {
  head: [30, -462],
  shoulder: [8, -362],
  hip: [0, -176],
  near: { elbow: [4, -258], hand: [96, -236] },
  far: { elbow: [44, -262], hand: [128, -244] },
  legs: { near: { knee: [138, -184], foot: [128, 0] }, far: { knee: [154, -186], foot: [176, -4] } },
}

/** Arms forward, with a book, a tablet or a cup in the hands. */
export const holding: Pose = {
  ...standing,
  near: { elbow: [6, -406], hand: [92, -430] },
  far: { elbow: [40, -412], hand: [112, -442] },
  tilt: 10,
}

/** One arm up towards a board. */
export const pointing: Pose = {
  ...standing,
  far: { elbow: [96, -542], hand: [168, -622] },
  near: { elbow: [-30, -424], hand: [-6, -330] },
}

/** A child on its feet, about 520 px high; scenes draw it at three quarters. */
export const childStanding: Pose = {
  head: [10, -452],
  headScale: 1.22,
  shoulder: [0, -352],
  hip: [0, -216],
  near: { elbow: [-30, -276], hand: [-6, -204] },
  far: { elbow: [34, -280], hand: [44, -208] },
  legs: { near: { knee: [-16, -112], foot: [-34, 0] }, far: { knee: [24, -114], foot: [34, -4] } },
}

/** A child in full run. */
export const childRunning: Pose = {
  ...childStanding,
  head: [66, -446],
  shoulder: [38, -350],
  hip: [0, -218],
  near: { elbow: [-34, -318], hand: [-66, -252] },
  far: { elbow: [92, -292], hand: [150, -340] },
  legs: { near: { knee: [-64, -150], foot: [-158, -96] }, far: { knee: [84, -160], foot: [92, -10] } },
}

/** A child with its arms spread, as on a beam. */
export const childBalancing: Pose = {
  ...childStanding,
  near: { elbow: [-84, -372], hand: [-158, -404] },
  far: { elbow: [88, -366], hand: [164, -392] },
  legs: { near: { knee: [-26, -112], foot: [-54, 0] }, far: { knee: [44, -124], foot: [52, -8] } },
  tilt: 8,
}

/** A child on the floor, legs crossed. */
export const childOnFloor: Pose = {
  ...childStanding,
  head: [18, -292],
  shoulder: [4, -192],
  hip: [-6, -56],
  near: { elbow: [2, -112], hand: [66, -66] },
  far: { elbow: [40, -118], hand: [86, -78] },
  legs: { near: { knee: [92, -52], foot: [16, 0] }, far: { knee: [104, -48], foot: [64, -2] } },
  tilt: -14,
}

type Extras = {
  /** Marks between the two arms, in the coordinates of the figure. */
  readonly held?: string
  /** Marks in front of the near hand. */
  readonly before?: string
}

/** A figure in a pose. */
export const figure = (sheet: Sheet, person: Person, pose: Pose, extras: Extras = {}): string => {
  const head = headAt(person, {
    x: pose.head[0],
    y: pose.head[1],
    scale: pose.headScale ?? 1,
    looks: pose.turned === true ? 'left' : 'right',
    tilt: pose.tilt ?? 0,
  })
  return [
    arm(person, pose, 'far'),
    head.behind,
    legs(person, pose),
    neck(person, pose),
    torso(sheet, person, pose),
    head.front,
    extras.held ?? '',
    arm(person, pose, 'near'),
    extras.before ?? '',
  ].join('')
}

/** A figure put somewhere: feet at `x`,`y`. */
export const stand = (marks: string, x: number, y: number, scale: number, mirror = false): string =>
  placed(marks, { x, y, scale, mirror })

const neck = (person: Person, { head, shoulder, headScale = 1 }: Pose): string => {
  const from: Point = [head[0] - 8 * headScale, head[1] + 26 * headScale]
  return limb(
    [
      [...from, 19 * headScale],
      [shoulder[0] + 4, shoulder[1] - 22, 22],
    ],
    neckColour(person),
  )
}

const torso = (sheet: Sheet, person: Person, { shoulder, hip }: Pose): string => {
  const waist: Point = [(shoulder[0] + hip[0]) / 2 - 2, (shoulder[1] + hip[1]) / 2 + 16]
  const outline = limbPath([
    [shoulder[0] - 6, shoulder[1] + 12, 46],
    [waist[0], waist[1], 47],
    [hip[0], hip[1] - 6, 50],
  ])
  const collar = stroke(
    `M${shoulder[0] - 16} ${shoulder[1] - 30}C${shoulder[0] - 4} ${shoulder[1] - 14} ${shoulder[0] + 16} ${shoulder[1] - 16} ${shoulder[0] + 24} ${shoulder[1] - 28}`,
    lighten(person.top, 0.35),
    7,
  )
  return shape(outline, person.top) + sheet.stipple(outline, deepen(person.top, 0.55), 'left', 0.5) + collar
}

const arm = (person: Person, pose: Pose, side: 'near' | 'far'): string => {
  const { elbow, hand } = pose[side]
  const [x, y] = pose.shoulder
  const start: Point = side === 'near' ? [x - 14, y + 4] : [x + 20, y + 6]
  const cloth = side === 'near' ? deepen(person.top, 0.1) : deepen(person.top, 0.24)
  const skin = side === 'near' ? person.skin : mix(person.skin, '#7a2f22', 0.12)
  const reach = Math.hypot(hand[0] - elbow[0], hand[1] - elbow[1])
  const ahead: Point = [(hand[0] - elbow[0]) / reach, (hand[1] - elbow[1]) / reach]
  const palm = limb(
    [
      [hand[0] - ahead[0] * 4, hand[1] - ahead[1] * 4, 15],
      [hand[0] + ahead[0] * 14, hand[1] + ahead[1] * 14, 12],
    ],
    skin,
  )
  const wrist: Point = [hand[0] - ahead[0] * 14, hand[1] - ahead[1] * 14]
  if (pose.bareArms === true) {
    const half: Point = [start[0] + (elbow[0] - start[0]) * 0.62, start[1] + (elbow[1] - start[1]) * 0.62]
    return (
      limb(
        [
          [...start, 20],
          [...elbow, 17],
          [...wrist, 12],
        ],
        skin,
      ) +
      palm +
      limb(
        [
          [...start, 27],
          [...half, 26],
        ],
        cloth,
      )
    )
  }
  return (
    palm +
    limb(
      [
        [...start, 28],
        [...elbow, 22],
        [...wrist, 16.5],
      ],
      cloth,
    )
  )
}

const legs = (person: Person, pose: Pose): string => {
  if (pose.legs === undefined) return ''
  const far = leg(person, pose.hip, pose.legs.far, deepen(person.bottom, 0.28))
  const near = leg(person, pose.hip, pose.legs.near, person.bottom)
  const skirt =
    pose.skirt === true
      ? facet(
          [
            [pose.hip[0] - 46, pose.hip[1] - 10],
            [pose.hip[0] + 46, pose.hip[1] - 10],
            [Math.max(pose.legs.near.knee[0], pose.legs.far.knee[0]) + 50, pose.legs.near.knee[1] + 30],
            [Math.min(pose.legs.near.knee[0], pose.legs.far.knee[0]) - 50, pose.legs.near.knee[1] + 30],
          ],
          person.bottom,
        )
      : ''
  return far + near + skirt
}

const leg = (person: Person, hip: Point, { knee, foot }: Leg, cloth: string): string => {
  const ankle: Point = [foot[0], foot[1] - 26]
  const shoe = placed(shape('M-19-24L12-26C18-16 44-14 47 0L-20 0Z', person.shoe) + disc(-8, -20, 12, person.shoe), {
    x: foot[0],
    y: foot[1],
  })
  return (
    shoe +
    limb(
      [
        [hip[0], hip[1], 44],
        [...knee, 31],
        [...ankle, 20],
      ],
      cloth,
    )
  )
}

/**
 * Somebody seen from behind, from the waist up, for the foreground: shoulders at 0,0, about 300 px wide.
 */
export const fromBehind = (sheet: Sheet, person: Person, head: string): string => {
  const outline = 'M-150 420C-156 260-150 90-120 46C-96 18-50 6-26-8L26-8C50 6 96 18 120 46C150 90 156 260 150 420Z'
  return (
    shape('M-30-60L30-60L34 14C14 30-14 30-34 14Z', neckColour(person)) +
    shape(outline, person.top) +
    sheet.stipple(outline, deepen(person.top, 0.55), 'right', 0.55) +
    stroke('M-40 6C-14 24 14 24 40 6', lighten(person.top, 0.3), 8) +
    placed(head, { y: -92, scale: 1.25 })
  )
}
