/** What is said in a recording, and its parts, as files that players and readers take along. */
import { chaptersJson, type Chapter } from './chapters.ts'
import { timedLines, type Line } from './lines.ts'
import { clock } from './time.ts'
import { captionsVtt, chaptersVtt } from './vtt.ts'

type Spoken = { readonly lines: readonly Line[]; readonly chapters: readonly Chapter[] }
export type TranscriptFile = { readonly body: string; readonly type: string }

const plain = (lines: readonly Line[]): string =>
  lines
    .map(
      ({ start, speaker, text }) =>
        `${start === null ? '' : `[${clock(start)}] `}${speaker ? `${speaker}: ` : ''}${text}\n`,
    )
    .join('')

/** Each file by its name; null where the recording has nothing for it. */
const makers = {
  'captions.vtt': ({ lines }) => {
    const timed = timedLines(lines)
    return timed.length ? { body: captionsVtt(timed), type: 'text/vtt; charset=utf-8' } : null
  },
  'chapters.vtt': ({ chapters }) =>
    chapters.length ? { body: chaptersVtt(chapters), type: 'text/vtt; charset=utf-8' } : null,
  'chapters.json': ({ chapters }) =>
    chapters.length ? { body: chaptersJson(chapters), type: 'application/json+chapters; charset=utf-8' } : null,
  'transcript.txt': ({ lines }) => (lines.length ? { body: plain(lines), type: 'text/plain; charset=utf-8' } : null),
} as const satisfies Readonly<Record<string, (spoken: Spoken) => TranscriptFile | null>>

const isName = (name: string): name is keyof typeof makers => Object.hasOwn(makers, name)

/**
 * The file of that name about a recording; null for a name that is none, and for a recording that has nothing for it.
 * Source: docs/contract.md 11.3; Podcasting 2.0, "transcript" and "chapters".
 */
export const transcriptFile = (name: string, spoken: Spoken): TranscriptFile | null =>
  isName(name) ? makers[name](spoken) : null
