/**
 * `npm run bench:lighthouse [-- visits]`: what Lighthouse says of the site that runs at E2E_SITE_URL, or else at
 * http://localhost:3000. Exit code 1 when a page falls short of the goals.
 */
import { z } from 'zod'
import { scorePages } from '#bench/lighthouse.ts'
import { findChromium } from '../../scripts/chromium.ts'

/** Least scores. Timed scores of a busy machine say little: run it on a quiet one. */
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

const visits = z.coerce
  .number('the number of visits must be a number')
  .int()
  .min(1)
  .max(99)
  .parse(process.argv[2] ?? 3)
const executable = await findChromium((line) => console.log(`  ${line}`))
const pages = await scorePages(process.env['E2E_SITE_URL'] ?? 'http://localhost:3000', executable, visits)
console.table(
  Object.fromEntries(
    pages.map(({ name, values }) => [
      name,
      Object.fromEntries(Object.entries(values).map(([measure, value]) => [measure, Number(value.toFixed(3))])),
    ]),
  ),
)
for (const { name, values, failed } of pages) {
  if (failed.length) console.log(`${name}: ${failed.join(', ')}`)
  for (const [measure, goal] of Object.entries(goals))
    if (values[measure as keyof typeof goals] < goal) process.exitCode = 1
}
