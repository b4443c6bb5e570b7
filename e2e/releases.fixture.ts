/** Whole deployments on catalogues of the tests' own: imported, served, built and opened as an operator would. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '#platform/free-port.ts'
import { withoutSettings } from '#scripts/test-settings.ts'

export type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** A data folder with that catalogue and nothing else, brought in by `import`. */
export const importRows = (rows: Rows): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lesroute-release-'))
  const source = path.join(folder, 'catalogue')
  mkdirSync(source)
  for (const [name, items] of Object.entries(rows))
    writeFileSync(path.join(source, `${name}.ndjson`), items.map((item) => `${JSON.stringify(item)}\n`).join(''))
  const data = path.join(folder, 'data')
  execFileSync(process.execPath, ['scripts/service.ts', 'import', source], {
    env: { ...process.env, ...withoutSettings(), DATA_FOLDER: data },
    stdio: 'pipe',
  })
  return data
}

type Program = { readonly output: () => string; readonly stop: () => Promise<void> }

/** Starts a command and waits until `isUp` says yes; throws with its output when it ends before. */
const startProgram = async (
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  isUp: (output: string) => boolean | Promise<boolean>,
): Promise<Program> => {
  const lines: string[] = []
  const child = spawn(process.execPath, [...args], {
    env: { ...process.env, ...withoutSettings(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => lines.push(chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  while (!(await isUp(lines.join('')))) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended:\n${lines.join('')}`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return {
    output: () => lines.join(''),
    stop: async () => {
      // Twice, as a supervisor signals a whole group of processes.
      child.kill('SIGTERM')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** The service on that data. */
export const startService = async (data: string): Promise<Program & { readonly url: string }> => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const program = await startProgram(
    ['scripts/service.ts', 'serve'],
    { SERVICE_PORT: String(port), DATA_FOLDER: data },
    () => fetch(`${url}/server/ping`).then(({ ok }) => ok, () => false), // prettier-ignore
  )
  return { ...program, url }
}

/** A token for the site, made as an operator makes one. */
export const addAccount = (data: string): string => {
  const policies = ['navigator', 'sodk', 'search-token'].flatMap((name) => ['--policy', name])
  const output = execFileSync(
    process.execPath,
    ['scripts/service.ts', 'account', 'add', 'release@example.org', ...policies],
    { env: { ...process.env, ...withoutSettings(), DATA_FOLDER: data }, encoding: 'utf8' },
  )
  const token = /\b[\w-]{43,}\b/.exec(output)?.[0]
  if (!token) throw new Error(`account add printed no token:\n${output}`)
  return token
}

/** `npm start` with those settings: builds what is not built, and opens the site. */
export const startSite = async (settings: Readonly<Record<string, string>>, build: string) => {
  const [port, servicePort] = [await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const program = await startProgram(
    ['scripts/start.ts'],
    {
      PORT: String(port),
      SERVICE_PORT: String(servicePort),
      SITE_URL: url,
      BUILD_FOLDER: build,
      NEXT_TELEMETRY_DISABLED: '1',
      ...settings,
    },
    (output) => output.includes('\nSite '),
  )
  /** The status of a page and what it says. */
  const get = async (address: string) => {
    const response = await fetch(new URL(address, url), { redirect: 'follow' })
    return { status: response.status, text: await response.text() }
  }
  return { ...program, url, get }
}

/** nginx with the configuration that is shipped, before that service; null where there is no nginx. */
export const startNginx = async (configuration: string, service: string) => {
  const [site, api] = [await freePort(), await freePort()]
  const folder = mkdtempSync(path.join(tmpdir(), 'lesroute-nginx-'))
  const text = configuration
    .replaceAll(/\bservice-[ab]:8055/g, new URL(service).host)
    .replaceAll(/\bsite-[ab]:3000/g, `localhost:${site}`)
    .replace('listen 80;', `listen ${site};`)
    .replace('listen 8055;', `listen ${api};`)
    .replaceAll('/var/cache/nginx', folder)
    .replace('include mime.types;', '')
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, `pid ${folder}/pid;\ndaemon off;\n${text}`)
  const child = spawn('nginx', ['-c', file, '-e', path.join(folder, 'log')], { stdio: 'ignore' })
  const url = `http://localhost:${api}`
  while (
    !(await fetch(`${url}/server/ping`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    // prettier-ignore
    if (child.exitCode !== null) throw new Error('nginx did not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url,
    stop: async () => {
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
