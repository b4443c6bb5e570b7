/** Installs packages of the system where that is Debian or derived from it. */
import { spawnSync } from 'node:child_process'

/** Whether a command may change the system that it runs on: in CI, or when it was started with `--install`. */
export const mayInstall = (): boolean => Boolean(process.env['CI']) || process.argv.includes('--install')

/** Installs the package where that is allowed; answers the reason for the message of a caller that still lacks it. */
export const installFromDebian = (name: string): string => {
  if (!mayInstall())
    return `install it yourself, or add -- --install to the command, which installs "${name}" by apt-get`
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const command = (args: readonly string[]) => {
    const [program = '', ...rest] = [...root, ...args]
    return spawnSync(program, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, encoding: 'utf8' })
  }
  command(['apt-get', 'update'])
  const { stderr, error } = command(['apt-get', 'install', '-y', '--no-install-recommends', name])
  return (error?.message ?? stderr).trim().split('\n').at(-1) ?? ''
}

/** Installs the package unless `isThere` says that it is not needed; answers why that did not work, null when it is there now. */
export const installUnless = (isThere: () => boolean, name: string): string | null => {
  if (isThere()) return null
  const reason = installFromDebian(name)
  return isThere() ? null : reason
}
