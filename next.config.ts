import { availableParallelism } from 'node:os'
import path from 'node:path'
import createNextIntlPlugin from 'next-intl/plugin'
import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { z } from 'zod'
import { frameHeaders, hostList } from './lib/developers/frames.ts'
import { localisedRedirects, localisedRewrites } from './lib/i18n/rewrites.ts'
import { readSettings } from './platform/settings.ts'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: { messages: { path: './lib/i18n/messages', format: 'json', locales: 'infer', precompile: true } },
})

const embedSettings = z.object({ EMBED_HOSTS: hostList })

const config: NextConfig = {
  ...(process.env['BUILD_FOLDER'] ? { distDir: process.env['BUILD_FOLDER'] } : {}),
  cacheComponents: true,
  partialPrefetching: true,
  // Content is renewed after an hour, or when editors say so; the last good page is kept while the service fails.
  cacheLife: { default: { stale: 300, revalidate: 3600, expire: 30 * 24 * 3600 } },
  poweredByHeader: false,
  // The pipeline does, when it has read what stands in the page.
  compress: process.env['WITHOUT_SITE_SERVER'] === '1',
  reactStrictMode: true,
  // `npm test` and `npm run check` check types, in parallel with everything else; a start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  agentRules: false,
  allowedDevOrigins: ['127.0.0.1'],
  turbopack: { resolveAlias: { qs: { browser: './lib/search/no-history-router.ts' } } },
  experimental: {
    agentUpgrade: false,
    // Without it the framework would write the folder of each build into tsconfig.json.
    strictRouteTypes: Boolean(process.env['BUILD_FOLDER']),
    globalNotFound: true,
    // Otherwise each page is checked in development for a part that shows at once; see `instant` in the layouts.
    instantInsights: { validationLevel: 'manual-warning' },
    // By default one processor is left free, which on a machine of two makes prerendering take nearly twice as long.
    cpus: availableParallelism(),
    // A build of ours begins from nothing: what one keeps for the next, 180 MB, would never be read.
    turbopackFileSystemCacheForBuild: false,
  },
  headers: async () => frameHeaders(readSettings(embedSettings, process.env, 'site').EMBED_HOSTS),
  redirects: async () => localisedRedirects(),
  rewrites: async () => ({ beforeFiles: localisedRewrites(), afterFiles: [], fallback: [] }),
}

const handler = (name: string): string => path.resolve('server/cache', name)

/** Instances with Redis share pages and data while they run; a build makes everything itself. */
const caches = (phase: string): NextConfig => {
  if (phase !== PHASE_PRODUCTION_SERVER) return {}
  return process.env['REDIS_URL']
    ? { cacheHandler: handler('page-handler.ts'), cacheHandlers: { default: handler('shared-data-handler.ts') } }
    : { cacheHandlers: { default: handler('data-handler.ts') } }
}

export default (phase: string): NextConfig => withNextIntl({ ...config, ...caches(phase) })
