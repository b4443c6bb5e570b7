/** The site without its own process, as `next start` and hosts of Next apps run it: refused, or with what is possible there. */
import { parseSettings, type Settings } from '#lib/settings.ts'
import { messageOf } from '#platform/error-message.ts'
import { warn } from '#platform/log.ts'
import { refusalOfSample } from './sample.ts'
import { keepDataFolderPrivate, startVisitorData } from './visitor-data.ts'

/** What only `server/main.ts` does. */
const missing = [
  'the content security policy with hashes of scripts',
  'redirects of the collection redirects',
  'whole pages for missing addresses',
  'refusal of invalid requests, rate limits and load shedding',
  'the address of the client: X-Forwarded-For counts as it is sent, so that a proxy in front has to set it anew',
  'the response cache and compression with brotli',
  'request ids, the request log, metrics and web vitals',
  'the graceful end of the process',
].join('; ')

/** Why the site does not start without its own process; null where a setting allows it. */
export const refusalWithoutServer = ({ withoutSiteServer }: Pick<Settings, 'withoutSiteServer'>): string | null =>
  withoutSiteServer
    ? null
    : 'site: not started, since server/main.ts is not in front of it; start it by "npm start" or "node server/main.ts", or accept with WITHOUT_SITE_SERVER=1 what is missing'

/** Takes the data folder from everybody but its owner; where that cannot be done the site runs on, with a line in the log. */
export const keepDataPrivate = ({ dataFolder, databaseUrl }: Pick<Settings, 'dataFolder' | 'databaseUrl'>): void => {
  if (databaseUrl !== null) return
  try {
    keepDataFolderPrivate(dataFolder)
  } catch (error) {
    warn(
      'data folder: it could not be made for its owner alone, and holds what visitors send; set DATA_FOLDER or DATABASE_URL',
      {
        reason: messageOf(error),
      },
    )
  }
}

/** Ends the process, or starts the mail outbox, the clean-up of personal files and traces in that of the framework. */
export const startWithoutServer = async (environment: NodeJS.ProcessEnv): Promise<void> => {
  const settings = parseSettings(environment)
  const refusal = refusalWithoutServer(settings) ?? (await refusalOfSample(settings))
  if (refusal !== null) {
    warn(refusal, { missing })
    // The framework itself would go on, and answer each request with 500.
    process.exit(1)
  }
  warn('site: runs without server/main.ts, as WITHOUT_SITE_SERVER allows; see docs/operations.md', { missing })
  if (settings.tracesUrl) (await import('./observability/traces.ts')).startTraces(settings.tracesUrl)
  keepDataPrivate(settings)
  await startVisitorData(settings)
}
