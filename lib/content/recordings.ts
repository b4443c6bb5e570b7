/** Fields that episodes, videos and stories share: people, dates, and content that is withheld until publication. */
import { z } from 'zod'
import { pictureKinds, voiceKinds } from '#schema/families/provenance.ts'
import type { RichText } from '#schema/index.ts'
import { chaptersOf, type Chapter } from '../media/transcript/chapters.ts'
import { transcriptLines, type Line } from '../media/transcript/lines.ts'
import { type FileRef, fileRef, optionalText, richText } from './field-parsers.ts'
import { fieldsOf, selecting } from './fields.ts'
import { asPublished, type ItemSource } from './reading.ts'

export const personShape = {
  id: z.string(),
  first_name: z.string(),
  last_name: optionalText,
  image: fileRef,
  path: optionalText,
  job_title: optionalText,
} as const

type PersonRow = { readonly first_name: string; readonly last_name: string | null; readonly job_title: string | null }

/** A person under one name. */
export const toPerson = <T extends PersonRow>({ first_name, last_name, job_title, ...rest }: T) => ({
  ...rest,
  name: [first_name, last_name].filter(Boolean).join(' '),
  jobTitle: job_title,
})

const personWith = (...more: readonly string[]) =>
  selecting(z.object(personShape).transform(toPerson), [
    'id',
    'first_name',
    'last_name',
    { image: fieldsOf('directus_files', fileRef) },
    ...more,
  ])

export const person = personWith()
export const personWithPage = personWith('path')
export const personWithJob = personWith('path', 'job_title')
export type Person = z.output<typeof person>

export const optionalNumber = z.coerce
  .number()
  .nullish()
  .catch(null)
  .transform((number) => number ?? null)

/** The publication date, and whether it lies in the future. An item without a date is not published. */
export type Release = { readonly date: string | null; readonly planned: boolean }

/** Source: docs/contract.md 10.3, `read published media`: what has its date in the past may be read and played. */
export const releaseOf = (date: string | null, now: Date): Release => ({
  date,
  planned: date === null || !(Date.parse(date) <= now.getTime()),
})

/** The release of an item as it is read: what an editor previews is shown as it will be, whatever its date. */
export const releaseIn = (source: ItemSource, date: string | null): Release =>
  source === asPublished ? releaseOf(date, new Date()) : { date, planned: false }

/** Chosen: the contract names neither chapters nor how a recording was made. */
export const recordingShape = {
  /** Seconds. */
  duration: optionalNumber,
  publication_date: optionalText,
  body: richText,
  transcript_raw: z.unknown().optional(),
  transcript_string_with_speakers: optionalText,
  speaker_map: z.unknown().optional(),
  chapters: z.unknown().optional(),
  sample: z.boolean().nullish(),
  picture_kind: z.enum(pictureKinds).nullish().catch(null),
  voice_kind: z.enum(voiceKinds).nullish().catch(null),
} as const

type Row = z.output<z.ZodObject<typeof recordingShape>>

/** How a recording was made; null where that is not known. */
export type Production = {
  /** Whether it is invented. */
  readonly sample: boolean
  readonly picture: (typeof pictureKinds)[number] | null
  readonly voice: (typeof voiceKinds)[number] | null
}

export type Recording = Release & {
  readonly production: Production
  /** Seconds; 0 when it is not known. */
  readonly duration: number
  readonly file: FileRef | null
  readonly body: RichText | null
  readonly lines: readonly Line[]
  readonly chapters: readonly Chapter[]
}

/**
 * A recording as pages may show it. A planned recording has neither file nor transcript: the service withholds them, and
 * so does the site, so that a mistake in one of the two does not disclose them.
 */
export const recordingOf = (row: Row, file: FileRef | null, release: Release): Recording => {
  const duration = row.duration ?? 0
  const production = {
    sample: row.sample === true,
    picture: row.picture_kind ?? null,
    voice: row.voice_kind ?? null,
  }
  if (release.planned) return { ...release, production, duration, file: null, body: null, lines: [], chapters: [] }
  const lines = transcriptLines({
    raw: row.transcript_raw,
    text: row.transcript_string_with_speakers,
    speakers: row.speaker_map,
  })
  return {
    ...release,
    production,
    duration,
    file,
    body: row.body,
    lines,
    chapters: chaptersOf(row.chapters, duration || null),
  }
}
