/** What health checks get while the site's process ends. */
import { replyWith, type Step } from '../message.ts'

/** Health checks, by which proxies decide whether to send requests to this process. */
const health: readonly string[] = ['/api/system/health', '/api/system/ping']

/** The step: while the process ends, health checks get 503. */
export const refuseHealthChecks =
  (isStopping: () => boolean): Step =>
  async ({ path }, next) =>
    isStopping() && health.includes(path)
      ? replyWith(
          503,
          { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
          'This process is ending.\n',
        )
      : next()
