import { expect, test } from 'vitest'
import type { Episode, Show } from '../content/podcasts.ts'
import type { Story } from '../content/stories.ts'
import type { Video } from '../content/videos.ts'
import { episodeData, showData, storyData, videoData } from './media.ts'

const site = { name: 'Lesroute', url: 'https://site.example' }
const floor = { id: 'f', name: 'Floor Immink', path: '/profielen/floor', jobTitle: null, image: null }
const file = { id: 'a', type: 'audio/mpeg', filesize: 9, width: null, height: null, title: null, filename: null }
const recording = {
  date: '2026-06-01T06:00:00.000Z',
  planned: false,
  duration: 72,
  file,
  body: null,
  lines: [
    { start: 0, end: 4, speaker: 'Floor Immink', text: 'Hallo.' },
    { start: 4, end: 9, speaker: null, text: '(gelach)' },
  ],
  production: { sample: false, picture: null, voice: null },
  chapters: [
    { label: 'Herrie', start: 0, end: 6.4 },
    { label: 'Ritme', start: 6.4, end: 72 },
  ],
}
const about = { topics: [], sectors: [], roles: [] }
const base = { id: 'x', title: 'Emmers', description: 'Achtentwintig emmers.', artwork: null, ...recording, ...about }
const video: Video = { ...base, path: '/media/videos/emmers', people: [floor] }
const episode: Episode = {
  ...base,
  path: '/media/podcasts/show/emmers',
  number: 2,
  season: 1,
  seasonId: 's',
  show: { id: 'h', title: 'Show', path: '/media/podcasts/show' },
  hosts: [],
  guests: [floor],
}
const url = 'https://site.example/media/videos/emmers'
const image = 'https://media.example/still.jpg'
const contentUrl = 'https://media.example/film'

test('a video has its length, still, words, and chapters that begin where the player does', () => {
  expect(videoData(video, { url, image, site, contentUrl })).toMatchObject({
    '@type': 'VideoObject',
    name: 'Emmers',
    thumbnailUrl: image,
    uploadDate: '2026-06-01T06:00:00.000Z',
    duration: 'PT1M12S',
    contentUrl,
    transcript: 'Floor Immink: Hallo.\n(gelach)',
    actor: [{ '@type': 'Person', name: 'Floor Immink', url: 'https://site.example/profielen/floor' }],
    hasPart: [
      { '@type': 'Clip', name: 'Herrie', startOffset: 0, endOffset: 6, url: `${url}?t=0` },
      { '@type': 'Clip', name: 'Ritme', startOffset: 6, endOffset: 72, url: `${url}?t=6` },
    ],
  })
})

test('a video without a still or a date is not described: it would be no valid object', () => {
  expect(videoData(video, { url, image: null, site, contentUrl })).toBeNull()
  expect(videoData({ ...video, date: null }, { url, image, site, contentUrl })).toBeNull()
})

test('what is invented is not described', () => {
  const production = { ...recording.production, sample: true }
  expect(videoData({ ...video, production }, { url, image, site, contentUrl })).toBeNull()
  expect(episodeData({ ...episode, production }, { url, image, site, contentUrl, showUrl: null })).toBeNull()
})

test('an episode stands in its season and series, with its sound', () => {
  const showUrl = 'https://site.example/media/podcasts/show'
  expect(episodeData(episode, { url, image, site, contentUrl, showUrl })).toMatchObject({
    '@type': 'PodcastEpisode',
    episodeNumber: 2,
    partOfSeason: { '@type': 'PodcastSeason', seasonNumber: 1 },
    partOfSeries: { '@type': 'PodcastSeries', name: 'Show', url: showUrl },
    associatedMedia: {
      '@type': 'AudioObject',
      contentUrl,
      encodingFormat: 'audio/mpeg',
      duration: 'PT1M12S',
    },
  })
})

test('what is planned has a date, and nothing of what is in it', () => {
  const closed = { planned: true, file: null, lines: [], chapters: [] }
  const data = [
    videoData({ ...video, ...closed }, { url, image, site, contentUrl: null }),
    episodeData({ ...episode, ...closed }, { url, image, site, contentUrl: null, showUrl: null }),
  ]
  expect(JSON.stringify(data)).not.toMatch(/contentUrl|transcript|hasPart|associatedMedia/)
})

test('a series names its feed, a story the one who tells it and those who wrote it down', () => {
  const show: Show = {
    id: 's',
    title: 'Show',
    path: '/media/podcasts/show',
    artwork: null,
    podcast_status: null,
    creator_name: null,
    description: null,
    hosts: [],
    sectors: [],
  }
  expect(showData(show, { url, image: null, site, feed: 'https://site.example/feed.xml' })).toMatchObject({
    '@type': 'PodcastSeries',
    webFeed: 'https://site.example/feed.xml',
  })
  const story: Story = {
    id: 'y',
    title: 'Terug',
    path: '/media/ervaringsverhalen/terug',
    summary: 'Kort.',
    description: null,
    body: null,
    image: null,
    editor_nodes: [],
    sample: false,
    confirmed_by: null,
    confirmed_on: null,
    authors: [{ id: 'a', name: 'Noor' }],
    profiles: [floor],
    roles: [],
    tracks: [],
    sectors: [],
    topics: [],
    date: recording.date,
    planned: false,
  }
  expect(storyData(story, { url, image, site })).toMatchObject({
    '@type': 'Article',
    description: 'Kort.',
    author: [{ '@type': 'Person', name: 'Noor' }],
    about: [{ '@type': 'Person', name: 'Floor Immink' }],
  })
  expect(storyData({ ...story, authors: [] }, { url, image, site }).author).toEqual({
    '@type': 'Organization',
    ...site,
  })
})
