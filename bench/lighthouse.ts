/** What Lighthouse says of pages: four scores and three timings of a mid-range phone, the median of three visits. */
import lighthouse, { type Flags } from 'lighthouse'
import { chromium } from 'playwright'

/** A page of each kind that visitors read. */
export const measuredPages = {
  home: '/',
  article: '/kennisbank/artikelen/de-pabo-leraar-basisonderwijs-worden',
  questions: '/kennisbank/veelgestelde-vragen',
  sector: '/werken-in-het-primair-onderwijs',
  episode: '/media/podcasts/eerste-bel/als-het-misgaat',
} as const

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timings = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const
type Measure = (typeof categories)[number] | (typeof timings)[number]

export type PageScores = {
  readonly name: string
  /** Scores of 100; milliseconds; the sum of shifts. */
  readonly values: Readonly<Record<Measure, number>>
  /** Ids of what was found wrong in any visit, beyond performance. */
  readonly failed: readonly string[]
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** Below this a category has findings that are named. */
const perfect = 1

/**
 * The scores of each page of the site at that address, `visits` times each in the browser at `executable`.
 * @throws Error when a page cannot be visited. Source: https://github.com/GoogleChrome/lighthouse, its mobile settings.
 */
export const scorePages = async (siteUrl: string, executable: string, visits: number): Promise<PageScores[]> => {
  const port = 9333
  const browser = await chromium.launch({
    executablePath: executable,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-background-networking'],
  })
  const flags: Flags = { port, logLevel: 'silent', output: 'json', onlyCategories: [...categories] }
  try {
    const scores: PageScores[] = []
    for (const [name, path] of Object.entries(measuredPages)) {
      const found: Record<Measure, number>[] = []
      const failed = new Set<string>()
      for (let visit = 0; visit < visits; visit += 1) {
        const result = (await lighthouse(new URL(path, siteUrl).href, flags))?.lhr
        if (!result || result.runtimeError) throw new Error(`${path}: ${result?.runtimeError?.message ?? 'no answer'}`)
        for (const category of categories.slice(1))
          for (const { id } of result.categories[category]?.auditRefs ?? []) {
            const score = result.audits[id]?.score
            if (typeof score === 'number' && score < perfect) failed.add(id)
          }
        found.push({
          performance: (result.categories['performance']?.score ?? 0) * 100,
          accessibility: (result.categories['accessibility']?.score ?? 0) * 100,
          'best-practices': (result.categories['best-practices']?.score ?? 0) * 100,
          seo: (result.categories['seo']?.score ?? 0) * 100,
          'largest-contentful-paint': result.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
          'total-blocking-time': result.audits['total-blocking-time']?.numericValue ?? Number.NaN,
          'cumulative-layout-shift': result.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
        })
      }
      const of = (measure: Measure) => median(found.map((values) => values[measure]))
      scores.push({
        name,
        values: {
          performance: of('performance'),
          accessibility: of('accessibility'),
          'best-practices': of('best-practices'),
          seo: of('seo'),
          'largest-contentful-paint': of('largest-contentful-paint'),
          'total-blocking-time': of('total-blocking-time'),
          'cumulative-layout-shift': of('cumulative-layout-shift'),
        },
        failed: [...failed],
      })
    }
    return scores
  } finally {
    await browser.close()
  }
}
