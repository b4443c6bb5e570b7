import { noteFault, requestContext } from './request-context.ts'

/**
 * The log of the site: one JSON line on standard error for each event, with the id of the request that it was about where
 * there is one, whose response is then not cached. Callers pass no secrets and no personal data.
 */
export const warn = (event: string, details: Readonly<Record<string, string | number>> = {}): void => {
  noteFault()
  const id = requestContext.getStore()?.id
  // The current time without `new Date()`, which would take a page that is being prerendered out of the prerender.
  // Source: https://nextjs.org/docs/messages/next-prerender-current-time
  const time = new Date(performance.timeOrigin + performance.now()).toISOString()
  const line = { level: 'warn', time, event, ...(id ? { id } : {}), ...details }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
