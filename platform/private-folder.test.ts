import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { makePrivateFolder } from './private-folder.ts'

const modeOf = (name: string) => statSync(name).mode & 0o777

const openFolder = (): string => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'lesroute-private-')), 'data')
  mkdirSync(folder)
  mkdirSync(path.join(folder, 'mail'))
  writeFileSync(path.join(folder, 'lesroute.sqlite'), 'x')
  writeFileSync(path.join(folder, 'mail', 'one'), 'x')
  for (const name of ['', 'mail']) chmodSync(path.join(folder, name), 0o755)
  for (const name of ['lesroute.sqlite', 'mail/one']) chmodSync(path.join(folder, name), 0o644)
  return folder
}

describe.skipIf(process.platform === 'win32')('a private folder', () => {
  // ASVS 7.3.3 12.4.1
  test('is made for its owner alone, with those above it', () => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'lesroute-private-')), 'a', 'b')
    expect(makePrivateFolder(folder)).toBe(0)
    expect([folder, path.dirname(folder)].map(modeOf)).toEqual([0o700, 0o700])
  })

  // ASVS 12.4.1
  test('is repaired with everything in it, once', () => {
    const folder = openFolder()
    expect(makePrivateFolder(folder)).toBe(4)
    expect(['', 'mail', 'lesroute.sqlite', 'mail/one'].map((name) => modeOf(path.join(folder, name)))).toEqual([
      0o700, 0o700, 0o600, 0o600,
    ])
    expect(makePrivateFolder(folder)).toBe(0)
  })

  // Only root may act as somebody else.
  test.skipIf(process.getuid?.() !== 0)('of somebody else is refused when others can read it', () => {
    const folder = openFolder()
    chmodSync(path.dirname(folder), 0o755)
    const source = path.resolve(import.meta.dirname, 'private-folder.ts')
    const script = `const { makePrivateFolder } = await import(${JSON.stringify(source)}); makePrivateFolder(${JSON.stringify(folder)})`
    const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', `process.setgid(65534); process.setuid(65534); ${script}`], { encoding: 'utf8' }) // prettier-ignore
    expect(status).toBe(1)
    expect(stderr).toContain(`Other users of this machine can read ${folder}`)
  })
})

test('what a process writes after keepFilesPrivate is its own', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lesroute-private-'))
  const source = path.resolve(import.meta.dirname, 'private-folder.ts')
  const file = path.join(folder, 'written')
  const script = `const { keepFilesPrivate } = await import(${JSON.stringify(source)}); keepFilesPrivate(); (await import('node:fs')).writeFileSync(${JSON.stringify(file)}, 'x')`
  spawnSync(process.execPath, ['--input-type=module', '-e', `process.umask(0o022); ${script}`])
  expect(modeOf(file)).toBe(0o600)
})
