/** From a checked clip and its original to what the encoder reads and writes. */
import {
  type ContainerName,
  containerNamed,
  containers,
  type FilmEncoder,
  readingOf,
  type SoundEncoder,
} from './containers.ts'
import type { Original } from './delivery.ts'
import type { Encoding, Source } from './ffmpeg-arguments.ts'
import { isOwnExtension } from './formats.ts'
import { invalidComponent, Refusal } from './refusal.ts'
import { type Clip, audioOptions } from './transformations/clip.ts'
import type { MediaAddress } from './url.ts'

/** A written format goes before the extension, and the extension before the original's own kind. */
export const containerOf = (
  { container = 'auto' }: Clip,
  { extension }: MediaAddress,
  original: Original,
): ContainerName => {
  if (container !== 'auto') return container
  if (extension === null || isOwnExtension(extension, original)) {
    const own = readingOf(original.type)?.container
    if (own !== undefined) return own
  }
  const named = containerNamed(extension ?? '')
  if (named === null) throw new Refusal(400, `Invalid video format - ${extension ?? original.type}`)
  return named
}

/** How an original is read. @throws Refusal 400 for an original of a kind that is not read */
export const sourceOf = ({ path, type }: Original): Source => {
  const reading = readingOf(type)
  if (reading === null) throw new Refusal(400, `Invalid video format - ${type}`)
  return { path, demuxer: reading.demuxer, isFilm: type.startsWith('video/') }
}

/** The container, the tracks and their parameters. @throws Refusal 400 for tracks that the container does not hold, or the original cannot fill */
export const encodingOf = (clip: Clip, container: ContainerName, { isFilm }: Source): Encoding => {
  const holds = containers[container]
  const { videoCodec = 'auto', audioCodec } = clip
  if (!isFilm && holds.video.length > 0) throw new Refusal(400, `Invalid audio format - ${container}`)
  const video = videoCodec === 'auto' ? holds.video[0] : holds.video.find((codec) => codec === videoCodec)
  const audio = audioCodec === undefined ? holds.audio[0] : holds.audio.find((codec) => codec === audioCodec)
  if (video === undefined && videoCodec !== 'none' && videoCodec !== 'auto')
    throw invalidComponent(`vc_${videoCodec}`, `${container} holds: ${holds.video.join(', ') || 'sound only'}`)
  if (audio === undefined && audioCodec !== 'none')
    throw invalidComponent(`ac_${audioCodec}`, `${container} holds: ${holds.audio.join(', ')}`)
  if (video === undefined && audio === undefined) throw invalidComponent('ac_none', 'leaves nothing')
  return { clip: partOf(clip, video, audio), container, video: video ?? null, audio: audio ?? null }
}

/** What of a clip has a meaning for its tracks: whatever else an address says, the same file is made once. */
const partOf = (clip: Clip, video: FilmEncoder | undefined, audio: SoundEncoder | undefined): Clip => {
  const { bitrate, sampleRate, ...rest } = video === undefined ? audioOptions(clip) : clip
  return {
    ...rest,
    ...(bitrate === undefined || (video === undefined && audio === 'pcm') ? {} : { bitrate }),
    ...(sampleRate === undefined || audio === undefined ? {} : { sampleRate }),
  }
}
