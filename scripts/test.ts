/** `npm test`: everything that can be checked, in one command, counted in the last line. */
import { prepareBrowserTests } from './browser-tests.ts'
import { staticChecks, unitTests, type Result } from './checks.ts'
import { installPostgres } from './postgres-server.ts'
import { installRedis } from './redis.ts'
import { withoutSettings } from './test-settings.ts'

const say = (line: string) => console.log(`  ${line}`)

/** Whole seconds since that moment of `performance.now()`. */
const secondsSince = (start: number): number => Math.round((performance.now() - start) / 1000)

/** Servers for the tests that want one. */
const installServers = (): void => {
  const reason = installPostgres()
  if (reason !== null)
    say(`left out: tests on a PostgreSQL server, which run on PGlite instead; to have one, ${reason}`)
  const without = installRedis()
  if (without !== null)
    say(`left out: tests of several instances, since there is no Redis server; to have one, ${without}`)
}

const durations: string[] = []

const timed = async (name: string, work: () => Promise<Result[]>): Promise<Result[]> => {
  const start = performance.now()
  const results = await work().catch((error: unknown): Result[] => [
    { name, passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) },
  ])
  for (const { name: part, passed, failed, output } of results) {
    console.log(`${failed ? '✗' : '✓'} ${part}: ${passed} passed, ${failed} failed`)
    if (failed) console.error(output)
  }
  const duration = `${secondsSince(start)} s`
  say(duration)
  durations.push(`${name} ${duration}`)
  return results
}

// What the tests start inherits no setting of the developer's.
Object.assign(process.env, withoutSettings())

// Whoever stops the tests stops what they started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

// Browser tests that repeat what others show, or that take long, are for `npm run test:full`.
if (!process.env['FULL_SQUARE']) process.env['E2E_SAMPLE'] = '1'

const parameters = process.argv.slice(2).filter((argument) => argument !== '--install')
installServers()
const checked = await timed('checks', staticChecks)
// The site is built while the unit tests run: each of them leaves a part of the processors unused. The build writes types of
// the framework, which the checks must not read half written.
const browserTests = await prepareBrowserTests()
const results = [
  ...checked,
  ...(await timed('unit tests', async () => [await unitTests()])),
  ...(await timed('browser tests', () => browserTests(parameters))),
]
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
say(`${durations.join(', ')}; together ${secondsSince(0)} s`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') ? 1 : 0
