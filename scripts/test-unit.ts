/** `npm run test:unit [-- file …]`: unit tests alone, all or those of the files that are named. */
import { run, tool } from './run.ts'
import { withoutSettings } from './test-settings.ts'

Object.assign(process.env, withoutSettings())

const { code } = await run([tool('vitest', 'vitest.mjs'), 'run', ...process.argv.slice(2)], { show: true })
process.exitCode = code
