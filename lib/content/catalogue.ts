/** The note of the catalogue, as every page reads it. */
import { cacheLife, cacheTag } from 'next/cache'
import { warn } from '#platform/log.ts'
import { content } from './api.ts'
import {
  markedCollections,
  noNote,
  readCatalogueNote,
  sampleCollections,
  type CatalogueNote,
} from './catalogue-note.ts'
import { ContentError } from './errors.ts'

/** What the service said last: while it fails, a sample stays marked. */
let lastKnown: CatalogueNote = noNote

/** The note of the catalogue; while the content API fails what it said last, so that no page fails for its frame. */
export const getCatalogueNote = async (): Promise<CatalogueNote> => {
  'use cache'
  cacheTag('catalogue_notes')
  try {
    lastKnown = await readCatalogueNote(content)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    warn('catalogue: its note could not be read from CONTENT_API_URL; pages say what was known last', {
      code: error.code,
      reason: error.message,
    })
    cacheLife('minutes')
  }
  return lastKnown
}

let hadSampleRows = false

/**
 * Whether any row is marked as invented, also where the note says that the catalogue is no sample: somebody made the sample their own
 * and left some of it. While the content API fails what was known last; false on a service without such marks.
 */
export const hasSampleRows = async (): Promise<boolean> => {
  'use cache'
  cacheTag('catalogue_notes', ...markedCollections)
  try {
    hadSampleRows = (await sampleCollections(content)).length > 0
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    // A service of the contract need not have the field.
    if (error.code === 'FORBIDDEN') return false
    warn('catalogue: marks of sample rows could not be read from CONTENT_API_URL; pages say what was known last', {
      code: error.code,
      reason: error.message,
    })
    cacheLife('minutes')
  }
  return hadSampleRows
}
