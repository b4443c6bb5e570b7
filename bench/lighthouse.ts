/** What Lighthouse says of pages: four scores of a mid-range phone, and what the first of them is made of. */
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { chromium } from 'playwright'
import { freePort } from '#platform/free-port.ts'

/** A page of each kind that visitors read. */
export const measuredPages = {
  home: '/',
  article: '/kennisbank/artikelen/de-pabo-leraar-basisonderwijs-worden',
  questions: '/kennisbank/veelgestelde-vragen',
  sector: '/werken-in-het-primair-onderwijs',
  episode: '/media/podcasts/eerste-bel/als-het-misgaat',
} as const

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
] as const
type Measure = (typeof categories)[number] | (typeof audits)[number]

export type PageScores = {
  readonly name: string
  /** Scores of 100; milliseconds; the sum of shifts; bytes as they come. */
  readonly values: Readonly<Record<Measure, number>>
  /** Ids of what was found wrong in any visit, beyond performance. */
  readonly failed: readonly string[]
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** Below this a category has findings that are named. */
const perfect = 1

const measures = [...categories, ...audits] as const

/** One value of each measure. */
const each = (value: (measure: Measure) => number): Record<Measure, number> => {
  const entries = measures.map((measure) => [measure, value(measure)] as const)
  return Object.fromEntries(entries) as Record<Measure, number>
}

/** On a busy machine a recording may go wrong, which says nothing of the page: it is made at most so many times. */
const recordings = 3

const visitPage = async (address: string, flags: Flags): Promise<Result> => {
  for (let made = 1; ; made += 1) {
    const result = (await lighthouse(address, flags))?.lhr
    if (result && !result.runtimeError) return result
    if (made === recordings) throw new Error(`${address}: ${result?.runtimeError?.message ?? 'no answer'}`)
  }
}

/**
 * The scores of the named pages of the site at that address: the median of so many visits in the browser at `executable`.
 * @throws Error when a page cannot be visited. Source: https://github.com/GoogleChrome/lighthouse, its mobile settings.
 */
export const scorePages = async (
  siteUrl: string,
  executable: string,
  visits: number,
  pages: Readonly<Record<string, string>> = measuredPages,
): Promise<PageScores[]> => {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: executable,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-background-networking'],
  })
  const flags: Flags = { port, logLevel: 'silent', output: 'json', onlyCategories: [...categories] }
  try {
    const scores: PageScores[] = []
    for (const [name, path] of Object.entries(pages)) {
      const runs: Record<Measure, number>[] = []
      const failed = new Set<string>()
      for (let visit = 0; visit < visits; visit += 1) {
        const result = await visitPage(new URL(path, siteUrl).href, flags)
        for (const category of categories.slice(1))
          for (const { id } of result.categories[category]?.auditRefs ?? []) {
            const score = result.audits[id]?.score
            if (typeof score === 'number' && score < perfect) failed.add(id)
          }
        runs.push(
          each((measure) => {
            const category = result.categories[measure]
            return category ? (category.score ?? 0) * 100 : (result.audits[measure]?.numericValue ?? Number.NaN)
          }),
        )
      }
      scores.push({
        name,
        values: each((measure) => median(runs.map((values) => values[measure]))),
        failed: [...failed],
      })
    }
    return scores
  } finally {
    await browser.close()
  }
}
