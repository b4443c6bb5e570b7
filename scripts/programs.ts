/** The two programs of a deployment, as `npm start` and `npm run dev` run them. */
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Deployment, SiteTokens } from './settings.ts'
import type { Program } from './supervise.ts'

/** Service and site; the service tells the site of changes with a secret, which lasts as long as both where none is set. */
export const programsOf = (
  deployment: Deployment,
  tokens: SiteTokens,
  mode: 'production' | 'development',
): { readonly service: Program; readonly site: Program } => {
  const studioSecret = process.env['STUDIO_SECRET'] || randomBytes(24).toString('base64url')
  const watching = mode === 'development' ? ['--watch', '--watch-preserve-output'] : []
  return {
    service: {
      name: 'service',
      args: [...watching, path.join('scripts', 'service.ts'), 'serve'],
      environment: { SITE_URL: deployment.siteUrl, STUDIO_SECRET: studioSecret },
      ready: `${deployment.contentUrl}/server/ping`,
    },
    site: {
      name: 'site',
      args: [path.join('server', 'main.ts')],
      environment: { ...deployment.siteEnvironment(tokens), STUDIO_SECRET: studioSecret, NODE_ENV: mode },
      ready: `http://localhost:${deployment.sitePort}/`,
    },
  }
}
