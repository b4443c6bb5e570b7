/** The browser tests, on a production build of their own. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readPlan } from '#sample/drawings.ts'
import type { Result } from './checks.ts'
import { findChromium, NoBrowser } from './chromium.ts'
import { run, tool } from './run.ts'
import { dataFolder, startSite, type Site } from './test-site.ts'

/** Stays after the run, to see what took long. */
const reportFile = path.resolve('test-results/report.json')

const say = (line: string) => console.log(`  ${line}`)

/** Checks that no token of the data folder stands in what a process wrote. */
const leaked = (output: string): Result => {
  const tokens = ['site-token', 'preview-token', 'auth-secret'].map((file) =>
    readFileSync(path.join(dataFolder, file), 'utf8').trim(),
  )
  const isLeaked = tokens.some((token) => output.includes(token))
  return {
    name: 'logs without tokens',
    passed: isLeaked ? 0 : 1,
    failed: isLeaked ? 1 : 0,
    output: isLeaked ? 'A token stands in the output of site or service.' : '',
  }
}

/**
 * Checks that the framework names no page that it cannot render as declared: it answers such pages and says so in its log alone. Previews
 * of drafts read past the caches, which it reports as misses.
 */
const complaints = (output: string): Result => {
  const lines = [...output.matchAll(/^.*Error: Route "[^"]*": (?!Unexpected cache miss).*$/gm)].map(([line]) => line)
  return {
    name: 'logs without errors of the framework',
    passed: lines.length ? 0 : 1,
    failed: lines.length ? 1 : 0,
    output: [...new Set(lines)].join('\n'),
  }
}

/** Milliseconds for which the tests wait for pictures, at most. */
const mostDrawing = 5 * 60_000

/** Waits until the pictures of the sample are drawn: pages are not quiet before theirs have come, and tests leave little processor for that. */
const picturesDrawn = async (): Promise<void> => {
  const start = performance.now()
  const isDrawing = () => (readPlan(path.join(dataFolder, 'originals')) ?? []).length > 0
  while (isDrawing() && performance.now() - start < mostDrawing) await pause(500)
  if (performance.now() - start > 1000)
    say(`pictures of the sample: waited ${Math.round((performance.now() - start) / 1000)} s`)
}

const statistic = (report: unknown, name: string): number => {
  const stats: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, 'stats') : null
  const value: unknown = typeof stats === 'object' && stats !== null ? Reflect.get(stats, name) : 0
  return typeof value === 'number' ? value : 0
}

const runAll = async (executable: string, site: Site, parameters: readonly string[]): Promise<Result[]> => {
  if (!site.up) return [{ name: 'production build', passed: 0, failed: 1, output: site.output() }]
  await picturesDrawn()
  say('browser tests')
  const { code, output } = await run(
    [tool('@playwright', 'test', 'cli.js'), 'test', '-c', 'e2e', '--reporter=list,json', ...parameters],
    {
      environment: {
        CHROMIUM_PATH: executable,
        E2E_SITE_URL: site.siteUrl,
        E2E_SERVICE_URL: site.serviceUrl,
        E2E_DATA_FOLDER: dataFolder,
        E2E_BUILD_FOLDER: '.next-test',
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      },
    },
  )
  const report: unknown = JSON.parse(readFileSync(reportFile, 'utf8'))
  const [expected, unexpected, flaky] = ['expected', 'unexpected', 'flaky'].map((name) => statistic(report, name))
  for (const [line] of output.matchAll(/^Lighthouse: .*$/gm)) say(line)
  if (flaky) console.log(/^ +\d+ flaky\n(?: {4}.*\n)*/m.exec(output)?.[0] ?? `${flaky} flaky`)
  return [
    { name: 'production build', passed: 1, failed: 0, output: '' },
    leaked(site.output()),
    complaints(site.output()),
    {
      name: 'browser tests',
      passed: (expected ?? 0) + (flaky ?? 0),
      failed: unexpected || (code === 0 ? 0 : 1),
      // The names of failed tests stand last: of a long output often only the end is kept.
      output: `${site.output()}\n${output}`,
    },
  ]
}

/**
 * Begins to build and start site and service with data of their own, unless they are built already; the answer runs the
 * browser tests on them: all, or what `parameters` of Playwright name. No results where there is no browser, which is said.
 */
export const prepareBrowserTests = async (): Promise<(parameters: readonly string[]) => Promise<Result[]>> => {
  const executable = await findChromium(say).catch((error: unknown) => {
    if (!(error instanceof NoBrowser)) throw error
    say(`left out: ${error.message}`)
    return null
  })
  if (executable === null) return () => Promise.resolve([])
  const start = performance.now()
  say('site: data, build, service and site for the browser tests')
  const starting = startSite().then((site) => {
    if (site.up) say(`site: up after ${Math.round((performance.now() - start) / 1000)} s`)
    return site
  })
  return async (parameters) => {
    const site = await starting
    try {
      return await runAll(executable, site, parameters)
    } finally {
      await site.stop()
    }
  }
}
