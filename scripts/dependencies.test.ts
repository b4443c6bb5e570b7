import { expect, test } from 'vitest'
import { lockProblems, readAudit, readLock } from './dependencies.ts'

const right = {
  version: '1.0.0',
  resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz',
  integrity: 'sha512-x',
  license: '(MIT OR GPL-3.0-only)',
}
const problemsOf = (change: object, root: object = {}) =>
  lockProblems({ packages: { '': root, 'node_modules/b/node_modules/a': { ...right, ...change } } })

// ASVS 10.3.2 12.3.6 14.2.4
test('the lock file is as it should be', () => expect(lockProblems(readLock())).toEqual([]))

test.each([
  [{}, []],
  [{ resolved: 'https://elders.example/a.tgz' }, ['a comes from https://elders.example/a.tgz']],
  [{ resolved: 'git+ssh://git@github.com/x/a.git' }, ['a comes from git+ssh://git@github.com/x/a.git']],
  [{ integrity: undefined }, ['a@1.0.0 has no SHA-512 hash']],
  [{ integrity: undefined, optional: true }, ['a@1.0.0 has no SHA-512 hash']],
  [{ integrity: undefined, inBundle: true }, []],
  [{ integrity: 'sha1-x' }, ['a@1.0.0 has no SHA-512 hash']],
  [{ license: 'GPL-3.0-only' }, ['a has a licence that we do not know: GPL-3.0-only']],
  [{ license: 'MIT AND GPL-3.0-only' }, ['a has a licence that we do not know: MIT AND GPL-3.0-only']],
  [{ license: undefined }, ['a has a licence that we do not know: none']],
])('%j is told', (change, expected) => expect(problemsOf(change)).toEqual(expected))

test('what may change by itself is told', () =>
  expect(problemsOf({}, { dependencies: { a: '^1.0.0', b: '1.0.0' }, devDependencies: { c: 'latest' } })).toEqual([
    'a is not pinned to one version (^1.0.0)',
    'c is not pinned to one version (latest)',
  ]))

// ASVS 1.14.3 14.2.1
test('an audit tells grave holes, and is skipped where nobody answers', () => {
  const holes = { a: { severity: 'critical' }, b: { severity: 'moderate' }, c: { severity: 'high' } }
  expect(readAudit(JSON.stringify({ vulnerabilities: holes }))).toEqual({ problems: ['a: critical', 'c: high'] })
  expect(readAudit(JSON.stringify({ vulnerabilities: {} }))).toEqual({ problems: [] })
  expect(readAudit('{"message":"405 Method Not Allowed"}')).toHaveProperty('skipped')
  expect(readAudit('')).toHaveProperty('skipped')
})
