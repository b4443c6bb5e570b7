/** A page of the framework with nothing on it: the floor that no page of a site can go below. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '#platform/free-port.ts'

const next = path.resolve('node_modules', 'next', 'dist', 'bin', 'next')

const files: Readonly<Record<string, string>> = {
  'package.json':
    '{ "name": "empty", "private": true, "type": "module", "dependencies": { "next": "*", "react": "*", "react-dom": "*" } }\n',
  'next.config.mjs': `export default { cacheComponents: true, partialPrefetching: true, poweredByHeader: false, agentRules: false, turbopack: { root: ${JSON.stringify(process.cwd())} } }\n`,
  'app/layout.jsx':
    'export default function Layout({ children }) {\n  return <html lang="nl"><body>{children}</body></html>\n}\n',
  'app/page.jsx': 'export default function Page() {\n  return <main>Leeg</main>\n}\n',
}

/**
 * Builds the page, once for a version of the framework; answers where. @throws Error when that fails.
 * Chosen: below the project, since the framework takes nothing from packages outside the root that it is given.
 */
const buildEmpty = (): string => {
  const { version } = JSON.parse(readFileSync(path.join('node_modules', 'next', 'package.json'), 'utf8')) as {
    readonly version: string
  }
  const home = path.resolve('.data', 'bench', `empty-next-${version}`)
  if (existsSync(path.join(home, '.next', 'BUILD_ID'))) return home
  mkdirSync(path.join(home, 'app'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(home, name), text)
  const built = spawnSync(process.execPath, [next, 'build'], {
    cwd: home,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  })
  if (built.status !== 0) throw new Error(`The empty page could not be built. ${built.stdout}${built.stderr}`)
  return home
}

export type EmptySite = { readonly url: string; readonly stop: () => Promise<void> }

/** Starts the framework's own server with the empty page; resolves with its first answer. */
export const startEmptySite = async (): Promise<EmptySite> => {
  const [home, port] = [buildEmpty(), await freePort()]
  const child = spawn(process.execPath, [next, 'start', '-p', String(port)], {
    cwd: home,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  const url = `http://localhost:${port}/`
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let attempt = 0; attempt < 3000 && !(await answers()); attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, 5))
  return {
    url,
    stop: async () => {
      process.off('exit', kill)
      kill()
      await gone
    },
  }
}
