/** Media: podcasts, videos, stories and the people in them; what is planned is listed, but withheld until its date. */
import * as f from '../define.ts'
import { published, subjects } from './common.ts'
import { textBlocks, type Chapter } from './blocks.ts'
import { production, standing } from './provenance.ts'

const collection = f.family('media')

/** Speaker number in the raw transcript → the name shown. */
export type SpeakerMap = Readonly<Record<string, string>>
export type TranscriptLine = {
  /** Seconds from the start. */
  readonly start: number
  readonly end: number
  readonly speaker: string
  readonly text: string
}

/** Classes of an item by name: people search for a podcast about a way into teaching whose guests do not say its name. */
const classNames = ['roles.name', 'tracks.name', 'topics.name', 'sectors.title']

const taxonomyFacets = [
  'audiences.title',
  'phases.title',
  'roles.name',
  'sectors.title',
  'topics.name',
  'tracks.name',
] as const

export const podcast_shows = collection({
  fields: {
    ...published,
    description: f.richText(),
    artwork: f.file(),
    podcast_status: f.oneOf(['active', 'paused', 'finished']),
    creator_name: f.text(),
    ...standing,
    seasons: f.many('seasons', 'show', 'season_number'),
    episodes: f.many('podcast_episodes', 'show', 'episode_number'),
    hosts: f.manyToMany('podcast_hosts'),
    audiences: f.manyToMany('audiences'),
    phases: f.manyToMany('phases'),
    sectors: f.manyToMany('sectors'),
  },
  search: {
    facets: ['audiences.title', 'phases.title', 'sectors.title'],
    searchable: ['title', 'creator_name', 'bodyString', 'hosts.first_name', 'hosts.last_name'],
  },
  embed: {
    many: ['id', 'title', 'path', 'artwork'],
    one: ['id', 'title', 'path', 'artwork', 'podcast_status', 'creator_name'],
  },
})

export const seasons = collection({
  fields: {
    season_number: f.required(f.integer()),
    year: f.integer(),
    show: f.one('podcast_shows'),
    episodes: f.many('podcast_episodes', 'season', 'episode_number'),
  },
  embed: { one: ['id', 'season_number', 'year', 'show.title'] },
})

export const podcast_episodes = collection({
  fields: {
    ...published,
    description: f.text(),
    body: f.richText(),
    audio: f.file(),
    artwork: f.file(),
    season: f.one('seasons'),
    show: f.one('podcast_shows'),
    publication_date: f.required(f.dateTime()),
    episode_number: f.integer(),
    /** Seconds. */
    duration: f.integer(),
    transcript_raw: f.json<readonly TranscriptLine[]>(),
    transcript_string_with_speakers: f.text(),
    speaker_map: f.json<SpeakerMap>(),
    chapters: f.json<readonly Chapter[]>(),
    ...production,
    ...standing,
    hosts: f.manyToMany('podcast_hosts'),
    guests: f.manyToMany('profiles'),
    ...subjects,
  },
  search: {
    facets: [...taxonomyFacets, 'show.title'],
    searchable: [
      'title',
      'show.title',
      'bodyString',
      'transcript_string',
      'guests.first_name',
      'guests.last_name',
      ...classNames,
    ],
    exclude: ['transcript_raw', 'transcript_string_with_speakers', 'speaker_map'],
    ranking: ['desc(publication_date)'],
  },
  embed: {
    many: ['id', 'title', 'path'],
    one: [
      'id',
      'title',
      'path',
      'season.season_number',
      'show.title',
      'show.artwork',
      'publication_date',
      'episode_number',
    ],
  },
  embargo: {
    until: 'publication_date',
    fields: ['body', 'audio', 'transcript_raw', 'transcript_string_with_speakers', 'speaker_map', 'chapters'],
  },
})

export const podcast_hosts = collection({
  fields: {
    first_name: f.required(f.text()),
    last_name: f.text(),
    image: f.file(),
    ...standing,
  },
  embed: { many: ['id', 'first_name', 'last_name', 'image'] },
})

export const profiles = collection({
  fields: {
    first_name: f.required(f.text()),
    last_name: f.text(),
    slug: f.required(f.slug()),
    path: f.required(f.text()),
    image: f.file(),
    job_title: f.text(),
    body: f.richText(),
    ...standing,
    roles: f.manyToMany('roles'),
    sectors: f.manyToMany('sectors'),
    videos: f.manyToMany('videos', 'videos_profiles'),
    testimonials: f.manyToMany('testimonials', 'testimonials_profiles'),
    podcast_episodes: f.manyToMany('podcast_episodes', 'podcast_episodes_profiles'),
  },
  embed: { many: ['id', 'first_name', 'last_name', 'path', 'image'] },
})

export const videos = collection({
  fields: {
    ...published,
    description: f.text(),
    body: f.richText(),
    video: f.file(),
    artwork: f.file(),
    /** Seconds. */
    duration: f.integer(),
    publication_date: f.required(f.dateTime()),
    chapters: f.json<readonly Chapter[]>(),
    transcript_raw: f.json<readonly TranscriptLine[]>(),
    transcript_string_with_speakers: f.text(),
    speaker_map: f.json<SpeakerMap>(),
    ...production,
    ...standing,
    profiles: f.manyToMany('profiles'),
    ...subjects,
  },
  search: {
    facets: taxonomyFacets,
    searchable: [
      'title',
      'transcript_string',
      'profiles.first_name',
      'profiles.last_name',
      'bodyString',
      ...classNames,
    ],
    exclude: ['transcript_raw', 'transcript_string_with_speakers', 'speaker_map', 'chapters'],
    ranking: ['desc(publication_date)'],
  },
  embed: { many: ['id', 'title', 'path'] },
  embargo: {
    until: 'publication_date',
    fields: ['body', 'video', 'transcript_raw', 'transcript_string_with_speakers', 'speaker_map', 'chapters'],
  },
})

export const testimonials = collection({
  fields: {
    ...published,
    summary: f.text(),
    description: f.text(),
    body: f.richText(),
    image: f.file(),
    publication_date: f.required(f.dateTime()),
    date_updated: f.dateTime(),
    ...standing,
    editor_nodes: f.manyToAny(textBlocks),
    /** The one topic that a story is filed under; `topics` are all that it touches. */
    topic: f.one('topics'),
    authors: f.manyToMany('authors'),
    profiles: f.manyToMany('profiles'),
    ...subjects,
  },
  search: {
    facets: [
      'audiences.title',
      'authors.name',
      'phases.title',
      'roles.name',
      'sectors.title',
      'topics.name',
      'tracks.name',
    ],
    searchable: ['title', 'summary', 'description', 'bodyString', 'topic.name', 'authors.name', ...classNames],
    ranking: ['desc(publication_date)'],
  },
  embed: { many: ['id', 'title', 'path'] },
  embargo: { until: 'publication_date', fields: ['body'] },
})
