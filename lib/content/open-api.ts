/** The service's OpenAPI description, as far as pages show it. */
import { readOpenApiSpec } from '@directus/sdk'
import { cacheLife, cacheTag } from 'next/cache'
import { warn } from '#platform/log.ts'
import { describedInterface, type Description } from '../developers/open-api-description.ts'
import { content } from './api.ts'
import { ContentError } from './errors.ts'

/**
 * The OpenAPI description of what this site's account may request; null when the service has none.
 * Chosen: a page for developers without it is better than no page, so a failure is logged and not thrown.
 */
export const getDescription = async (): Promise<Description | null> => {
  'use cache'
  cacheTag('openapi')
  try {
    const described = describedInterface(await content(readOpenApiSpec()))
    if (!described)
      warn('developers: the OpenAPI document of the service could not be parsed; /ontwikkelaars shows no operations')
    return described
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    warn(
      'developers: the OpenAPI document of the service (/server/specs/oas) could not be read; /ontwikkelaars shows no operations',
      { code: error.code },
    )
    cacheLife('minutes')
    return null
  }
}
