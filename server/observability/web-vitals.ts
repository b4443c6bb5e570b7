/** Receives Web Vitals from browsers, counted by route and without anything that identifies a visitor. */
import { Histogram, type Registry } from 'prom-client'
import { z } from 'zod'
import { isForeign } from '#lib/forms/foreign.ts'
import { textWithin } from '#lib/forms/read-form.ts'
import { replyWith, type SiteRequest, type Step } from '../message.ts'
import { jsonOf } from '#platform/json-object.ts'

export const vitalsPath = '/api/vitals'

/** Bytes; a report has some hundred. */
const mostBytes = 1024
/** Reports a second that are counted, all browsers together: enough to know how pages do. */
const mostASecond = 50

const milliseconds = z.number().min(0).max(600_000).optional()
const report = z.strictObject({
  path: z.string().startsWith('/').max(500),
  cls: z.number().min(0).max(100).optional(),
  ttfb: milliseconds,
  lcp: milliseconds,
  inp: milliseconds,
})
type Report = z.output<typeof report>

/** Source of the steps: what counts as good and as poor, https://web.dev/articles/vitals. */
const timed = {
  ttfb: [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3],
  lcp: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  inp: [0.05, 0.1, 0.2, 0.3, 0.5, 1],
} as const
const names = Object.keys(timed) as (keyof typeof timed)[]

const parse = (text: string): Report | null => report.safeParse(jsonOf(text)).data ?? null

/** At most so many calls a second are let through. */
const createBound = (most: number, now: () => number) => {
  let [second, count] = [0, 0]
  return () => {
    const current = Math.floor(now() / 1000)
    count = current === second ? count + 1 : 1
    second = current
    return count <= most
  }
}

type Options = {
  readonly registry: Registry
  /** The route that a path belongs to. */
  readonly routeOf: (path: string) => string
  readonly now?: () => number
}

/**
 * The step that takes a report (POST, as JSON of any content type, since that is how beacons come) into histograms of
 * `registry` and answers 204. 400, 405, 413 for what is no report, 403 for one from another site's page, 429 beyond what is
 * counted. A browser that asks not to be tracked (`Sec-GPC`, `DNT`) gets 204 and is not counted.
 */
export const createVitals = ({ registry, routeOf, now = Date.now }: Options): Step => {
  const histogram = (name: string, help: string, buckets: readonly number[]) =>
    new Histogram({ name, help, labelNames: ['route'], buckets: [...buckets], registers: [registry] })
  const shifts = histogram('web_vitals_cls', 'Shifts of the layout, by route.', [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1])
  const times = new Map(
    names.map((name) => [
      name,
      histogram(`web_vitals_${name}_seconds`, `${name.toUpperCase()} by route.`, timed[name]),
    ]),
  )
  const isWithinBound = createBound(mostASecond, now)

  const statusOf = async ({ method, headers, body }: SiteRequest): Promise<number> => {
    if (method !== 'POST') return 405
    if (isForeign({ get: (name) => headers[name]?.toString() ?? null })) return 403
    if (headers['sec-gpc'] === '1' || headers['dnt'] === '1') return 204
    if (!isWithinBound()) return 429
    const text = await textWithin(body, mostBytes)
    if (text === null) return 413
    const report = parse(text)
    if (report === null) return 400
    const labels = { route: routeOf(report.path) }
    if (report.cls !== undefined) shifts.observe(labels, report.cls)
    for (const [name, spent] of times) {
      const value = report[name]
      if (value !== undefined) spent.observe(labels, value / 1000)
    }
    return 204
  }
  return async (request, next) => {
    if (request.address !== vitalsPath) return next()
    const status = await statusOf(request)
    return replyWith(status, {
      'cache-control': 'no-store',
      ...(status === 405 ? { allow: 'POST' } : {}),
      ...(status === 429 ? { 'retry-after': '1' } : {}),
    })
  }
}
