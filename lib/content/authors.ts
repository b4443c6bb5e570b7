/** Authors with an author page. */
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { readRows } from './reading.ts'
import { fileRef, optionalText } from './field-parsers.ts'
import { standingShape } from './standing.ts'

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
  const rows = await readRows('authors', author, { sort: ['name'] })
  return rows.flatMap(({ slug, ...rest }) => (slug === null ? [] : [{ ...rest, slug }]))
}

/** The author with that slug; null when there is none. @throws ContentError as `listAuthors` does. Chosen: see there. */
export const getAuthor = async (slug: string): Promise<Author | null> =>
  (await listAuthors()).find((item) => item.slug === slug) ?? null
