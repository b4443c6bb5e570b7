/** The one file that runs ffmpeg: a program of the system, used when there is one. */
import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { posterArguments, clipArguments, type Encoding, type Source } from './ffmpeg-arguments.ts'
import type { MediaLimits } from './limits.ts'
import { Refusal } from './refusal.ts'

/** What a run may take, and how long anybody waits for it. */
export type Bounds = MediaLimits & { readonly signal?: AbortSignal }

export type Ffmpeg = {
  /**
   * Writes a piece of a film or recording to `target`.
   * @throws Refusal 400 when the original cannot be read, does not hold what is asked, takes too long or becomes too large;
   * the signal's reason when it aborts, which ends the program
   */
  readonly writeClip: (source: Source, encoding: Encoding, target: string, bounds: Bounds) => Promise<void>
  /**
   * The frame shown at that second, as PNG.
   * @throws Refusal 400 as above
   */
  readonly posterFrame: (source: Source, second: number, bounds: Bounds) => Promise<Uint8Array>
}

const run = promisify(execFile)

/** Bytes; the frame of a film of the largest size that is decoded, barely compressed. */
const maxFrameBytes = 64 * 1024 ** 2

/**
 * The program at that path, or of that name in PATH; null when it is not there or does not answer.
 * Chosen: no shell between, and no input but the file named, so that no text of a visitor reaches a command line.
 */
export const findFfmpeg = async (program: string): Promise<Ffmpeg | null> => {
  try {
    await run(program, ['-version'], { timeout: 10_000 })
  } catch {
    // Whatever keeps it from telling its version keeps it from working: film and sound are delivered as they are.
    return null
  }
  return { writeClip: writeClip(program), posterFrame: posterFrame(program) }
}

const writeClip =
  (program: string): Ffmpeg['writeClip'] =>
  async (source, encoding, target, limits) => {
    await encode(program, clipArguments(source, encoding, target, limits), limits)
    // The program stops at the limit and calls it a success: a file that reached it is not whole.
    const { size } = await stat(target)
    if (size >= limits.maxFilmBytes)
      throw new Refusal(400, `File size too large (at most ${limits.maxFilmBytes} bytes)`)
  }

const posterFrame =
  (program: string): Ffmpeg['posterFrame'] =>
  (source, second, limits) =>
    encode(program, posterArguments(source, second, limits), limits)

const encode = async (
  program: string,
  args: readonly string[],
  { filmSeconds, signal }: Bounds,
): Promise<Uint8Array> => {
  try {
    const { stdout } = await run(program, args, {
      encoding: 'buffer',
      timeout: filmSeconds * 1000,
      killSignal: 'SIGKILL',
      ...(signal && { signal }),
      maxBuffer: maxFrameBytes,
    })
    return stdout
  } catch (cause) {
    signal?.throwIfAborted()
    throw refusalFor(cause, filmSeconds)
  }
}

/** What the encoder fails at comes from the original or from what was asked of it; what it says stays with the cause. */
const refusalFor = (cause: unknown, seconds: number): unknown => {
  if (!(cause instanceof Error) || !('killed' in cause)) return cause
  if ('code' in cause && cause.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER')
    return new Refusal(400, `File size too large (at most ${maxFrameBytes} bytes)`, { cause })
  if (cause.killed === true)
    return new Refusal(400, `Transformation takes too long (at most ${seconds} seconds)`, { cause })
  const output = 'stderr' in cause ? String(cause.stderr) : ''
  // The machine's fault, not the request's.
  if (output.includes('No space left')) return cause
  if (output.includes('Unknown encoder')) return new Refusal(501, 'This codec is not available', { cause })
  if (/does not contain any stream|matches no streams/.test(output))
    return new Refusal(400, 'The file holds no such track', { cause })
  if (output.includes('Empty output')) return new Refusal(400, 'Nothing lies in this part of the file', { cause })
  return new Refusal(400, 'Invalid video file', { cause })
}
