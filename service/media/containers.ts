/** Film and sound formats: which we write, with which encoders, and what an original has to be to be read. */
import type { AudioCodec, VideoCodec } from './transformations/values.ts'

const names = ['mp4', 'webm', 'mp3', 'm4a', 'aac', 'ogg', 'wav'] as const
export type ContainerName = (typeof names)[number]

export type FilmEncoder = Exclude<VideoCodec, 'auto' | 'none'>
export type SoundEncoder = Exclude<AudioCodec, 'none'> | 'pcm'

type Written = {
  /** MIME type. */
  readonly type: string
  /** ffmpeg's name for it. */
  readonly muxer: string
  /** What it may hold; the first is its usual one. Empty: sound only. */
  readonly video: readonly FilmEncoder[]
  readonly audio: readonly SoundEncoder[]
}

/** What we write, by name. Chosen: the containers that browsers play, and WAV for those who cut sound. */
export const containers: Readonly<Record<ContainerName, Written>> = {
  mp4: { type: 'video/mp4', muxer: 'mp4', video: ['h264'], audio: ['aac', 'mp3'] },
  webm: { type: 'video/webm', muxer: 'webm', video: ['vp9', 'vp8'], audio: ['opus', 'vorbis'] },
  mp3: { type: 'audio/mpeg', muxer: 'mp3', video: [], audio: ['mp3'] },
  m4a: { type: 'audio/mp4', muxer: 'ipod', video: [], audio: ['aac'] },
  aac: { type: 'audio/aac', muxer: 'adts', video: [], audio: ['aac'] },
  ogg: { type: 'audio/ogg', muxer: 'ogg', video: [], audio: ['vorbis', 'opus'] },
  wav: { type: 'audio/wav', muxer: 'wav', video: [], audio: ['pcm'] },
}

/** The container of that name; null when we do not write it. Source: the names are the public convention's. */
export const containerNamed = (name: string): ContainerName | null => names.find((known) => known === name) ?? null

type Read = {
  /** ffmpeg's name for the format. Named rather than guessed, so that no playlist in disguise opens other files. */
  readonly demuxer: string
  /** In which a piece of such an original is written when the address names no format. */
  readonly container: ContainerName
}

const readable: Readonly<Record<string, Read>> = {
  'video/mp4': { demuxer: 'mov', container: 'mp4' },
  'video/quicktime': { demuxer: 'mov', container: 'mp4' },
  'video/webm': { demuxer: 'matroska', container: 'webm' },
  'audio/mpeg': { demuxer: 'mp3', container: 'mp3' },
  'audio/mp4': { demuxer: 'mov', container: 'm4a' },
  'audio/aac': { demuxer: 'aac', container: 'aac' },
  'audio/ogg': { demuxer: 'ogg', container: 'ogg' },
  'audio/wav': { demuxer: 'wav', container: 'wav' },
  'audio/x-wav': { demuxer: 'wav', container: 'wav' },
}

/** How an original of this MIME type is read; null when it is of none that we read. Chosen: what `containers` holds, and QuickTime. */
export const readingOf = (type: string): Read | null =>
  Object.hasOwn(readable, type) ? (readable[type] ?? null) : null
