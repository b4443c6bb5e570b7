/** Recordings, podcasts and stories, as structured data (JSON-LD). Pure: made from what the page shows and absolute addresses. */
import { plainText } from '#schema/rich-text.ts'
import type { Episode, Show } from '../content/podcasts.ts'
import type { Person, Recording } from '../content/recordings.ts'
import type { Story } from '../content/stories.ts'
import type { Video } from '../content/videos.ts'
import type { Line } from '../media/transcript/lines.ts'
import { isoDuration } from '../media/transcript/time.ts'

type Site = { readonly name: string; readonly url: string }
type Addresses = {
  /** The page's canonical address. */
  readonly url: string
  readonly image: string | null
  readonly site: Site
}
type Played = Addresses & {
  /** Address of the sound or the film; null while it is not out. */
  readonly contentUrl: string | null
}

const publisher = ({ name, url }: Site) => ({ '@type': 'Organization', name, url })

const people = (persons: readonly Person[], siteUrl: string) =>
  persons.map(({ name, path }) => ({ '@type': 'Person', name, ...(path ? { url: `${siteUrl}${path}` } : {}) }))

const spokenText = (lines: readonly Line[]): string =>
  lines.map(({ speaker, text }) => (speaker ? `${speaker}: ${text}` : text)).join('\n')

const played = ({ duration, lines }: Recording, contentUrl: string | null) => ({
  ...(contentUrl ? { contentUrl } : {}),
  ...(duration ? { duration: isoDuration(duration) } : {}),
  ...(lines.length ? { transcript: spokenText(lines) } : {}),
})

/**
 * A VideoObject with its chapters as Clips that begin at `?t=`; null for one without a date or a still, which such an
 * object must have, and for an invented one.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/video
 */
export const videoData = (video: Video, { url, image, site, contentUrl }: Played) =>
  video.date && image && !video.production.sample
    ? {
        '@type': 'VideoObject',
        '@id': `${url}#video`,
        name: video.title,
        description: video.description ?? video.title,
        thumbnailUrl: image,
        uploadDate: video.date,
        inLanguage: 'nl',
        url,
        ...played(video, contentUrl),
        ...(video.people.length ? { actor: people(video.people, site.url) } : {}),
        hasPart:
          video.chapters.length && !video.planned
            ? video.chapters.map(({ label, start, end }) => ({
                '@type': 'Clip',
                name: label,
                startOffset: Math.floor(start),
                ...(end === null ? {} : { endOffset: Math.floor(end) }),
                url: `${url}?t=${Math.floor(start)}`,
              }))
            : undefined,
        publisher: publisher(site),
        isAccessibleForFree: true,
      }
    : null

/** A PodcastEpisode in its season and series; null for an invented one. Source: https://schema.org/PodcastEpisode */
export const episodeData = (
  episode: Episode,
  { url, image, site, contentUrl, showUrl }: Played & { readonly showUrl: string | null },
) =>
  episode.production.sample
    ? null
    : {
        '@type': 'PodcastEpisode',
        '@id': `${url}#aflevering`,
        name: episode.title,
        ...(episode.description ? { description: episode.description } : {}),
        ...(image ? { image } : {}),
        ...(episode.date ? { datePublished: episode.date } : {}),
        ...(episode.number === null ? {} : { episodeNumber: episode.number }),
        ...(episode.season === null
          ? {}
          : { partOfSeason: { '@type': 'PodcastSeason', seasonNumber: episode.season } }),
        partOfSeries:
          episode.show && showUrl ? { '@type': 'PodcastSeries', name: episode.show.title, url: showUrl } : undefined,
        inLanguage: 'nl',
        url,
        associatedMedia: contentUrl
          ? {
              '@type': 'AudioObject',
              ...(episode.file?.type ? { encodingFormat: episode.file.type } : {}),
              inLanguage: 'nl',
              ...played(episode, contentUrl),
            }
          : undefined,
        actor:
          episode.hosts.length + episode.guests.length
            ? people([...episode.hosts, ...episode.guests], site.url)
            : undefined,
        publisher: publisher(site),
        isAccessibleForFree: true,
      }

/** A PodcastSeries with its feed. Source: https://schema.org/PodcastSeries */
export const showData = (show: Show, { url, image, site, feed }: Addresses & { readonly feed: string }) => ({
  '@type': 'PodcastSeries',
  '@id': `${url}#podcast`,
  name: show.title,
  ...(show.description ? { description: plainText(show.description) } : {}),
  ...(image ? { image } : {}),
  ...(show.hosts.length ? { actor: people(show.hosts, site.url) } : {}),
  inLanguage: 'nl',
  url,
  webFeed: feed,
  publisher: publisher(site),
})

/** A story as an Article about a person. Source: https://developers.google.com/search/docs/appearance/structured-data/article */
export const storyData = (story: Story, { url, image, site }: Addresses) => ({
  '@type': 'Article',
  '@id': `${url}#verhaal`,
  mainEntityOfPage: url,
  headline: story.title,
  ...((story.description ?? story.summary) ? { description: story.description ?? story.summary } : {}),
  ...(image ? { image } : {}),
  ...(story.date ? { datePublished: story.date } : {}),
  inLanguage: 'nl',
  author: story.authors.length ? story.authors.map(({ name }) => ({ '@type': 'Person', name })) : publisher(site),
  about: people(story.profiles, site.url),
  publisher: publisher(site),
  isAccessibleForFree: true,
})
