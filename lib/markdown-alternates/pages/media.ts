/** Podcasts, videos, stories and the people in them as alternates, with transcripts. */
import { getProfile, listAppearances } from '#lib/content/profiles.ts'
import { getEpisode, getShow, listEpisodes } from '#lib/content/podcasts.ts'
import type { Person, Recording } from '#lib/content/recordings.ts'
import { getStory } from '#lib/content/stories.ts'
import { getVideo } from '#lib/content/videos.ts'
import { originalUrl } from '#lib/media/addresses.ts'
import { lengthText } from '#lib/media/length-text.ts'
import type { Line } from '#lib/media/transcript/lines.ts'
import { turnsOf } from '#lib/media/transcript/moments.ts'
import { clock } from '#lib/media/transcript/time.ts'
import type { Context } from '../context.ts'
import { escaped, link, list } from '../document-markdown.ts'
import { documentOf, facts, section, standingOf, alternateOf, type Reader } from './parts.ts'

const names = (people: readonly Person[], { itemLinks }: Context) => itemLinks('profiles', people).join(', ')

/** The transcript, with a paragraph for each turn of a speaker. */
const spoken = (lines: readonly Line[]): string =>
  turnsOf(lines)
    .map(({ speaker, lines: own }) => {
      const speech = escaped(own.map(({ text }) => text).join(' '))
      return speaker ? `**${escaped(speaker)}**: ${speech}` : speech
    })
    .join('\n\n')

/** Release, length, file, captions and transcript of a recording; a planned recording has none of these. */
const recorded = (recording: Recording, path: string, context: Context): string[] => {
  const { t, media, origin } = context
  const { date, planned, duration, file, lines, chapters } = recording
  return [
    facts([
      [t(planned ? 'media.planned' : 'agents.published'), date?.slice(0, 10)],
      [t('agents.length'), lengthText(duration, (unit, values) => t(`media.${unit}`, values))],
      [t('player.recording'), file && link(file.title ?? file.id, originalUrl(media, file.id, 'video'))],
      [t('media.transcript'), lines.length ? link('transcript.txt', `${origin}${path}/transcript.txt`) : null],
    ]),
    section(t('player.chapters'), list(chapters.map(({ label, start }) => `${clock(start)} ${escaped(label)}`))),
    documentOf(recording.body, context),
    section(t('media.transcript'), spoken(lines)),
  ]
}

const released = (date: string | null, planned: boolean) => (planned ? null : date)

/** An episode with its transcript. */
export const episodeAlternate: Reader = async ({ show = '', slug = '' }, context) => {
  const episode = await getEpisode(show, slug)
  if (!episode) return null
  const { t, itemLink } = context
  return alternateOf(
    {
      kind: 'podcast_episodes',
      href: { pathname: '/media/podcasts/[show]/[slug]', params: { show, slug } },
      title: episode.title,
      description: episode.description,
      updated: released(episode.date, episode.planned),
      language: 'nl',
    },
    context,
    [
      standingOf(episode.production, context),
      facts([
        [t('media.podcasts'), episode.show && itemLink('podcast_shows', episode.show, episode.show.title)],
        [t('media.hosts'), names(episode.hosts, context)],
        [t('media.guests'), names(episode.guests, context)],
      ]),
      ...recorded(episode, episode.path, context),
    ],
  )
}

/** A video with its transcript. */
export const videoAlternate: Reader = async ({ slug = '' }, context) => {
  const video = await getVideo(slug)
  if (!video) return null
  return alternateOf(
    {
      kind: 'videos',
      href: { pathname: '/media/videos/[slug]', params: { slug } },
      title: video.title,
      description: video.description,
      updated: released(video.date, video.planned),
      language: 'nl',
    },
    context,
    [
      standingOf(video.production, context),
      facts([[context.t('media.people'), names(video.people, context)]]),
      ...recorded(video, video.path, context),
    ],
  )
}

/** A story of a person who started to work in education. */
export const storyAlternate: Reader = async ({ slug = '' }, context) => {
  const story = await getStory(slug)
  if (!story) return null
  const { t } = context
  return alternateOf(
    {
      kind: 'testimonials',
      href: { pathname: '/media/ervaringsverhalen/[slug]', params: { slug } },
      title: story.title,
      description: story.summary ?? story.description,
      updated: released(story.date, story.planned),
      language: 'nl',
    },
    context,
    [
      standingOf(story, context),
      documentOf(story.body, context, story.editor_nodes),
      facts([
        [t('media.people'), names(story.profiles, context)],
        [t('site.sectors'), story.sectors.map(({ title }) => title).join(', ')],
      ]),
    ],
  )
}

/** A podcast with its episodes, including planned ones. */
export const showAlternate: Reader = async ({ show: slug = '' }, context) => {
  const show = await getShow(slug)
  if (!show) return null
  const { t, origin, itemLinks } = context
  const episodes = await listEpisodes(show.id)
  return alternateOf(
    {
      kind: 'podcast_shows',
      href: { pathname: '/media/podcasts/[show]', params: { show: slug } },
      title: show.title,
      language: 'nl',
    },
    context,
    [
      documentOf(show.description, context),
      facts([
        [t('media.hosts'), names(show.hosts, context)],
        ['RSS', `${origin}/media/podcasts/${slug}/feed.xml`],
      ]),
      section(t('media.podcasts'), list(itemLinks('podcast_episodes', episodes))),
    ],
  )
}

/** A person, with the items in which they appear. */
export const profileAlternate: Reader = async ({ slug = '' }, context) => {
  const profile = await getProfile(slug)
  if (!profile) return null
  const appearances = await listAppearances(profile.id)
  return alternateOf(
    {
      kind: 'profiles',
      href: { pathname: '/profielen/[slug]', params: { slug } },
      title: profile.name,
      description: profile.jobTitle,
      language: 'nl',
    },
    context,
    [
      standingOf(profile, context),
      documentOf(profile.body, context),
      section(context.t('media.title'), list(appearances.map((item) => context.itemLink(item.kind, item, item.title)))),
    ],
  )
}
