/** The transformations of film and sound: one entry a key, and what they mean together. */
import { type ContainerName, containerNamed, containers } from '../containers.ts'
import type { MediaLimits } from '../limits.ts'
import { invalidComponent } from '../refusal.ts'
import {
  readAttachment,
  readBitrate,
  readAudioCodec,
  readVideoCodec,
  readCrop,
  readLength,
  readSampleRate,
  readSeconds,
  type AudioCodec,
  type VideoCodec,
  type Crop,
  type Length,
} from './values.ts'
import { boundsFor } from './bounds.ts'
import { type Colour, readColour } from './colour.ts'
import { type Gravity, readGravity } from './gravity.ts'
import { mapNullable, type Reader, readGroup } from './group.ts'
import { type Quality, readQuality } from './quality.ts'

/** What is asked of a film or recording, checked. Parameters that were not given are absent. */
export type Clip = {
  /** s from the beginning of the original. */
  readonly start?: number
  readonly end?: number
  readonly seconds?: number
  readonly width?: Length
  readonly height?: Length
  readonly crop?: Crop
  readonly gravity?: Gravity
  readonly background?: Colour
  readonly quality?: Quality
  /** Bits a second. */
  readonly bitrate?: number
  readonly videoCodec?: VideoCodec
  readonly audioCodec?: AudioCodec
  /** Samples a second. */
  readonly sampleRate?: number
  readonly container?: ContainerName | 'auto'
  /** As in `Step`. */
  readonly attachment?: string
}

const transformations = {
  so: (value) => mapNullable(readSeconds(value), (start) => ({ start })),
  eo: (value) => mapNullable(readSeconds(value), (end) => ({ end })),
  du: (value) => mapNullable(readSeconds(value), (seconds) => ({ seconds })),
  w: (value, { maxFilmSide }) => mapNullable(readLength(value, maxFilmSide), (width) => ({ width })),
  h: (value, { maxFilmSide }) => mapNullable(readLength(value, maxFilmSide), (height) => ({ height })),
  c: (value) => mapNullable(readCrop(value), (crop) => ({ crop })),
  g: (value) => mapNullable(readGravity(value), (gravity) => ({ gravity })),
  b: (value) => mapNullable(readColour(value), (background) => ({ background })),
  q: (value) => mapNullable(readQuality(value), (quality) => ({ quality })),
  br: (value) => mapNullable(readBitrate(value), (bitrate) => ({ bitrate })),
  vc: (value) => mapNullable(readVideoCodec(value), (videoCodec) => ({ videoCodec })),
  ac: (value) => mapNullable(readAudioCodec(value), (audioCodec) => ({ audioCodec })),
  af: (value) => mapNullable(readSampleRate(value), (sampleRate) => ({ sampleRate })),
  f: (value) =>
    mapNullable<ContainerName | 'auto', Clip>(value === 'auto' ? value : containerNamed(value), (container) => ({
      container,
    })),
  fl: (value) => mapNullable(readAttachment(value), (attachment) => ({ attachment })),
} satisfies Record<string, Reader<Clip>>

const boundsOf = ({ maxFilmSide }: MediaLimits) => boundsFor(maxFilmSide, Object.keys(containers))

/**
 * What the groups of an address ask of a film or recording.
 * @throws Refusal 400 naming the component that is unknown, out of range, given twice or at odds with another
 * Source: docs/contract.md 10.8. Chosen: the groups count as one, since they run in one pass of the encoder,
 * so that no key may stand in two of them.
 */
export const readClip = (groups: readonly (readonly string[])[], limits: MediaLimits): Clip => {
  const parts: Clip[] = readGroup<Clip>(groups.flat(), transformations, limits, boundsOf(limits))
  const clip = parts.reduce((whole, part) => ({ ...whole, ...part }), {})
  checkTogether(clip)
  return clip
}

/**
 * The clip without what is seen, for sound alone.
 * Source: Cloudinary, "Audio transformations": dimensional and visual ones are ignored for sound.
 */
export const audioOptions = ({
  width: _width,
  height: _height,
  crop: _crop,
  gravity: _gravity,
  background: _background,
  quality: _quality,
  videoCodec: _videoCodec,
  ...audio
}: Clip): Clip => audio

/**
 * Second at which the still of a film lies; 0 when none is named.
 * @throws Refusal 400 naming the component that is no time
 * Chosen: the first frame, where the public convention takes one from the middle: not every length is known here.
 */
export const readPosterTime = (components: readonly string[], limits: MediaLimits): number => {
  const { so } = transformations
  return readGroup<{ readonly start: number }>(components, { so }, limits, boundsOf(limits))[0]?.start ?? 0
}

const checkTogether = ({ start = 0, end, seconds, crop, width, height }: Clip): void => {
  if (end !== undefined && seconds !== undefined) throw invalidComponent('du', 'needs no eo')
  if (end !== undefined && end <= start) throw invalidComponent('eo', 'lies before so')
  if (seconds === 0) throw invalidComponent('du_0', 'more than 0 seconds')
  if (crop !== undefined && !width && !height) throw invalidComponent(`c_${crop}`, 'needs w or h')
  const boxed = crop === 'fill' || crop === 'thumb' || crop === 'pad'
  if (boxed && !(isPx(width) && isPx(height))) throw invalidComponent(`c_${crop}`, 'needs w and h in px')
}

const isPx = (length: Length | undefined): boolean => length !== undefined && 'px' in length
