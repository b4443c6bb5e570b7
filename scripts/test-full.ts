/**
 * `npm run test:full`: what takes too long for every change: whole releases, every page at each width in each theme,
 * and many more random sequences and requests.
 */
import { run, tool } from './run.ts'
import { withoutSettings } from './test-settings.ts'

Object.assign(process.env, withoutSettings())

console.log('  releases: built, opened and built again, some fifteen minutes')
const { code } = await run([tool('vitest', 'vitest.mjs'), 'run', '--config', 'e2e/releases.vitest.config.ts'], {
  show: true,
})
process.env['FULL_SQUARE'] ||= '1'
process.env['SEQUENCES'] ||= '400'
process.env['FUZZ_REQUESTS'] ||= '10000'
process.env['RANDOM_QUERIES'] ||= '20000'
await import('./test.ts')
if (code !== 0) {
  console.log('releases: failed, see above')
  process.exitCode = 1
}
