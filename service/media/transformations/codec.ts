/** `vc_`, `ac_`: how film and sound are written. */
/** Names, for refusals too. */
export const videoCodecs = ['auto', 'none', 'h264', 'vp8', 'vp9'] as const
export const audioCodecs = ['none', 'aac', 'mp3', 'opus', 'vorbis'] as const

/** `auto`: the container's usual one; `none`: leave the pictures out. */
export type VideoCodec = (typeof videoCodecs)[number]
/** `none`: leave the sound out. */
export type AudioCodec = (typeof audioCodecs)[number]

/** The codec of that name; null when we do not write it. Source: the public convention. */
export function readVideoCodec(value: string): VideoCodec | null {
  return videoCodecs.find((codec) => codec === value) ?? null
}

/** The codec of that name; null when we do not write it. Source: the public convention. */
export function readAudioCodec(value: string): AudioCodec | null {
  return audioCodecs.find((codec) => codec === value) ?? null
}
