import { env } from '../env.ts'
import { createContentClient } from './client.ts'

/** The content API of this deployment, called with the site's own token. */
export const content = createContentClient({ url: env.contentUrl, token: env.contentToken })
