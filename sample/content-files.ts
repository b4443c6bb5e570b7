/** Reads the content files beside this module and checks their front matter before anything is made of them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { sceneKinds } from './files.ts'
import { splitFrontMatter, yamlRecord } from './markdown.ts'

const names = z.array(z.string()).default([])
const day = z
  .union([z.string(), z.date()])
  .transform((value) => (value instanceof Date ? value.toISOString() : value).slice(0, 10))
const status = z.enum(['draft', 'review', 'published', 'archived']).default('published')
const filters = { topics: names, sectors: names, roles: names, tracks: names, audiences: names, phases: names }

const articleMatter = z.strictObject({
  ...filters,
  title: z.string(),
  summary: z.string(),
  description: z.string().min(120).max(160),
  english: z.boolean(),
  status,
  date_created: day,
  date_updated: day,
  qualifications: names,
  authors: names,
  faqs: names,
  sources: names,
  documents: names,
  image: z.enum(sceneKinds),
  news: z.string().optional(),
})
const faqFileMatter = z.strictObject({ topics: names, english: z.boolean().default(false) })
const faqMatter = z.strictObject({
  key: z.string(),
  sectors: names,
  topics: names,
  /** Replaces the topics of the file instead of adding to them. */
  only: names,
  audiences: names,
  phases: names,
  popularity: z.number().int().optional(),
  updated: day.default('2026-09-01'),
})
const storyMatter = z.strictObject({
  ...filters,
  title: z.string(),
  summary: z.string(),
  description: z.string().min(80).max(160),
  status,
  publication_date: day,
  profile: z.string(),
  authors: names,
  topic: z.string(),
  image: z.enum(sceneKinds),
})
const chapters = z.array(z.strictObject({ label: z.string(), time: z.number().min(0) })).default([])
const episodeMatter = z.strictObject({
  ...filters,
  title: z.string(),
  description: z.string(),
  status,
  show: z.string(),
  season: z.number().int(),
  episode: z.number().int(),
  publication_date: day,
  hosts: names,
  guests: names,
  chapters,
})
const videoMatter = z.strictObject({
  ...filters,
  title: z.string(),
  description: z.string(),
  status,
  publication_date: day,
  seconds: z.number().int(),
  profiles: names,
  image: z.enum(sceneKinds),
  chapters,
})

/** Said first in every recording. */
const label: TranscriptTurn = { speaker: 'Stem', text: 'Dit is een voorbeeld, ingesproken door computerstemmen.' }

export type ContentFile<M> = { slug: string; matter: M; body: string }
export type TranscriptTurn = { speaker: string; text: string }
export type Question = {
  question: string
  answer: string
  english: boolean
  matter: z.infer<typeof faqMatter>
  topics: string[]
}
export type ArticleFile = ContentFile<z.infer<typeof articleMatter>>
export type StoryFile = ContentFile<z.infer<typeof storyMatter>>
export type EpisodeFile = ContentFile<z.infer<typeof episodeMatter>> & { transcript: TranscriptTurn[] }
export type VideoFile = ContentFile<z.infer<typeof videoMatter>> & { transcript: TranscriptTurn[] }

const readFolder = <M>(folder: string, matter: z.ZodType<M>): ContentFile<M>[] => {
  const path = join(import.meta.dirname, folder)
  return readdirSync(path)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const where = `${folder}/${name}`
      const { data, body } = splitFrontMatter(readFileSync(join(path, name), 'utf8'), where)
      return { slug: name.slice(0, -'.md'.length), matter: checked(matter, data, where), body }
    })
}

const checked = <M>(matter: z.ZodType<M>, data: unknown, where: string): M => {
  const result = matter.safeParse(data)
  if (!result.success) throw new Error(`${where}: ${z.prettifyError(result.error)}`)
  return result.data
}

/** Returns the articles by file name. Throws an Error naming the file whose front matter is wrong. Source: docs/contract.md 2.2 `articles`. */
export const readArticles = (): ArticleFile[] => readFolder('articles', articleMatter)

/** Returns the stories of people who made the step. Throws as above. Source: docs/contract.md 2.1 `testimonials`. */
export const readStories = (): StoryFile[] => readFolder('testimonials', storyMatter)

/** Returns the podcast episodes with their transcripts. Throws as above. Source: docs/contract.md 2.2 `podcast_episodes`. */
export const readEpisodes = (): EpisodeFile[] =>
  readFolder('episodes', episodeMatter)
    .map(withTranscript)
    .map((episode) => ({ ...episode, transcript: [label, ...episode.transcript] }))

/** Returns the videos with their transcripts. Throws as above. Source: docs/contract.md 2.2 `videos`. */
export const readVideos = (): VideoFile[] => readFolder('videos', videoMatter).map(withTranscript)

/**
 * Returns the questions of all files, each `## question` with its metadata and answer. Throws an Error naming the
 * question that has no metadata. Source: docs/contract.md 2.2 `faqs`.
 */
export const readQuestions = (): Question[] =>
  readFolder('faqs', faqFileMatter).flatMap(({ slug, matter, body }) =>
    body
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const match = /^(.+)\n+```meta\n([\s\S]*?)\n```\n([\s\S]+)$/.exec(section)
        const where = `faqs/${slug}.md, "${section.slice(0, 60).split('\n')[0]}"`
        if (!match) throw new Error(`${where}: no metadata`)
        const meta = checked(faqMatter, yamlRecord(match[2] ?? '', where), where)
        const topics = meta.only.length > 0 ? meta.only : [...new Set([...matter.topics, ...meta.topics])]
        return {
          question: (match[1] ?? '').trim(),
          answer: (match[3] ?? '').trim(),
          english: matter.english,
          matter: meta,
          topics,
        }
      }),
  )

const withTranscript = <M>(file: ContentFile<M>): ContentFile<M> & { transcript: TranscriptTurn[] } => {
  const match = /\n```transcript\n([\s\S]*?)\n```\n?/.exec(file.body)
  if (!match) throw new Error(`${file.slug}: no transcript`)
  const transcript = (match[1] ?? '').split('\n').map((line) => {
    const at = line.indexOf(': ')
    if (at < 0) throw new Error(`${file.slug}: a line of the transcript without a speaker`)
    return { speaker: line.slice(0, at), text: line.slice(at + 2) }
  })
  return { ...file, body: file.body.replace(match[0], '\n'), transcript }
}
