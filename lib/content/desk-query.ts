/** What is searched in the list of regional desks for a query that names a place. */
import { cache } from 'react'
import { municipalityName } from '../geo/municipality-name.ts'
import { deskQuery } from '../search/desk-query.ts'
import { understandPrograms } from './understanding.ts'

/** The query with its place replaced by the municipality that holds it; null where it names none. */
export const readDeskQuery = cache(async (query: string): Promise<string | null> =>
  deskQuery(query, await understandPrograms(query, [], true), municipalityName),
)
