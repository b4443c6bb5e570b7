import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fingerprint, settingsOf, swapBuild } from './site-build.ts'

const settings = { CONTENT_API_URL: 'http://localhost:8055', MEDIA_URL: 'http://localhost:8055/media' }

test('a build is named after its sources and its settings', () => {
  const name = fingerprint(settings)
  expect(fingerprint({ ...settings })).toBe(name)
  expect(fingerprint({ ...settings, CONTENT_API_URL: 'https://elsewhere.example' })).not.toBe(name)
  expect(fingerprint({ ...settings, SEARCH_TOKEN_FIELD: 'algolia_token' })).not.toBe(name)
})

test('a setting that pages depend on leads to a new build, one of the running process alone does not', () => {
  const nameWith = (environment: Record<string, string>) => fingerprint(settingsOf(environment, settings))
  const name = nameWith({ SITE_NAME: '' })
  for (const [setting, value] of Object.entries({
    SITE_NAME: 'Wegwijs',
    SITE_LOGO: '/own/logo.svg',
    SITE_THEME: '/own/theme.css',
    STYLE_GUIDE: '1',
    MAP_STYLE_URL: 'https://map.example/style',
    MAP_HOSTS: 'tiles.example',
    SERVICE_URL: 'https://api.example',
    SMTP_URL: 'smtp://mail.example',
    WITHOUT_SITE_SERVER: '1',
  }))
    expect(nameWith({ [setting]: value }), setting).not.toBe(name)
  for (const setting of ['LOG_REQUESTS', 'TEAM_MAIL', 'DATABASE_URL', 'DATA_FOLDER', 'CONTENT_PREVIEW_TOKEN'])
    expect(nameWith({ [setting]: '1' }), setting).toBe(name)
  expect(fingerprint(settingsOf({}, { ...settings, CONTENT_PREVIEW_TOKEN: 'another' }))).toBe(name)
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
