/** The thread that builds a segment: takes a `BuildJob`, gives the segment without copying it. */
import { parentPort, workerData } from 'node:worker_threads'
import { buildFrom, type BuildJob } from './build.ts'
import { arraysIn } from './segment-file.ts'

// The other end of this thread is `buildBeside`, whose types hold across.
const segment = buildFrom(workerData as BuildJob)
parentPort?.postMessage(
  segment,
  [...new Set(arraysIn(segment).map(({ buffer }) => buffer))].filter((buffer) => buffer instanceof ArrayBuffer),
)
