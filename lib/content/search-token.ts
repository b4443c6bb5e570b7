import { readMe } from '@directus/sdk'
import { env } from '../env.ts'
import { createTokenCache } from '../search/token.ts'
import { content } from './api.ts'

/** Reads the search token of the site's account; null when it holds none, whether the field is null or absent. */
const readSearchToken = async (): Promise<string | null> => {
  const me = await content(readMe({ fields: [env.searchTokenField as 'search_token'] }))
  const token: unknown = typeof me === 'object' && me !== null ? Reflect.get(me, env.searchTokenField) : null
  return typeof token === 'string' && token !== '' ? token : null
}

/** The search token of this deployment, held by this process. Source: spec 5.2. */
export const searchTokens = createTokenCache({ read: readSearchToken })
