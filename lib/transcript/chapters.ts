/** The parts of a recording. */
import { z } from 'zod'

export type Chapter = {
  readonly label: string
  /** Seconds from the start. */
  readonly start: number
  readonly end: number
}

const given = z.object({ label: z.string().trim().min(1), time: z.coerce.number().min(0) })

/**
 * Chapters in order of time, each up to the next and the last up to the end of the recording (seconds). Entries of a
 * wrong shape, and those that begin after the end, are left out.
 * Source: service-facts "Relational nodes", `chapters [{label,time}]`.
 */
export const chaptersOf = (chapters: unknown, duration: number): Chapter[] => {
  const known = (Array.isArray(chapters) ? chapters : [])
    .flatMap((entry) => {
      const { success, data } = given.safeParse(entry)
      return success && data.time < duration ? [data] : []
    })
    .sort((one, other) => one.time - other.time)
  return known.map(({ label, time }, index) => ({ label, start: time, end: known[index + 1]?.time ?? duration }))
}

/** The chapter that a moment falls in; null before the first. */
export const chapterAt = (chapters: readonly Chapter[], time: number): Chapter | null =>
  chapters.findLast(({ start }) => start <= time) ?? null

/** Chapters as podcast players read them. Source: Podcasting 2.0, "JSON chapters format" 1.2. */
export const chaptersJson = (chapters: readonly Chapter[]): string =>
  JSON.stringify({
    version: '1.2.0',
    chapters: chapters.map(({ label, start, end }) => ({ startTime: start, endTime: end, title: label })),
  })
