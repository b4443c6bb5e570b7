import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { settingShape as siteShape } from '#lib/settings.ts'
import { settingShape as serviceShape } from '../service/config.ts'
import { settingNames, withoutSettings } from './test-settings.ts'

/** Settings that tests choose for themselves wherever they start anything. */
const chosen = ['BUILD_FOLDER']

test('every setting that either half reads is emptied for the tests', () => {
  const read = [...Object.keys(siteShape), ...Object.keys(serviceShape)].filter((name) => !chosen.includes(name))
  expect(read.length).toBeGreaterThan(60)
  expect(settingNames()).toEqual(expect.arrayContaining(read))
  expect(withoutSettings()).toMatchObject({ SMTP_URL: '', TEAM_MAIL: '', OUTBOX_FOLDER: '', FEEDBACK_FOLDER: '' })
})

test('a .env that lies in the folder sets nothing then', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lesroute-env-'))
  writeFileSync(
    path.join(folder, '.env'),
    settingNames()
      .map((name) => `${name}=from-dot-env\n`)
      .join(''),
  )
  const script = "process.loadEnvFile('.env'); console.log(JSON.stringify(process.env))"
  const { stdout } = spawnSync(process.execPath, ['-e', script], {
    cwd: folder,
    env: { ...process.env, SMTP_URL: 'smtp://shell.example', ...withoutSettings() },
    encoding: 'utf8',
  })
  expect(stdout).not.toContain('from-dot-env')
  expect(stdout).not.toContain('shell.example')
})
