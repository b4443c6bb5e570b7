import { env } from '../env.ts'
import { createContentClient } from './client.ts'

/** The content API of this deployment, called with the site's own token; a build has longer timeouts than a page. */
export const content = createContentClient({
  url: env.contentUrl,
  token: env.contentToken,
  timeout: env.contentTimeout,
  retriesTimeouts: env.isBuild,
})
