/** What Lighthouse finds on pages as a mid-range phone meets them. What takes time is told and not judged: machines differ. */
import { chromium, expect, test } from '@playwright/test'
import { measuredPages, scorePages } from '#bench/lighthouse.ts'
import { full } from './fixtures.ts'

const { home, article, questions } = measuredPages

/** Bytes of everything that comes, pictures and fonts among them. */
const heaviest = 450_000

test('Lighthouse finds nothing wrong, nothing that jumps and nothing heavy', full, async ({ baseURL }) => {
  test.setTimeout(120_000)
  const executable = process.env['CHROMIUM_PATH'] ?? chromium.executablePath()
  for (const { name, values, failed } of await scorePages(baseURL ?? '', executable, 1, { home, article, questions })) {
    // The command that runs all tests repeats these lines.
    const weight = values['total-byte-weight']
    console.log(
      `Lighthouse: ${name} performs at ${Math.round(values.performance)} of 100, and weighs ${Math.round(weight / 1000)} kB`,
    )
    expect(failed, name).toEqual([])
    expect(values, name).toMatchObject({ accessibility: 100, 'best-practices': 100, seo: 100 })
    expect(values['cumulative-layout-shift'], name).toBeLessThanOrEqual(0.02)
    expect(weight, name).toBeLessThanOrEqual(heaviest)
  }
})
