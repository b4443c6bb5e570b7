/**
 * The spoken recordings of episodes, kept as files: made once by `record.ts`, because a machine that seeds has no voice.
 * `cues.json` says of which words each is a recording, and when each turn is said.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

export type Turn = { readonly speaker: string; readonly text: string }

const cues = z.record(
  z.string(),
  z.object({
    words: z.string(),
    /** Length of the recording, and begin and end of each turn in it. */
    seconds: z.number().int().positive(),
    turns: z.array(z.object({ start: z.number(), end: z.number() })),
  }),
)
export type Cues = z.infer<typeof cues>
export type Recording = Cues[string]

const folder = join(import.meta.dirname, 'recordings')

/** Where the cues of all recordings lie. */
export const cuesFile = join(folder, 'cues.json')

/** Where the recording of an episode lies, as MP3. */
export const recordingFile = (slug: string): string => join(folder, `${slug}.mp3`)

/** The cues of all recordings by the name of the episode. Throws an Error when the file is not in its form. */
export const readCues = (): Cues => cues.parse(JSON.parse(readFileSync(cuesFile, 'utf8')))

/** A name for the words of a transcript. */
export const wordsOf = (turns: readonly Turn[]): string =>
  createHash('sha256').update(JSON.stringify(turns)).digest('hex').slice(0, 16)

/**
 * The recording of an episode. Throws an Error that says how to mend it when there is none, or one of other words.
 * Chosen: a transcript that nobody says is worse than a seed that stops.
 */
export const recordingOf = (all: Cues, slug: string, turns: readonly Turn[]): Recording => {
  const recording = all[slug]
  if (recording?.words !== wordsOf(turns))
    throw new Error(`episodes/${slug}.md: not recorded as it is written; run sample/record.ts`)
  return recording
}
