/** From a checked request to ffmpeg's command line. Nothing here comes from the address as text. */
import { type ContainerName, containers, type FilmEncoder, type SoundEncoder } from './containers.ts'
import type { MediaLimits } from './limits.ts'
import type { Clip } from './transformations/clip.ts'
import type { Colour } from './transformations/colour.ts'
import { anchors, type Gravity } from './transformations/gravity.ts'
import type { Length } from './transformations/values.ts'
import { qualityNumber } from './transformations/quality.ts'

export type Source = {
  readonly path: string
  readonly demuxer: string
  /** Whether the original is a film; else it is a recording of sound. */
  readonly isFilm: boolean
}

/** What is written: the piece, and the container and codecs chosen for it; null for a track that is left out. */
export type Encoding = {
  readonly clip: Clip
  readonly container: ContainerName
  readonly video: FilmEncoder | null
  readonly audio: SoundEncoder | null
}

const quiet = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-abort_on', 'empty_output', '-y']

/** No time or version of the encoder in the file. */
const reproducible = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact']

/** Reads that file as that format only. */
const input = ({ path, demuxer }: Source, start: number, { maxInputPixels }: MediaLimits): string[] => {
  const seek = start > 0 ? ['-ss', String(start)] : []
  return [
    '-protocol_whitelist',
    'file',
    '-max_pixels',
    String(maxInputPixels),
    ...seek,
    '-f',
    demuxer,
    '-i',
    `file:${path}`,
  ]
}

/** The arguments that write the frame shown at a second of a film to standard output, as PNG. Source: ffmpeg(1). */
export const posterArguments = (source: Source, second: number, limits: MediaLimits): string[] => {
  const output = ['-map', '0:v:0', '-frames:v', '1', '-c:v', 'png', '-compression_level', '1', '-f', 'image2pipe']
  return [...quiet, ...input(source, second, limits), ...output, 'pipe:1']
}

/** The arguments that write a piece of a film or recording to a file, the same bytes for the same request. Source: ffmpeg(1), ffmpeg-filters(1). */
export const clipArguments = (source: Source, encoding: Encoding, target: string, limits: MediaLimits): string[] => {
  const { clip, container, video, audio } = encoding
  const start = clip.start ?? 0
  const seconds = clip.seconds ?? (clip.end === undefined ? undefined : clip.end - start)
  return [
    ...quiet,
    ...input(source, start, limits),
    ...(seconds === undefined ? [] : ['-t', String(seconds)]),
    ...(video === null ? ['-vn'] : [...videoArguments(clip, video), '-map', '0:v:0']),
    // A film may be silent: its sound is taken along where there is some.
    ...(audio === null ? ['-an'] : [...audioArguments(encoding, audio), '-map', video === null ? '0:a:0' : '0:a:0?']),
    ...reproducible,
    ...(container === 'mp4' ? ['-movflags', '+faststart'] : []),
    '-fs',
    String(limits.maxFilmBytes),
    '-f',
    containers[container].muxer,
    `file:${target}`,
  ]
}

/** Settings at which a minute of film takes seconds: a visitor waits for it. */
const videoEncoders = {
  h264: ['libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p'],
  vp9: ['libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-row-mt', '1', '-pix_fmt', 'yuv420p'],
  vp8: ['libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-pix_fmt', 'yuv420p'],
} as const satisfies Record<FilmEncoder, readonly string[]>

const audioEncoders = {
  aac: 'aac',
  mp3: 'libmp3lame',
  opus: 'libopus',
  vorbis: 'libvorbis',
  pcm: 'pcm_s16le',
} as const satisfies Record<SoundEncoder, string>

const videoArguments = (clip: Clip, codec: FilmEncoder): string[] => {
  const { bitrate, quality = 'auto' } = clip
  // The encoders' own scales run the other way: 51 or 63 is worst.
  const factor = Math.round(
    codec === 'h264' ? 45 - qualityNumber(quality, 80) * 0.27 : 55 - qualityNumber(quality, 80) * 0.27,
  )
  const constantQuality = ['-crf', String(factor), ...(codec === 'h264' ? [] : ['-b:v', codec === 'vp9' ? '0' : '2M'])]
  const filter = filterOf(clip)
  return [
    '-c:v',
    ...videoEncoders[codec],
    ...(bitrate === undefined ? constantQuality : ['-b:v', String(bitrate)]),
    ...(filter === null ? [] : ['-vf', filter]),
  ]
}

const audioArguments = ({ clip, video }: Encoding, codec: SoundEncoder): string[] => {
  // `br` counts for the film where there is one.
  const bitrate = video === null ? clip.bitrate : undefined
  return [
    '-c:a',
    audioEncoders[codec],
    ...(bitrate === undefined || codec === 'pcm' ? [] : ['-b:a', String(Math.min(bitrate, 320_000))]),
    ...(clip.sampleRate === undefined ? [] : ['-ar', String(clip.sampleRate)]),
  ]
}

/** Sides have to be even: colours are kept for squares of four px. */
const even = (expression: string) => `max(2,trunc((${expression})/2)*2)`

const side = (length: Length, whole: 'iw' | 'ih'): string =>
  'px' in length ? String(length.px) : `${whole}*${length.share}`

/** The scaling of a film, in ffmpeg's own expressions over the size of its input; null when none is asked for. */
const filterOf = ({ width, height, crop = 'scale', gravity = 'centre', background }: Clip): string | null => {
  const [w, h] = [width && side(width, 'iw'), height && side(height, 'ih')]
  if (w === undefined && h === undefined) return null
  if (crop === 'crop') return cut(`min(iw,${w ?? 'iw'})`, `min(ih,${h ?? 'ih'})`, gravity)
  const [across, down] = crop === 'limit' ? [w && `min(iw,${w})`, h && `min(ih,${h})`] : [w, h]
  if (across === undefined || down === undefined) {
    return `scale=w='${across === undefined ? '-2' : even(across)}':h='${down === undefined ? '-2' : even(down)}'`
  }
  const size = `scale=w='${even(across)}':h='${even(down)}'`
  switch (crop) {
    case 'scale':
      return size
    case 'fit':
    case 'limit':
      return `${size}:force_original_aspect_ratio=decrease:force_divisible_by=2`
    case 'fill':
    case 'thumb':
      return `${size}:force_original_aspect_ratio=increase,${cut(across, down, gravity)}`
    case 'pad':
      return `${size}:force_original_aspect_ratio=decrease:force_divisible_by=2,${pad(across, down, background)}`
    default:
      return crop satisfies never
  }
}

/** A box out of the picture; its expressions are over the picture as it comes in. */
const cut = (width: string, height: string, gravity: Gravity): string => {
  const [across, down] = anchors[gravity]
  return `crop=w='${even(width)}':h='${even(height)}':x='(iw-ow)*${across}':y='(ih-oh)*${down}'`
}

const pad = (width: string, height: string, background: Colour | undefined): string => {
  const { r, g, b } = background ?? { r: 0, g: 0, b: 0 }
  const colour = [r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')
  return `pad=w='${even(width)}':h='${even(height)}':x='(ow-iw)/2':y='(oh-ih)/2':color=0x${colour}`
}
