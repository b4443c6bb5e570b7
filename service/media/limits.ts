/** What one request, and all requests together, may cost. */
export const defaultLimits = {
  /** Longest side that may be asked for or come out of a transformation, in px. */
  maxSide: 6000,
  /** Largest original that is decoded, in px (width × height). */
  maxInputPixels: 50_000_000,
  /** Largest upload once it is decoded, in bytes. Chosen: the px above with four channels; two bytes a channel are for half as many. */
  maxDecodedBytes: 200_000_000,
  /** Uploads waiting until they are looked at, one after the other; one more is refused with 429. */
  uploadsQueued: 8,
  /** Processor time that a picture may be estimated to cost, in ms, all threads together (`cost.ts`). */
  processorTime: 500,
  /** Most transformation groups in one address, and most components in all of them. */
  maxGroups: 6,
  maxComponents: 24,
  /** Pictures rendered at the same time. */
  concurrent: 2,
  /** Pictures waiting for their turn; one more is refused with 429. */
  queued: 64,
  /** Longest time the renderer may work on the px of one step, in seconds: for what an estimate may miss. */
  seconds: 10,
  /** The same of film and sound: longest side, px; runs of the encoder at once and waiting; seconds of one run; bytes it may write. */
  maxFilmSide: 1920,
  filmsConcurrent: 1,
  filmsQueued: 8,
  filmSeconds: 20,
  maxFilmBytes: 64 * 1024 ** 2,
  /** Size of the folder of derived files above which the least recently used ones go, in bytes. */
  cacheBytes: 2 * 1024 ** 3,
}

export type MediaLimits = Readonly<typeof defaultLimits>
