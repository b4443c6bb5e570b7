/** `g_`: which part of a picture stays when some of it has to go. */
const gravities = {
  center: 'centre',
  north: 'north',
  north_east: 'northeast',
  east: 'east',
  south_east: 'southeast',
  south: 'south',
  south_west: 'southwest',
  west: 'west',
  north_west: 'northwest',
  auto: 'attention',
  face: 'attention',
  faces: 'attention',
} as const

/** For refusals. */
export const gravityNames = Object.keys(gravities)

/** A place in the picture; `attention` is where the eye is drawn to (skin tones, saturation, contrast). */
export type Gravity = (typeof gravities)[keyof typeof gravities]

/**
 * The place a gravity stands for; null when there is none of that name.
 * Chosen: faces are sought by attention, which prefers skin, because a detector would cost more than the picture.
 */
export const readGravity = (value: string): Gravity | null => (isGravity(value) ? gravities[value] : null)

const isGravity = (name: string): name is keyof typeof gravities => Object.hasOwn(gravities, name)

/** How much of the room left over lies before the part that stays, across and down (0–1). Chosen: the middle for `attention`. */
export const anchors: Record<Gravity, readonly [across: number, down: number]> = {
  centre: [0.5, 0.5],
  attention: [0.5, 0.5],
  north: [0.5, 0],
  northeast: [1, 0],
  east: [1, 0.5],
  southeast: [1, 1],
  south: [0.5, 1],
  southwest: [0, 1],
  west: [0, 0.5],
  northwest: [0, 0],
}
