import { expect, test } from 'vitest'
import type { Episode, Show } from '../content/podcasts.ts'
import { podcastFeed, podcastGuid } from './podcast-feed.ts'

const file = (id: string, type: string, filesize: number) => ({
  id,
  type,
  filesize,
  width: null,
  height: null,
  title: null,
  filename: null,
})
const person = (name: string, path: string | null = null) => ({ id: name, name, path, jobTitle: null, image: null })

const show: Show = {
  id: 's',
  title: 'Praten & <luisteren>',
  path: '/media/podcasts/praten',
  artwork: file('cover', 'image/png', 1),
  podcast_status: 'finished',
  creator_name: 'Redactie "Lesroute"',
  description: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Over lesgeven.' }] }] },
  hosts: [person('Lieke Broekhuis')],
  sectors: [],
}
const episode: Episode = {
  id: 'e1',
  title: 'Wie zei dat? ]]>',
  path: '/media/podcasts/praten/wie-zei-dat',
  description: 'Een <b>vraag</b>.',
  artwork: null,
  number: 2,
  season: 1,
  seasonId: 'x',
  show: null,
  hosts: [],
  guests: [person('Floor & Co', '/profielen/floor')],
  topics: [],
  sectors: [],
  roles: [],
  date: '2025-09-18T06:00:00.000Z',
  planned: false,
  duration: 30,
  file: file('sound', 'audio/mpeg', 78_438),
  body: null,
  lines: [{ start: 0, end: 2, speaker: 'Lieke', text: 'Hallo.' }],
  production: { sample: false, picture: null, voice: null },
  chapters: [{ label: 'Begin', start: 0, end: 30 }],
}
const feedOf = (episodes: readonly Episode[], more: Partial<Show> = {}) =>
  podcastFeed({
    show: { ...show, ...more },
    slug: 'praten',
    episodes,
    siteUrl: 'https://site.example',
    siteName: 'Lesroute',
    media: { url: 'https://media.example', folder: '' },
  })

test('an episode bears its sound with length and type, its place, and what Podcasting 2.0 adds', () => {
  const feed = feedOf([episode])
  for (const expected of [
    '<guid isPermaLink="false">e1</guid>',
    '<link>https://site.example/media/podcasts/praten/wie-zei-dat</link>',
    '<pubDate>Thu, 18 Sep 2025 06:00:00 +0000</pubDate>',
    '<enclosure url="https://media.example/video/upload/sound.mp3" length="78438" type="audio/mpeg"/>',
    '<itunes:duration>30</itunes:duration>',
    '<podcast:season>1</podcast:season>',
    '<podcast:episode>2</podcast:episode>',
    '<podcast:transcript url="https://site.example/media/podcasts/praten/wie-zei-dat/captions.vtt" type="text/vtt" language="nl" rel="captions"/>',
    '<podcast:chapters url="https://site.example/media/podcasts/praten/wie-zei-dat/chapters.json" type="application/json+chapters"/>',
    '<podcast:person role="guest" href="https://site.example/profielen/floor">Floor &amp; Co</podcast:person>',
  ])
    expect(feed).toContain(expected)
})

test('everything that people wrote is escaped', () => {
  const feed = feedOf([episode])
  expect(feed).toContain('<title>Praten &amp; &lt;luisteren&gt;</title>')
  expect(feed).toContain('<title>Wie zei dat? ]]&gt;</title>')
  expect(feed).toContain('<description>Een &lt;b&gt;vraag&lt;/b&gt;.</description>')
  expect(feed).toContain('<itunes:author>Redactie &quot;Lesroute&quot;</itunes:author>')
})

test('the show has what apps ask for', () => {
  const feed = feedOf([episode])
  for (const expected of [
    '<atom:link href="https://site.example/media/podcasts/praten/feed.xml" rel="self" type="application/rss+xml"/>',
    '<language>nl</language>',
    '<itunes:image href="https://media.example/image/upload/c_fill,g_auto,w_1400,h_1400,f_jpg,q_auto/cover"/>',
    '<itunes:complete>Yes</itunes:complete>',
    '<podcast:medium>podcast</podcast:medium>',
    '<lastBuildDate>Thu, 18 Sep 2025 06:00:00 +0000</lastBuildDate>',
  ])
    expect(feed).toContain(expected)
  expect(feedOf([], { podcast_status: 'active' })).not.toMatch(/itunes:complete|lastBuildDate|<item>/)
})

test('what is planned, or has no sound, is not in it', () => {
  expect(feedOf([{ ...episode, planned: true }])).not.toContain('<item>')
  expect(feedOf([{ ...episode, file: null }])).not.toContain('<item>')
})

test('tags close in the order in which they open', () => {
  const open: string[] = []
  for (const [, close, name = '', own] of feedOf([episode, episode]).matchAll(/<(\/?)([a-z:]+)[^<>]*?(\/?)>/gi)) {
    if (own) continue
    if (close) expect(open.pop()).toBe(name)
    else open.push(name)
  }
  expect(open).toEqual([])
})

test('the name of a podcast follows from its address, as the namespace has it', () => {
  // The example of the Podcasting 2.0 documentation.
  expect(podcastGuid('https://mp3s.nashownotes.com/pc20rss.xml')).toBe('917393e3-1b1e-5cef-ace4-edaa54e1f810')
  expect(podcastGuid('mp3s.nashownotes.com/pc20rss.xml/')).toBe('917393e3-1b1e-5cef-ace4-edaa54e1f810')
})
