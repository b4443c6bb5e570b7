/** What one request, and all requests together, may cost. */
export type MediaLimits = {
  /** Longest side that may be asked for or come out of a transformation, in px. */
  readonly maxSide: number
  /** Largest original that is decoded, in px (width × height). */
  readonly maxInputPixels: number
  /** Processor time that a picture may be estimated to cost, in ms, all threads together (`cost.ts`). */
  readonly processorTime: number
  /** Most transformation groups in one address, and most components in all of them. */
  readonly maxGroups: number
  readonly maxComponents: number
  /** Pictures rendered at the same time. */
  readonly concurrent: number
  /** Pictures waiting for their turn; one more is refused with 429. */
  readonly queued: number
  /** Longest time the renderer may work on the px of one step, in seconds: for what an estimate may miss. */
  readonly seconds: number
  /** The same of film and sound: longest side, px; runs of the encoder at once and waiting; seconds of one run; bytes it may write. */
  readonly maxFilmSide: number
  readonly filmsConcurrent: number
  readonly filmsQueued: number
  readonly filmSeconds: number
  readonly maxFilmBytes: number
  /** Size of the folder of derived files above which the least recently used ones go, in bytes. */
  readonly cacheBytes: number
}

export const defaultLimits: MediaLimits = {
  maxSide: 6000,
  maxInputPixels: 50_000_000,
  processorTime: 500,
  maxGroups: 6,
  maxComponents: 24,
  concurrent: 2,
  queued: 64,
  seconds: 10,
  maxFilmSide: 1920,
  filmsConcurrent: 1,
  filmsQueued: 8,
  filmSeconds: 20,
  maxFilmBytes: 64 * 1024 ** 2,
  cacheBytes: 2 * 1024 ** 3,
}
