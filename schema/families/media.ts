/** Media: podcasts, videos, stories and the people in them; what is planned is listed, but withheld until its date. */
import {
  collection,
  dateTime,
  file,
  integer,
  json,
  many,
  manyToAny,
  manyToMany,
  one,
  oneOf,
  required,
  richText,
  slug,
  text,
  uuid,
} from '../define.ts'
import { published, subjects } from './common.ts'
import { textBlocks, type Chapter } from './blocks.ts'
import { production, standing } from './provenance.ts'

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
  family: 'media',
  fields: {
    ...published,
    description: richText(),
    artwork: file(),
    podcast_status: oneOf(['active', 'paused', 'finished']),
    creator_name: text(),
    ...standing,
    seasons: many('seasons', 'show', 'season_number'),
    episodes: many('podcast_episodes', 'show', 'episode_number'),
    hosts: manyToMany('podcast_hosts'),
    audiences: manyToMany('audiences'),
    phases: manyToMany('phases'),
    sectors: manyToMany('sectors'),
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
  family: 'media',
  fields: {
    id: required(uuid()),
    season_number: required(integer()),
    year: integer(),
    show: one('podcast_shows'),
    episodes: many('podcast_episodes', 'season', 'episode_number'),
  },
  embed: { one: ['id', 'season_number', 'year', 'show.title'] },
})

export const podcast_episodes = collection({
  family: 'media',
  fields: {
    ...published,
    description: text(),
    body: richText(),
    audio: file(),
    artwork: file(),
    season: one('seasons'),
    show: one('podcast_shows'),
    publication_date: required(dateTime()),
    episode_number: integer(),
    /** Seconds. */
    duration: integer(),
    transcript_raw: json<readonly TranscriptLine[]>(),
    transcript_string_with_speakers: text(),
    speaker_map: json<SpeakerMap>(),
    chapters: json<readonly Chapter[]>(),
    ...production,
    ...standing,
    hosts: manyToMany('podcast_hosts'),
    guests: manyToMany('profiles'),
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
  family: 'media',
  fields: { id: required(uuid()), first_name: required(text()), last_name: text(), image: file(), ...standing },
  embed: { many: ['id', 'first_name', 'last_name', 'image'] },
})

export const profiles = collection({
  family: 'media',
  fields: {
    id: required(uuid()),
    first_name: required(text()),
    last_name: text(),
    slug: required(slug()),
    path: required(text()),
    image: file(),
    job_title: text(),
    body: richText(),
    ...standing,
    roles: manyToMany('roles'),
    sectors: manyToMany('sectors'),
    videos: manyToMany('videos', 'videos_profiles'),
    testimonials: manyToMany('testimonials', 'testimonials_profiles'),
    podcast_episodes: manyToMany('podcast_episodes', 'podcast_episodes_profiles'),
  },
  embed: { many: ['id', 'first_name', 'last_name', 'path', 'image'] },
})

export const videos = collection({
  family: 'media',
  fields: {
    ...published,
    description: text(),
    body: richText(),
    video: file(),
    artwork: file(),
    /** Seconds. */
    duration: integer(),
    publication_date: required(dateTime()),
    chapters: json<readonly Chapter[]>(),
    transcript_raw: json<readonly TranscriptLine[]>(),
    transcript_string_with_speakers: text(),
    speaker_map: json<SpeakerMap>(),
    ...production,
    ...standing,
    profiles: manyToMany('profiles'),
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
  family: 'media',
  fields: {
    ...published,
    summary: text(),
    description: text(),
    body: richText(),
    image: file(),
    publication_date: required(dateTime()),
    date_updated: dateTime(),
    ...standing,
    editor_nodes: manyToAny(textBlocks),
    /** The one topic that a story is filed under; `topics` are all that it touches. */
    topic: one('topics'),
    authors: manyToMany('authors'),
    profiles: manyToMany('profiles'),
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
