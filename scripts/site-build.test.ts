import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fingerprint, swapBuild } from './site-build.ts'

const settings = { CONTENT_API_URL: 'http://localhost:8055', MEDIA_URL: 'http://localhost:8055/media' }

test('a build is named after its sources, its settings and its catalogue', () => {
  const name = fingerprint(settings, 'edition-1')
  expect(fingerprint({ ...settings }, 'edition-1')).toBe(name)
  expect(fingerprint(settings, 'edition-2')).not.toBe(name)
  expect(fingerprint({ ...settings, CONTENT_API_URL: 'https://elsewhere.example' }, 'edition-1')).not.toBe(name)
  expect(fingerprint({ ...settings, SEARCH_TOKEN_FIELD: 'algolia_token' }, 'edition-1')).not.toBe(name)
})

test('a finished build takes the place of the former one, and of none', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lesroute-build-'))
  const [target, finished] = [path.join(folder, '.next'), path.join(folder, '.next-new')]
  const make = (words: string) => {
    mkdirSync(finished)
    writeFileSync(path.join(finished, 'BUILD_ID'), words)
  }
  for (const words of ['first', 'second']) {
    make(words)
    swapBuild(finished, target)
    expect(readFileSync(path.join(target, 'BUILD_ID'), 'utf8')).toBe(words)
  }
  expect(existsSync(finished)).toBe(false)
  expect(readdirSync(folder)).toEqual(['.next'])
})

test('styles are made from named folders, so that builds beside the sources are never read', () => {
  const styles = readFileSync(path.join('app', 'globals.css'), 'utf8')
  expect(styles).toMatch(/@import 'tailwindcss' source\(none\);/)
  expect([...styles.matchAll(/@source '([^']+)'/g)].map(([, name]) => name)).toEqual(['.', '../components', '../lib'])
})
