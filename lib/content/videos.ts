/** Videos: one video with everything its page shows, and lists of videos as cards. */
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { asPublished, type ItemSource, readRows } from './reading.ts'
import { named, optionalFile, optionalText, through, titled } from './field-parsers.ts'
import { type Person, personWithPage, type Recording, recordingOf, recordingShape, releaseIn } from './recordings.ts'

const row = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string(),
  description: optionalText,
  artwork: optionalFile,
  video: optionalFile,
  ...recordingShape,
  profiles: through('profiles_id', personWithPage),
  topics: through('topics_id', named),
  sectors: through('sectors_id', titled.extend({ slug: optionalText })),
  roles: through('roles_id', named),
})

export type Video = Recording & { readonly people: readonly Person[] } & Pick<
    z.output<typeof row>,
    'id' | 'title' | 'path' | 'description' | 'artwork' | 'topics' | 'sectors' | 'roles'
  >

/**
 * The video with that slug; null when there is none. A planned video has no file and no transcript.
 * @throws ContentError when the content API fails.
 */
export const getVideo = async (slug: string): Promise<Video | null> => {
  'use cache'
  cacheTag('videos', `video:${slug}`)
  return readVideo(asPublished, slug)
}

/** The video with that slug as it is read now, or its version; null when there is none. Not cached. @throws ContentError when the content API fails. */
export const readVideo = async (source: ItemSource, slug: string): Promise<Video | null> => {
  const query = { filter: { path: { _eq: `/media/videos/${slug}` } }, limit: 1 }
  const [video] = await readRows('videos', row, query, source)
  if (!video) return null
  const { id, title, path, description, artwork, profiles, topics, sectors, roles } = video
  const recording = recordingOf(video, video.video, releaseIn(source, video.publication_date))
  return { ...recording, id, title, path, description, artwork, people: profiles, topics, sectors, roles }
}
