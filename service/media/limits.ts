/** What one request, and all requests together, may cost. */
export type MediaLimits = {
  /** Longest side that may be asked for or come out of a transformation, in px. */
  readonly maxSide: number
  /** Largest original that is decoded, in px (width × height). */
  readonly maxInputPixels: number
  /** Largest AVIF that is made, in px: its encoder takes half a second for each million. */
  readonly maxAvifPixels: number
  /** Most transformation groups in one address. */
  readonly maxGroups: number
  /** Pictures rendered at the same time. */
  readonly concurrent: number
  /** Pictures waiting for their turn; one more is refused with 429. */
  readonly queued: number
  /** Longest time the renderer may work on the px of one step, in seconds (encoding is bounded by the sizes above). */
  readonly seconds: number
  /** Size of the folder of rendered pictures above which the least recently used ones go, in bytes. */
  readonly cacheBytes: number
}

export const defaultLimits: MediaLimits = {
  maxSide: 6000,
  maxInputPixels: 50_000_000,
  maxAvifPixels: 9_000_000,
  maxGroups: 6,
  concurrent: 2,
  queued: 64,
  seconds: 10,
  cacheBytes: 2 * 1024 ** 3,
}
