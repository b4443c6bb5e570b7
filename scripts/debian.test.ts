import { afterEach, expect, test, vi } from 'vitest'
import { installFromDebian, mayInstall } from './debian.ts'

afterEach(() => void vi.unstubAllEnvs())

test('without --install and outside of CI nothing is installed, and the answer says how to have it', () => {
  vi.stubEnv('CI', '')
  vi.stubEnv('PATH', '')
  expect(mayInstall()).toBe(false)
  expect(installFromDebian('postgresql')).toContain('--install')
})

test('in CI it may be installed; an installer that is not there is the reason', () => {
  vi.stubEnv('CI', '1')
  vi.stubEnv('PATH', '/nowhere')
  expect(mayInstall()).toBe(true)
  expect(installFromDebian('postgresql')).toContain('ENOENT')
})
