/** The parts of a recording. */
import { z } from 'zod'
import { seconds } from './seconds.ts'

export type Chapter = {
  readonly label: string
  /** Seconds from the start. */
  readonly start: number
  /** Null for the last one, when it is not known how long the recording is. */
  readonly end: number | null
}

const chapterShape = z.object({ label: z.string().trim().min(1), time: seconds })

/**
 * Chapters in order of time, each up to the next and the last up to the end of the recording (seconds; null when not known). Entries of a
 * wrong shape, and those that begin after the end, are left out.
 * Source: docs/contract.md 10.5, `chapters [{label,time}]`.
 */
export const chaptersOf = (chapters: unknown, duration: number | null): Chapter[] => {
  const known = (Array.isArray(chapters) ? chapters : [])
    .flatMap((entry) => {
      const { success, data } = chapterShape.safeParse(entry)
      return success && data.time < (duration ?? Infinity) ? [data] : []
    })
    .sort((one, other) => one.time - other.time)
  return known.map(({ label, time }, index) => ({ label, start: time, end: known[index + 1]?.time ?? duration }))
}

/** Chapters as podcast players read them. Source: Podcasting 2.0, "JSON chapters format" 1.2. */
export const chaptersJson = (chapters: readonly Chapter[]): string =>
  JSON.stringify({
    version: '1.2.0',
    chapters: chapters.map(({ label, start, end }) => ({
      startTime: start,
      ...(end === null ? {} : { endTime: end }),
      title: label,
    })),
  })
