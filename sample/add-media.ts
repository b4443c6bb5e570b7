/** Rows of podcasts, videos, stories and the people in them. */
import type { Draft } from './rows.ts'
import { relateTo, type Workshop } from './blocks.ts'
import {
  readEpisodes,
  readStories,
  readVideos,
  type EpisodeFile,
  type TranscriptTurn,
  type VideoFile,
} from './content-files.ts'
import { drawingSeed } from './files.ts'
import { markdownToDocument } from './markdown.ts'
import { authors, podcastHosts } from './people.ts'
import { profiles } from './profiles.ts'
import { portraitOf } from './add-library.ts'
import { invented } from './provenance.ts'
import { shows } from './podcast-shows.ts'
import { readCues, recordingOf, type Recording } from './recordings.ts'

/** Transcripts are written with first names; readers meet people by both. */
const fullNames = new Map([
  ...authors.map(({ firstName, name }) => [firstName, name] as const),
  ...[...podcastHosts, ...profiles].map((one) => [one.firstName, `${one.firstName} ${one.lastName}`] as const),
])

const morning = (day: string) => `${day}T06:00:00.000Z`

type Spoken = Pick<
  Draft<'podcast_episodes'>,
  'duration' | 'transcript_raw' | 'transcript_string_with_speakers' | 'speaker_map'
>

/**
 * Returns the transcript in the three forms of the catalogue. Turns share the recording's length (seconds) by how much
 * is said in them. Source: docs/contract.md 2.2 `transcript_raw`, `transcript_string_with_speakers`, `speaker_map`.
 */
export const spokenFields = (turns: readonly TranscriptTurn[], seconds: number): Spoken => {
  const total = turns.reduce((sum, turn) => sum + turn.text.length, 0)
  let said = 0
  const tenth = (letters: number) => Math.round((letters / total) * seconds * 10) / 10
  const times = turns.map(({ text }) => {
    const start = tenth(said)
    said += text.length
    return { start, end: tenth(said) }
  })
  return timedFields(turns, times, seconds)
}

/** Returns the transcript in the three forms of the catalogue, each turn with its times in the recording (seconds). */
const timedFields = (turns: readonly TranscriptTurn[], times: Recording['turns'], seconds: number): Spoken => {
  const speakers = [...new Set(turns.map((turn) => turn.speaker))]
  return {
    duration: seconds,
    transcript_raw: turns.map(({ speaker, text }, index) => {
      const { start, end } = times[index] ?? { start: 0, end: seconds }
      return { start, end, speaker: `S${speakers.indexOf(speaker) + 1}`, text }
    }),
    transcript_string_with_speakers: turns.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n'),
    speaker_map: Object.fromEntries(speakers.map((name, index) => [`S${index + 1}`, fullNames.get(name) ?? name])),
  }
}

/** Adds hosts and profiles. Source: docs/contract.md 2.2 `profiles`, `podcast_hosts`. */
export const addPeople = (workshop: Workshop): void => {
  const { catalogue } = workshop
  for (const { key, firstName, lastName } of podcastHosts)
    catalogue.add('podcast_hosts', key, {
      first_name: firstName,
      last_name: lastName,
      image: portraitOf(`${firstName} ${lastName}`, workshop),
      ...invented,
    })
  for (const profile of profiles) {
    catalogue.add('profiles', profile.key, {
      first_name: profile.firstName,
      last_name: profile.lastName,
      slug: profile.key,
      path: `/profielen/${profile.key}`,
      image: portraitOf(`${profile.firstName} ${profile.lastName}`, workshop),
      job_title: profile.jobTitle,
      ...invented,
      body: markdownToDocument(profile.body, { where: `profiles, ${profile.key}` }),
    })
    catalogue.link('profiles', profile.key, 'roles', profile.roles)
    catalogue.link('profiles', profile.key, 'sectors', profile.sectors)
  }
}

/** Adds shows, seasons and episodes. Source: docs/contract.md 2.2 `podcast_shows`, `seasons`, `podcast_episodes`. */
export const addPodcasts = (workshop: Workshop): void => {
  const { catalogue, files, seed } = workshop
  for (const show of shows) {
    const cover = `cover-${show.key}`
    catalogue.add('podcast_shows', show.key, {
      status: 'published',
      title: show.title,
      slug: show.key,
      path: `/media/podcasts/${show.key}`,
      description: markdownToDocument(show.description, { where: show.key }),
      artwork: files.ask(cover, `Omslag van ${show.title}`, { kind: 'cover', seed: drawingSeed(seed, cover) }),
      podcast_status: show.status,
      creator_name: 'Redactie Lesroute',
      ...invented,
    })
    const { hosts, audiences, phases, sectors } = show
    for (const [field, keys] of Object.entries({ hosts, audiences, phases, sectors }))
      catalogue.link('podcast_shows', show.key, field, keys)
    for (const { number, year } of show.seasons)
      catalogue.add('seasons', `${show.key}/${number}`, {
        season_number: number,
        year,
        show: catalogue.refer('podcast_shows', show.key, show.key),
      })
  }
  const cues = readCues()
  for (const episode of readEpisodes())
    addEpisode(episode, recordingOf(cues, episode.slug, episode.transcript), workshop)
}

