/** What the site tells its operators: one JSON line on standard error. Callers pass no secrets and no personal data. */
export const warn = (event: string, details: Readonly<Record<string, string | number>> = {}): void => {
  process.stderr.write(`${JSON.stringify({ level: 'warn', time: new Date().toISOString(), event, ...details })}\n`)
}
