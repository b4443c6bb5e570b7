/** `npm run test:e2e [-- file …]`: browser tests alone, on the build of the last run where nothing has changed since. */
import { prepareBrowserTests } from './browser-tests.ts'
import { withoutSettings } from './test-settings.ts'

Object.assign(process.env, withoutSettings())

// Processes that the tests started end with them.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const browserTests = await prepareBrowserTests()
for (const { name, passed, failed, output } of await browserTests(process.argv.slice(2))) {
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed`)
  if (!failed) continue
  console.error(output)
  process.exitCode = 1
}
