/** The process of the site runs outside the framework's bundler, where modules for server components refuse to load. */
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('what the process of the site imports loads without the framework', () => {
  const modules = ['clean-up', 'http-adapter', 'pipeline', 'without-server'].map((name) => `./${name}.ts`)
  const code = `await Promise.all(${JSON.stringify(modules)}.map((name) => import(name))); console.log('loaded')`
  const options = { cwd: import.meta.dirname, encoding: 'utf8' } as const
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', code], options)).toContain('loaded')
})
