/**
 * The sizes in which pictures are made. A size between two of them becomes the next one up, so that a client that asks for
 * 801, 802, 803 px gets one picture, made once, instead of filling the disk with them.
 */
import type { Length } from './transformations/values.ts'
import type { Step } from './transformations/picture.ts'

/** px. Chosen: what pages ask for (`lib/media/addresses.ts`), screens, the usual thumbnails, and round numbers. */
const ladder = [
  1, 2, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 50, 56, 60, 64, 72, 80, 88, 90, 96, 100, 112, 120, 128, 144, 150, 160,
  176, 180, 192, 200, 240, 250, 256, 270, 300, 320, 328, 350, 360, 384, 400, 450, 480, 500, 512, 540, 560, 600, 620,
  630, 640, 672, 675, 700, 720, 750, 768, 800, 828, 900, 960, 1000, 1024, 1040, 1080, 1125, 1200, 1280, 1350, 1400,
  1440, 1500, 1600, 1800, 1920, 2000, 2048, 2160, 2400, 2560, 3000, 3200, 3840, 4096, 5000, 6000,
]

/** Shapes are kept to this part of the width: a step that no eye sees, and exact for 16:9, 3:2, 4:3 and their kin. */
const shapeSteps = 144

/**
 * The step with its sides, density, shape and corners on the ladder; the same step when they are there already. Sides
 * are rounded up and keep their shape, so nobody gets fewer px than were asked for.
 * Chosen: the ladder counts px of the screen (after `dpr`); shares go up to whole hundredths; what `c_crop` cuts out of
 * an original is counted in the original's px and stays.
 */
export const onLadder = (step: Step): Step => {
  if (step.crop === 'crop') return step
  const density = step.density === undefined ? 1 : Math.ceil(step.density * 4) / 4
  const snapped = { ...step, ...(step.density === undefined ? {} : { density }) }
  return {
    ...snapped,
    ...sidesOnLadder(step, density),
    ...(step.ratio === undefined ? {} : { ratio: shapeSteps / Math.max(1, Math.round(shapeSteps / step.ratio)) }),
    ...(typeof step.radius === 'number' ? { radius: rung(step.radius) } : {}),
  }
}

/**
 * Whether the step is one of those that pages ask for: a width on the ladder, or a height alone, filled or fitted, in a
 * format and quality of ours to choose.
 * Chosen: beside a width every height will do, because what is made has one of the ladder's shapes.
 */
export const isPreset = (step: Step): boolean => {
  const { width, height, crop = 'limit', gravity = 'centre', format: _format, quality = 'auto', ...others } = step
  if (Object.keys(others).length > 0 || typeof quality === 'number') return false
  if (!['fill', 'fit', 'limit'].includes(crop) || !['centre', 'attention'].includes(gravity)) return false
  const leading = width ?? height
  return leading === undefined || (isPx(leading) && isRung(leading.px))
}

type Sides = Pick<Step, 'width' | 'height' | 'crop'>

/** What changes in the sides of a picture or film when they go on the ladder. Chosen: as `onLadder` says. */
export const sidesOnLadder = ({ width, height, crop }: Sides, density = 1): Omit<Sides, 'crop'> => {
  if (crop === 'crop') return {}
  if (!isPx(width) || !isPx(height)) {
    return { ...(width && { width: alone(width, density) }), ...(height && { height: alone(height, density) }) }
  }
  const [across, down] = [width.px * density, height.px * density]
  if (isRung(across) && isRung(down)) return { width, height }
  const side = rung(across)
  const shape = Math.max(1, Math.round((down / across) * shapeSteps)) / shapeSteps
  return { width: { px: side / density }, height: { px: Math.max(1, Math.round(side * shape)) / density } }
}

const alone = (length: Length, density: number): Length =>
  isPx(length) ? { px: rung(length.px * density) / density } : { share: Math.ceil(length.share * 100) / 100 }

const isPx = (length: Length | undefined): length is { readonly px: number } => length !== undefined && 'px' in length

const isRung = (px: number): boolean => rung(px) === px

/** The next rung up; what lies above the ladder is the limits' to refuse. */
const rung = (px: number): number => (px === 0 ? 0 : (ladder.find((step) => step >= px) ?? px))
