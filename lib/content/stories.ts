/** Stories of people who started to work in education. */
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { withCurrentFigures, withFiguresInCallouts } from './current-figures.ts'
import { asPublished, type ItemSource, readRows, whole } from './reading.ts'
import { named, optionalFile, optionalText, richText, through, titled } from './field-parsers.ts'
import { personWithJob, type Release, releaseIn } from './recordings.ts'
import { editorNodes } from './editor-nodes.ts'
import { standingShape } from './standing.ts'

const row = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string(),
  summary: optionalText,
  description: optionalText,
  body: richText,
  publication_date: optionalText,
  image: optionalFile,
  ...standingShape,
  editor_nodes: editorNodes,
  authors: through('authors_id', z.object({ id: z.string(), name: z.string() })),
  profiles: through('profiles_id', personWithJob),
  roles: through('roles_id', named),
  tracks: through('tracks_id', named),
  sectors: through('sectors_id', titled.extend({ slug: optionalText })),
  topics: through('topics_id', named),
})

export type Story = Omit<z.output<typeof row>, 'publication_date'> & Release

/**
 * The story with that slug; null when there is none. A planned story has no body.
 * @throws ContentError when the content API fails.
 */
export const getStory = async (slug: string): Promise<Story | null> => {
  'use cache'
  cacheTag('testimonials', `testimonial:${slug}`)
  return readStory(asPublished, slug)
}

/** The story with that slug as it is read now, or its version; null when there is none. Not cached. @throws ContentError when the content API fails. */
export const readStory = async (source: ItemSource, slug: string): Promise<Story | null> => {
  const [story] = await readRows(
    'testimonials',
    row,
    { filter: { path: { _eq: `/media/ervaringsverhalen/${slug}` } }, limit: 1, deep: { editor_nodes: whole } },
    source,
  )
  if (!story) return null
  const { publication_date, body, editor_nodes, ...rest } = story
  const release = releaseIn(source, publication_date)
  return release.planned
    ? { ...rest, ...release, body: null, editor_nodes: [] }
    : {
        ...rest,
        ...release,
        body: await withCurrentFigures(body, 'nl'),
        editor_nodes: await withFiguresInCallouts(editor_nodes, 'nl'),
      }
}
