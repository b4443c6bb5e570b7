import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkSiteSettings } from './check-site-settings.ts'
import { readDeployment, StartError } from './settings.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lesroute-'))
mkdirSync(path.join(folder, 'own'))
writeFileSync(path.join(folder, 'own', 'logo.svg'), '<svg/>')
afterAll(() => rmSync(folder, { recursive: true }))

const check = (environment: Readonly<Record<string, string>>) => () =>
  checkSiteSettings(readDeployment(environment), environment, folder)

test('settings in their form, with files that are there, pass', () => {
  expect(check({})).not.toThrow()
  expect(check({ SITE_LOGO: '/own/logo.svg', SITE_NAME: 'Leraar in Oost' })).not.toThrow()
})

test.each([
  [{ SITE_LOGO: 'public/own/logo.svg' }, 'SITE_LOGO must be a path such as /own/logo.svg'],
  [{ SITE_LOGO: '/own/other.svg' }, 'SITE_LOGO is /own/other.svg, but there is no file'],
  [{ SITE_THEME: '/own/theme.css' }, 'SITE_THEME is /own/theme.css, but there is no file'],
  [{ SITE_NAME: 'x'.repeat(41) }, 'SITE_NAME must have 40 characters at most'],
])('%j stops the start: %s', (environment: Readonly<Record<string, string>>, message) => {
  expect(check(environment)).toThrow(StartError)
  expect(check(environment)).toThrow(message)
})
