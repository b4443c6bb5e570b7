/** The site without its own process, as `next start` and hosts of Next apps run it: refused, or with what is possible there. */
import { parseSettings } from '#lib/settings.ts'
import { warn } from '#platform/log.ts'
import { startOutbox } from '#platform/outbox/send.ts'
import { startCleanUp } from './clean-up.ts'

/** What only `server/main.ts` does. */
const missing = [
  'the content security policy with hashes of scripts',
  'redirects of the collection redirects',
  'whole pages for missing addresses',
  'refusal of invalid requests, rate limits and load shedding',
  'the response cache and compression with brotli',
  'request ids, the request log, metrics and web vitals',
  'the graceful end of the process',
].join('; ')

/**
 * Starts the mail outbox, the clean-up of personal files and traces in the framework's process.
 * @throws Error when `WITHOUT_SITE_SERVER` does not allow to run so; it names what would be missing.
 */
export const startWithoutServer = async (environment: NodeJS.ProcessEnv): Promise<void> => {
  const settings = parseSettings(environment)
  if (!settings.withoutSiteServer)
    throw new Error(
      `The site was started without server/main.ts, and would lack ${missing}. Start it by "npm start" or "node server/main.ts"; WITHOUT_SITE_SERVER=1 accepts what is missing.`,
    )
  warn('site: runs without server/main.ts, as WITHOUT_SITE_SERVER allows; see docs/operations.md', { missing })
  if (settings.tracesUrl) (await import('./observability/traces.ts')).startTraces(settings.tracesUrl)
  startOutbox({ folder: settings.outboxFolder, smtpUrl: settings.smtpUrl, from: settings.mailFrom })
  startCleanUp(settings)
}
