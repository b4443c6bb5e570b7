/** What is said in a recording: who, what, and when where that is known. */
import { z } from 'zod'
import { seconds } from './seconds.ts'

export type Line = {
  /** Seconds from the start; null when the transcript has no times. */
  readonly start: number | null
  readonly end: number | null
  /** The name shown; null when nobody is named. */
  readonly speaker: string | null
  readonly text: string
}
export type TimedLine = Line & { readonly start: number; readonly end: number }

/** The forms in which the catalogue holds a transcript. Source: docs/contract.md 2.2. */
export type Transcript = { readonly raw: unknown; readonly text: string | null; readonly speakers: unknown }

const rawLine = z.object({
  start: seconds,
  end: seconds.nullish().catch(null),
  speaker: z.string().nullish().catch(null),
  text: z.string().trim().min(1),
})
const speakerMap = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform((map) =>
    Object.fromEntries(Object.entries(map).filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
  )

/** `Naam: wat er gezegd wordt`; a name is short, begins with a capital and holds no sentence. */
const spoken = /^(\p{Lu}[\p{L}\p{N} .'’-]{0,39}):\s+(\S.*)$/u

const nameOf = (key: string | null | undefined, names: Readonly<Record<string, string>>): string | null =>
  key ? (names[key] ?? key) : null

/** Characters a second at which the last line is read, where nothing says when it ends. Source: the usual broadcast limit. */
const pace = 15

/** A line without an end, or with one that is not after its start, lasts until the next begins. */
const fromRaw = (raw: unknown, names: Readonly<Record<string, string>>): TimedLine[] => {
  const lines = (Array.isArray(raw) ? raw : [])
    .flatMap((entry) => {
      const { success, data } = rawLine.safeParse(entry)
      return success ? [data] : []
    })
    .sort((one, other) => one.start - other.start)
  const nextStart = (start: number, from: number) => lines.slice(from).find((line) => line.start > start)?.start ?? null
  return lines.map(({ start, end, speaker, text }, index) => ({
    start,
    end: end && end > start ? end : (nextStart(start, index + 1) ?? start + Math.max(1, text.length / pace)),
    speaker: nameOf(speaker, names),
    text,
  }))
}

/** Names in the text are those of the writer; the map's full name with that first name is what readers see. */
const fromText = (text: string, names: Readonly<Record<string, string>>): Line[] => {
  const full = Object.values(names)
  const known = (name: string) => full.find((one) => one === name || one.startsWith(`${name} `))
  return text.split('\n').flatMap((row): Line[] => {
    const line = row.trim()
    const [, name, words] = spoken.exec(line) ?? []
    if (name && words) return [{ start: null, end: null, speaker: names[name] ?? known(name) ?? name, text: words }]
    return line ? [{ start: null, end: null, speaker: null, text: line }] : []
  })
}

/**
 * The lines of a transcript in the order in which they are said: those with times where there are any, else those of
 * the plain text. Entries of a wrong shape are left out; nothing at all gives an empty list.
 * Source: docs/contract.md 2.2 `transcript_raw`, `transcript_string_with_speakers`, `speaker_map`.
 */
export const transcriptLines = ({ raw, text, speakers }: Transcript): Line[] => {
  const names = speakerMap.parse(speakers)
  const timed = fromRaw(raw, names)
  return timed.length ? timed : fromText(text ?? '', names)
}

/** Those lines of which it is known when they are said. */
export const timedLines = (lines: readonly Line[]): TimedLine[] =>
  lines.flatMap((line) =>
    line.start === null || line.end === null ? [] : [{ ...line, start: line.start, end: line.end }],
  )

/** The names in the order in which they are first heard. */
export const speakersOf = (lines: readonly Line[]): string[] => [
  ...new Set(lines.flatMap(({ speaker }) => (speaker === null ? [] : [speaker]))),
]
