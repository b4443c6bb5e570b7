import { requestContext } from './request-context.ts'

/**
 * What the site tells its operators: one JSON line on standard error, with the id of the request that it was about where
 * there is one. Callers pass no secrets and no personal data.
 */
export const warn = (event: string, details: Readonly<Record<string, string | number>> = {}): void => {
  const id = requestContext.getStore()?.id
  const line = { level: 'warn', time: new Date().toISOString(), event, ...(id ? { id } : {}), ...details }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
