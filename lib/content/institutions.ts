/** Institutions with their programmes and locations. */
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { readRows, whole } from './reading.ts'
import { logo, optionalText, place, richText, through } from './field-parsers.ts'
import { dataSources, derived, standingShape } from './standing.ts'

const row = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  path: optionalText,
  type: optionalText,
  logo,
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
  locations: through('locations_id', place),
})
export type Institution = z.output<typeof institution>

/** All institutions, by title. @throws ContentError when the content API fails. */
export const listInstitutions = async (): Promise<InstitutionRow[]> => {
  'use cache'
  cacheTag('educational_institutions')
  return readRows('educational_institutions', row, { sort: ['title'] })
}

/**
 * The institution with that slug; null when there is none.
 * @throws ContentError when the content API fails. Chosen: the contract names neither the website, the supplier nor the places of an institution.
 */
export const getInstitution = async (slug: string): Promise<Institution | null> => {
  'use cache'
  cacheTag('educational_institutions', `institution:${slug}`, 'programs', 'locations')
  const [one] = await readRows('educational_institutions', institution, {
    filter: { slug: { _eq: slug } },
    limit: 1,
    deep: { programs: whole, locations: whole },
  })
  return one ?? null
}
