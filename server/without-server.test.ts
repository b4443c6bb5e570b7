import { chmodSync, mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parseSettings } from '#lib/settings.ts'
import { keepDataPrivate, refusalWithoutServer } from './without-server.ts'

const refusalWith = (environment: Readonly<Record<string, string>>) =>
  refusalWithoutServer(parseSettings({ CONTENT_API_TOKEN: 't', ...environment }))

test('without its own process the site does not start, unless a setting accepts what is missing', () => {
  expect(refusalWith({})).toContain('WITHOUT_SITE_SERVER=1')
  expect(refusalWith({ WITHOUT_SITE_SERVER: '0' })).toContain('node server/main.ts')
  expect(refusalWith({ WITHOUT_SITE_SERVER: '1' })).toBeNull()
})

test.skipIf(process.platform === 'win32')('the data folder is for its owner alone without that process too', () => {
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => logged.mockRestore())
  const folder = mkdtempSync(path.join(tmpdir(), 'lesroute-private-'))
  chmodSync(folder, 0o755)
  keepDataPrivate({ dataFolder: folder, databaseUrl: null })
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(logged.mock.calls.join('')).toContain('permissions were repaired')
})

test('a host whose disk cannot be written runs on, and says what it lacks', () => {
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => logged.mockRestore())
  keepDataPrivate({ dataFolder: '/dev/null/data', databaseUrl: null })
  expect(logged.mock.calls.join('')).toContain('DATA_FOLDER')
})
