/** Programmes as their page needs them. */
import { readItems } from '@directus/sdk'
import { cacheLife, cacheTag } from 'next/cache'
import { z } from 'zod'
import { content } from './api.ts'
import { withExtras } from './extras.ts'
import { fileRef, named, optionalText, richText, through } from './shapes.ts'

const form = z.object({
  id: z.string(),
  url: optionalText,
  description: richText,
  track: z
    .object({ name: z.string() })
    .nullish()
    .transform((track) => track ?? null),
})

const location = z.object({
  id: z.string(),
  title: z.string(),
  address: optionalText,
  zip: optionalText,
  city: optionalText,
})

const program = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  level: optionalText,
  type: optionalText,
  degree: optionalText,
  duration_in_months: z
    .number()
    .nullish()
    .transform((months) => months ?? null),
  qualifications: through('qualifications_id', named),
  educational_institutions: through(
    'educational_institutions_id',
    z.object({ id: z.string(), title: z.string(), logo: fileRef }),
  ),
  locations: through('locations_id', location),
  program_forms: z
    .array(z.unknown())
    .nullish()
    .transform((forms) => (forms ?? []).map((entry) => form.parse(entry))),
})
export type Program = z.output<typeof program>

/** Chosen: the contract names neither where a programme is taught nor how long it takes. */
const extraFields = [
  'duration_in_months',
  { locations: [{ locations_id: ['id', 'title', 'address', 'zip', 'city'] }] },
] as const
const none = [] as const

/**
 * The programme of that slug; null when there is none that the account may see.
 * @throws ContentError when the content API fails.
 */
export const getProgram = async (slug: string): Promise<Program | null> => {
  'use cache'
  cacheLife('hours')
  cacheTag('programs', `program:${slug}`)
  const found = await withExtras((extras) =>
    content(
      readItems('programs', {
        filter: { slug: { _eq: slug } },
        limit: 1,
        fields: [
          'id',
          'title',
          'slug',
          'level',
          'type',
          'degree',
          ...(extras ? extraFields : none),
          { qualifications: [{ qualifications_id: ['id', 'name', 'path'] }] },
          { educational_institutions: [{ educational_institutions_id: ['id', 'title', { logo: ['id', 'type'] }] }] },
          { program_forms: ['id', 'url', 'description', { track: ['name'] }] },
        ],
      }),
    ),
  )
  return z.array(program).parse(found)[0] ?? null
}

/** The slug of one programme, by which the build proves the page; the others are made when first asked for. */
export const firstProgramSlug = async (): Promise<string[]> => {
  'use cache'
  cacheLife('hours')
  cacheTag('programs')
  const found = await content(readItems('programs', { limit: 1, sort: ['slug'], fields: ['slug'] }))
  return z
    .array(z.object({ slug: z.string() }))
    .parse(found)
    .map(({ slug }) => slug)
}
