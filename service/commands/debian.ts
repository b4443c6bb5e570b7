/** Installs a package of the system, where that is Debian or one of its kin. */
import { spawnSync } from 'node:child_process'

/** Installs the package; answers the last words of the installer, for whoever finds that it has not helped. */
export const installFromDebian = (name: string): string => {
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const command = (args: readonly string[]) => {
    const [program = '', ...rest] = [...root, ...args]
    return spawnSync(program, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, encoding: 'utf8' })
  }
  command(['apt-get', 'update'])
  const { stderr, error } = command(['apt-get', 'install', '-y', '--no-install-recommends', name])
  return (error?.message ?? stderr).trim().split('\n').at(-1) ?? ''
}
