/** Institutions with their programmes and locations. */
import { readItems } from '@directus/sdk'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { content } from './api.ts'
import { optionalPoint } from './geometry.ts'
import { dataSourceFields, dataSources, derived, standingFields, standingShape } from './standing.ts'
import { fileRef, optionalText, richText, through } from './field-parsers.ts'

const row = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  path: optionalText,
  type: optionalText,
  logo: fileRef,
})
export type InstitutionRow = z.output<typeof row>

const institution = row.extend({
  url: optionalText,
  vendor: optionalText,
  date_updated: optionalText,
  ...standingShape,
  data_sources: dataSources,
  description: richText,
  programs: through(
    'programs_id',
    z.object({
      id: z.string(),
      title: z.string(),
      path: optionalText,
      level: optionalText,
      type: optionalText,
      degree: optionalText,
      derived,
    }),
  ),
  locations: through(
    'locations_id',
    z.object({
      id: z.string(),
      title: z.string(),
      address: optionalText,
      zip: optionalText,
      city: optionalText,
      location_geopoint: optionalPoint,
    }),
  ),
})
export type Institution = z.output<typeof institution>

const fields = ['id', 'title', 'slug', 'path', 'type', { logo: ['id', 'type'] }] as const
/** Reads relations without a limit. */
const whole = { _limit: -1 } as const

/** All institutions, by title. @throws ContentError when the content API fails. */
export const listInstitutions = async (): Promise<InstitutionRow[]> => {
  'use cache'
  cacheTag('educational_institutions')
  const rows = await content(readItems('educational_institutions', { limit: -1, sort: ['title'], fields: [...fields] }))
  return z.array(row).parse(rows)
}

/** Chosen: the contract names neither the website, the supplier nor the places of an institution. */
const extraFields = [
  'url',
  'vendor',
  ...standingFields,
  dataSourceFields,
  { locations: [{ locations_id: ['id', 'title', 'address', 'zip', 'city', 'location_geopoint'] }] },
] as const

/** The institution with that slug; null when there is none. @throws ContentError when the content API fails. */
export const getInstitution = async (slug: string): Promise<Institution | null> => {
  'use cache'
  cacheTag('educational_institutions', `institution:${slug}`, 'programs', 'locations')
  const rows = await content(
    readItems('educational_institutions', {
      filter: { slug: { _eq: slug } },
      limit: 1,
      fields: [
        ...fields,
        'date_updated',
        'description',
        { programs: [{ programs_id: ['id', 'title', 'path', 'level', 'type', 'degree', 'derived'] }] },
        ...extraFields,
      ],
      deep: { programs: whole, locations: whole },
    }),
  )
  return z.array(institution).parse(rows)[0] ?? null
}
