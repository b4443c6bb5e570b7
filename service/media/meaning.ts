/** One form for all ways to write a transformation, so that equal pictures are made and stored once. */
import type { Format } from './formats.ts'
import { qualityOf, type Step } from './transformations/picture.ts'
import { qualityNumber, usualQuality } from './transformations/quality.ts'

/** The crop modes that show all of the picture, so that no gravity decides anything. */
const whole: ReadonlySet<unknown> = new Set(['fit', 'limit', 'scale'])

/** The mode of a group that names a size; undefined for any other. */
export const cropOf = ({ crop, width, height, ratio }: Step): Step['crop'] => {
  if (!width && !height && ratio === undefined) return undefined
  return crop ?? (ratio === undefined ? 'scale' : 'fill')
}

const meaningOf = (step: Step): readonly (readonly [string, unknown])[] => {
  const { format: _format, quality: _quality, attachment: _attachment, density = 1, gravity = 'centre', ...rest } = step
  const crop = cropOf(step)
  // Offsets count from the top left corner unless a gravity is written.
  const isPlaced = step.left !== undefined || step.top !== undefined
  const place = isPlaced
    ? step.gravity
    : crop === undefined || whole.has(crop) || gravity === 'centre'
      ? undefined
      : gravity
  const meaning = { ...rest, crop, gravity: place, density: density === 1 ? undefined : density }
  return Object.entries(meaning)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** What of the steps decides the bytes of a picture in that format: equal for steps that make the same picture. */
export const pictureMeaning = (steps: readonly Step[], format: Format) => ({
  steps: steps.map(meaningOf).filter((entries) => entries.length > 0),
  quality: qualityNumber(qualityOf(steps), usualQuality[format]),
})
