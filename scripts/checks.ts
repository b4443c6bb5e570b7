/** The checks that need no running service: types, lint, format, dead code, unit and wire tests. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { audit, lockProblems, readLock } from './dependencies.ts'
import { run, tool } from './run.ts'

export type Result = {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly output: string
}

const once = async (name: string, args: readonly string[]): Promise<Result> => {
  const { code, output } = await run(args)
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

const resultOf = (name: string, problems: readonly string[]): Result => ({
  name,
  passed: problems.length ? 0 : 1,
  failed: problems.length ? 1 : 0,
  output: problems.join('\n'),
})

/** Lock file, licences, and known vulnerabilities; the last are skipped, with a message, when the registry does not answer. */
const dependencies = (): Result[] => {
  const lock = resultOf('lock file and licences', lockProblems(readLock()))
  const known = audit()
  if ('problems' in known) return [lock, resultOf('known vulnerabilities', known.problems)]
  console.log(`  known vulnerabilities: not checked, since ${known.skipped}`)
  return [lock]
}

/** Types (with the framework's own made first), lint, format, code that nobody uses, and what is installed. */
export const staticChecks = async (): Promise<Result[]> => {
  const types = async () => {
    const routes = await once('route types', [tool('next', 'dist', 'bin', 'next'), 'typegen'])
    return routes.failed ? routes : once('types', [tool('typescript', 'bin', 'tsc'), '--noEmit'])
  }
  const tools = await Promise.all([
    types(),
    once('lint', [tool('oxlint', 'bin', 'oxlint'), '--type-aware', '--deny-warnings']),
    // By content: a file that is as it was, and the tool too, is not formatted again. The cache lies in node_modules/.cache.
    once('format', [
      tool('prettier', 'bin', 'prettier.cjs'),
      '--check',
      '--cache',
      '--cache-strategy=content',
      '--log-level=warn',
      '.',
    ]),
    once('dead code', [tool('knip', 'bin', 'knip.js')]),
  ])
  return [...tools, ...dependencies()]
}

const count = (report: unknown, name: string): number => {
  const value: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, name) : 0
  return typeof value === 'number' ? value : 0
}

/** Unit and wire tests; a run that ends without a report counts as one failure. */
export const unitTests = async (): Promise<Result> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lesroute-'))
  const file = path.join(folder, 'unit.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`]
    const filter = process.env['FULL_SQUARE'] ? [] : ['--tagsFilter=!full', '--project=!again*']
    const { code, output } = await run([tool('vitest', 'vitest.mjs'), 'run', ...reporters, ...filter])
    const report: unknown = code === 0 ? JSON.parse(readFileSync(file, 'utf8')) : null
    return code === 0
      ? { name: 'unit tests', passed: count(report, 'numPassedTests'), failed: count(report, 'numFailedTests'), output }
      : { name: 'unit tests', passed: 0, failed: 1, output }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
