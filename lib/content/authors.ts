/** Authors with an author page. */
import { readItems } from '@directus/sdk'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { content } from './api.ts'
import { standingFields, standingShape } from './standing.ts'
import { fileRef, optionalText } from './field-parsers.ts'

const author = z.object({
  id: z.string(),
  name: z.string(),
  slug: optionalText,
  job_title: optionalText,
  biography: optionalText,
  ...standingShape,
  image: fileRef,
})
export type Author = z.output<typeof author> & { readonly slug: string }

/**
 * All authors that have an address, by name; empty where the service has no addresses of authors.
 * @throws ContentError when the content API fails. Chosen: the contract names neither address nor biography.
 */
export const listAuthors = async (): Promise<Author[]> => {
  'use cache'
  cacheTag('authors')
  const rows = await content(
    readItems('authors', {
      sort: ['name'],
      limit: -1,
      fields: ['id', 'name', 'slug', 'job_title', 'biography', ...standingFields, { image: ['id', 'width', 'height'] }],
    }),
  )
  return z
    .array(author)
    .parse(rows)
    .flatMap(({ slug, ...rest }) => (slug === null ? [] : [{ ...rest, slug }]))
}

/** The author with that slug; null when there is none. @throws ContentError as `listAuthors` does. Chosen: see there. */
export const getAuthor = async (slug: string): Promise<Author | null> =>
  (await listAuthors()).find((item) => item.slug === slug) ?? null