const addEpisode = (
  { slug, matter, body, transcript }: EpisodeFile,
  recording: Recording,
  workshop: Workshop,
): void => {
  const { catalogue, files, seed } = workshop
  const cover = `cover-${slug}`
  catalogue.add('podcast_episodes', slug, {
    status: matter.status,
    title: matter.title,
    slug,
    path: `/media/podcasts/${matter.show}/${slug}`,
    description: matter.description,
    body: markdownToDocument(body, { where: `episodes/${slug}.md` }),
    audio: files.ask(slug, matter.title, { kind: 'recording', episode: slug, seconds: recording.seconds }),
    artwork: files.ask(cover, `Omslag van ${matter.title}`, { kind: 'cover', seed: drawingSeed(seed, cover) }),
    season: catalogue.refer('seasons', `${matter.show}/${matter.season}`, slug),
    show: catalogue.refer('podcast_shows', matter.show, slug),
    publication_date: morning(matter.publication_date),
    episode_number: matter.episode,
    chapters: matter.chapters,
    voice_kind: 'computer',
    ...invented,
    ...timedFields(transcript, recording.turns, recording.seconds),
  })
  const { hosts, guests, audiences, phases, roles, sectors, topics, tracks } = matter
  for (const [field, keys] of Object.entries({ hosts, guests, audiences, phases, roles, sectors, topics, tracks }))
    catalogue.link('podcast_episodes', slug, field, keys)
}

/** Adds the videos. Source: docs/contract.md 2.2 `videos`. */
export const addVideos = (workshop: Workshop): void => {
  for (const video of readVideos()) addVideo(video, workshop)
}

const addVideo = ({ slug, matter, body, transcript }: VideoFile, { catalogue, files, seed }: Workshop): void => {
  const drawing = { scene: matter.image, seed: drawingSeed(seed, slug) }
  catalogue.add('videos', slug, {
    status: matter.status,
    title: matter.title,
    slug,
    path: `/media/videos/${slug}`,
    description: matter.description,
    body: markdownToDocument(body, { where: `videos/${slug}.md` }),
    video: files.ask(slug, matter.title, { kind: 'film', seconds: matter.seconds, ...drawing }),
    artwork: files.ask(`poster-${slug}`, matter.title, { kind: 'scene', ...drawing }),
    publication_date: morning(matter.publication_date),
    chapters: matter.chapters,
    picture_kind: 'drawn',
    voice_kind: 'none',
    ...invented,
    ...spokenFields(transcript, matter.seconds),
  })
  const { audiences, phases, roles, sectors, topics, tracks } = matter
  const relations = { profiles: matter.profiles, audiences, phases, roles, sectors, topics, tracks }
  for (const [field, keys] of Object.entries(relations)) catalogue.link('videos', slug, field, keys)
}

/** Adds the stories of people who made the step. Source: docs/contract.md 2.3 `testimonials`; 10.4 for the document. */
export const addStories = (workshop: Workshop): void => {
  const { catalogue, files, seed } = workshop
  for (const { slug, matter, body } of readStories()) {
    const picture = `story-${slug}`
    const relate = relateTo({ collection: 'testimonials', key: slug }, workshop)
    catalogue.add('testimonials', slug, {
      status: matter.status,
      title: matter.title,
      slug,
      path: `/media/ervaringsverhalen/${slug}`,
      summary: matter.summary,
      description: matter.description,
      body: markdownToDocument(body, {
        relate,
        junction: 'testimonials_editor_nodes',
        where: `testimonials/${slug}.md`,
      }),
      image: files.ask(picture, matter.title, { kind: 'scene', scene: matter.image, seed: drawingSeed(seed, picture) }),
      publication_date: morning(matter.publication_date),
      date_updated: morning(matter.publication_date),
      topic: catalogue.refer('topics', matter.topic, slug),
      ...invented,
    })
    const { authors, audiences, phases, roles, sectors, topics, tracks } = matter
    const relations = { authors, profiles: [matter.profile], audiences, phases, roles, sectors, topics, tracks }
    for (const [field, keys] of Object.entries(relations)) catalogue.link('testimonials', slug, field, keys)
  }
}
