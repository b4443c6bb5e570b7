/** What the list of programmes leaves out or has too much, by the data sets that say which there are. */
import { cacheLife, cacheTag } from 'next/cache'
import { warn } from '#platform/log.ts'
import type { Locale } from '../i18n/routing.ts'
import { ContentError } from './errors.ts'
import { readRows } from './reading.ts'
import { dataSource, remarkIn } from './standing.ts'

/**
 * Remarks of the data sets that list programmes for a stated period, as the pages of programmes show them; none on a service without
 * data sets, and while the content API fails: a failed read never fails the list.
 */
export const offerLimits = async (locale: Locale) => {
  'use cache'
  cacheTag('data_sources')
  try {
    const sources = await readRows('data_sources', dataSource, { sort: ['slug'] })
    return sources.flatMap((source) =>
      source.facts.includes('offer') && source.period !== null ? (remarkIn(source, locale) ?? []) : [],
    )
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    if (error.code === 'FORBIDDEN') return []
    warn('finder: data_sources could not be read from CONTENT_API_URL; the list comes without the limits of its data', {
      code: error.code,
      reason: error.message,
    })
    cacheLife('minutes')
    return []
  }
}
