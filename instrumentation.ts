/** Called by the framework once, when its server starts. Source: https://nextjs.org/docs/app/guides/instrumentation */
import { isSiteServer } from './platform/site-server.ts'

/** Refuses to run without the site's own process, unless a setting allows it. */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env['NEXT_PHASE'] === 'phase-production-build') return
  if (isSiteServer()) return
  const { startWithoutServer } = await import('./server/without-server.ts')
  await startWithoutServer(process.env)
}
