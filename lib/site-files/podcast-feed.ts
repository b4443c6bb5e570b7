/** A podcast as an RSS feed, with the words of Apple and of Podcasting 2.0. */
import { createHash } from 'node:crypto'
import { plainText } from '#schema/rich-text.ts'
import type { Episode, Show } from '../content/podcasts.ts'
import type { Person } from '../content/recordings.ts'
import { feedPath } from '../media/paths.ts'
import { originalUrl, pictureUrl, type MediaBase } from '../media/addresses.ts'
import { timedLines } from '../media/transcript/lines.ts'
import { xml, xmlDocument, type Xml } from './xml.ts'

type Feed = {
  readonly show: Show
  readonly slug: string
  /** Those that are out, newest first. */
  readonly episodes: readonly Episode[]
  /** Without a slash at the end. */
  readonly siteUrl: string
  /** Of whom a show without a maker is. */
  readonly siteName: string
  readonly media: MediaBase
  /** What the catalogue is, such as a sample, and its licence. */
  readonly subtitle?: string | null
  readonly rights?: string | null
}

/** The namespace of podcasts. Source: Podcasting 2.0, "guid". */
const podcastNamespace = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex')

/**
 * The name that a podcast keeps wherever its feed moves: a UUID, version 5, of its address without scheme.
 * Source: Podcasting 2.0, "guid"; RFC 9562, section 5.5.
 */
export const podcastGuid = (address: string): string => {
  const bare = address.replace(/^\w+:\/\//, '').replace(/\/+$/, '')
  const bytes = createHash('sha1').update(podcastNamespace).update(bare).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** `Thu, 18 Sep 2025 06:00:00 +0000`. Source: RFC 2822; a zone in letters is obsolete there. */
const mailDate = (date: string): string => new Date(date).toUTCString().replace('GMT', '+0000')

/** Podcast apps recognise sound by the extension in its address. Source: Apple "A Podcaster's Guide to RSS", enclosure. */
const extensions: Readonly<Record<string, string>> = {
  'audio/mpeg': '.mp3',
  'audio/mp4': '.m4a',
  'audio/x-m4a': '.m4a',
}

/** Side of the cover, px. Source: Apple Podcasts asks for 1400 to 3000. */
const coverSide = 1400

const cover = (media: MediaBase, id: string) => pictureUrl(media, id, { width: coverSide, ratio: 1, format: 'jpg' })

const person =
  (media: MediaBase, siteUrl: string, role: 'host' | 'guest') =>
  (one: Person): Xml => {
    const image = one.image && pictureUrl(media, one.image.id, { width: 400, ratio: 1, format: 'jpg' })
    return xml`<podcast:person role="${role}"${image ? xml` img="${image}"` : null}${one.path ? xml` href="${siteUrl}${one.path}"` : null}>${one.name}</podcast:person>`
  }

const item = ({ slug, siteUrl, media }: Feed, episode: Episode): Xml | null => {
  const { file, date, artwork, season, number, chapters, lines } = episode
  if (!file || !date || episode.planned) return null
  const page = `${siteUrl}${episode.path}`
  const type = file.type ?? 'audio/mpeg'
  const sound = originalUrl(media, `${file.id}${extensions[type] ?? ''}`, 'video')
  const files = `${siteUrl}/media/podcasts/${slug}/${episode.path.split('/').at(-1) ?? ''}`
  const notes = episode.body ? plainText(episode.body) : null
  return xml`
    <item>
      <title>${episode.title}</title>
      <link>${page}</link>
      <guid isPermaLink="false">${episode.id}</guid>
      <pubDate>${mailDate(date)}</pubDate>
      <description>${[episode.description, notes].filter(Boolean).join('\n\n') || episode.title}</description>
      <enclosure url="${sound}" length="${file.filesize ?? 0}" type="${type}"/>
      <itunes:title>${episode.title}</itunes:title>
      <itunes:episodeType>full</itunes:episodeType>
      <itunes:explicit>false</itunes:explicit>
      ${episode.duration ? xml`<itunes:duration>${Math.round(episode.duration)}</itunes:duration>` : null}
      ${artwork ? xml`<itunes:image href="${cover(media, artwork.id)}"/>` : null}
      ${season === null ? null : xml`<itunes:season>${season}</itunes:season><podcast:season>${season}</podcast:season>`}
      ${number === null ? null : xml`<itunes:episode>${number}</itunes:episode><podcast:episode>${number}</podcast:episode>`}
      ${timedLines(lines).length ? xml`<podcast:transcript url="${files}/captions.vtt" type="text/vtt" language="nl" rel="captions"/>` : null}
      ${lines.length ? xml`<podcast:transcript url="${files}/transcript.txt" type="text/plain" language="nl"/>` : null}
      ${chapters.length ? xml`<podcast:chapters url="${files}/chapters.json" type="application/json+chapters"/>` : null}
      ${episode.hosts.map(person(media, siteUrl, 'host'))}${episode.guests.map(person(media, siteUrl, 'guest'))}
    </item>`
}

/**
 * The feed of a show, with every episode that is out and has its sound.
 * Source: RSS 2.0; Apple "A Podcaster's Guide to RSS"; the Podcasting 2.0 namespace. Chosen: the category, and that
 * nothing here is explicit.
 */
export const podcastFeed = (feed: Feed): string => {
  const { show, slug, episodes, siteUrl, siteName, media } = feed
  const address = `${siteUrl}${feedPath(slug)}`
  const page = `${siteUrl}${show.path}`
  const description = show.description ? plainText(show.description) : show.title
  const about = [feed.subtitle, description].filter(Boolean).join(' ')
  const author = show.creator_name ?? siteName
  const image = show.artwork && cover(media, show.artwork.id)
  const [newest] = episodes
  return xmlDocument(xml`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0">
  <channel>
    <title>${show.title}</title>
    <link>${page}</link>
    <atom:link href="${address}" rel="self" type="application/rss+xml"/>
    <description>${about}</description>
    <language>nl</language>
    ${feed.rights ? xml`<copyright>${feed.rights}</copyright>` : null}
    ${newest?.date ? xml`<lastBuildDate>${mailDate(newest.date)}</lastBuildDate>` : null}
    ${image ? xml`<image><url>${image}</url><title>${show.title}</title><link>${page}</link></image><itunes:image href="${image}"/>` : null}
    <itunes:author>${author}</itunes:author>
    <itunes:type>episodic</itunes:type>
    <itunes:category text="Education"/>
    <itunes:explicit>false</itunes:explicit>
    ${show.podcast_status === 'finished' ? xml`<itunes:complete>Yes</itunes:complete>` : null}
    <podcast:guid>${podcastGuid(address)}</podcast:guid>
    <podcast:medium>podcast</podcast:medium>
    ${show.hosts.map(person(media, siteUrl, 'host'))}${episodes.map((episode) => item(feed, episode)).filter((made) => made !== null)}
  </channel>
</rss>`)
}
