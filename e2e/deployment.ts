/** A deployment of the tests' own: one service, two instances of the site from the test build, one Redis. */
import { spawn, execFileSync, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freePort } from '#platform/free-port.ts'
import { createTestServer } from '#platform/redis-server.fixture.ts'
import { sign } from '#lib/editors/signature.ts'

const build = process.env['E2E_BUILD_FOLDER'] ?? '.next'
const data = process.env['E2E_DATA_FOLDER'] ?? '.data'

/** The data of this test run as they are now, so that nobody else sees what becomes of them. */
const copyData = (): string => {
  const folder = mkdtempSync(path.join(path.dirname(path.resolve(data)), 'instances-'))
  const source = new DatabaseSync(path.join(data, 'lesroute.sqlite'), { readOnly: true })
  source.prepare('VACUUM INTO ?').run(path.join(folder, 'lesroute.sqlite'))
  source.close()
  for (const name of ['site-token', 'preview-token', 'auth-secret'])
    cpSync(path.join(data, name), path.join(folder, name))
  // Originals are never changed in place, so that the copy is one of names.
  execFileSync('cp', ['-rl', path.resolve(data, 'originals'), folder])
  return folder
}

/**
 * The build as another machine has it, without what was made since. Its files are never written to: what an instance
 * makes lies beside them, so that the copy is one of names.
 */
const copyBuild = (name: string): string => {
  const folder = `${build}-${name}`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const files = execFileSync('ls', ['-A', build], { encoding: 'utf8' }).trim().split('\n')
  for (const file of files.filter((one) => one !== 'cache')) execFileSync('cp', ['-rl', path.join(build, file), folder])
  rmSync(path.join(folder, 'server', 'route-cache'), { recursive: true, force: true })
  return folder
}

/** A process that can be killed and started again at the same port. */
const createProgram = (args: readonly string[], environment: Readonly<Record<string, string>>, ready: string) => {
  const lines: string[] = []
  let child: ChildProcess | null = null
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    const running = child
    if (!running || running.exitCode !== null || running.signalCode !== null) return null
    const gone = new Promise<number | null>((resolve) => running.once('exit', resolve))
    running.kill(signal)
    return gone
  }
  process.once('exit', () => child?.kill('SIGKILL'))
  return {
    output: () => lines.join(''),
    start: async (): Promise<void> => {
      const started = spawn(process.execPath, [...args], { env: { ...process.env, ...environment }, stdio: 'pipe' })
      child = started
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (chunk: Buffer) => lines.push(chunk.toString()))
      const until = Date.now() + 90_000
      while (!(await fetch(ready).then(Boolean, () => false))) {
        if (Date.now() > until || started.exitCode !== null)
          throw new Error(`${args[0]} did not come up\n${lines.join('')}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

export const openDeployment = async () => {
  const folder = copyData()
  const [redis, servicePort] = [await createTestServer(), await freePort()]
  const serviceUrl = `http://localhost:${servicePort}`
  const token = readFileSync(path.join(folder, 'site-token'), 'utf8').trim()
  const service = createProgram(
    [path.join('scripts', 'service.ts'), 'serve'],
    { SERVICE_PORT: String(servicePort), DATA_FOLDER: folder, FAULT_SWITCHES: '1', LOG_REQUESTS: '1' },
    `${serviceUrl}/server/ping`,
  )

  const createSite = async (name: string) => {
    const port = await freePort()
    const url = `http://localhost:${port}`
    const own = path.join(folder, name)
    const program = createProgram(
      [path.join('server', 'main.ts')],
      {
        NODE_ENV: 'production',
        PORT: String(port),
        SITE_URL: url,
        BUILD_FOLDER: copyBuild(name),
        DATA_FOLDER: own,
        CONTENT_API_URL: serviceUrl,
        CONTENT_API_TOKEN: token,
        SEARCH_URL: `${serviceUrl}/search`,
        MEDIA_URL: `${serviceUrl}/media`,
        REDIS_URL: redis.url,
      },
      `${url}/api/system/ping`,
    )
    const get = async (address: string) => {
      const response = await fetch(new URL(address, url), { redirect: 'manual' })
      return { status: response.status, cache: response.headers.get('x-nextjs-cache'), text: await response.text() }
    }
    /** Asks this instance to renew everything, as an editor's system would. */
    const renew = async (paths: readonly string[]) => {
      const body = JSON.stringify({ sent: Date.now(), paths })
      const headers = { 'x-signature': sign(token, 'revalidate', body) }
      return (await fetch(new URL('/api/revalidate', url), { method: 'POST', body, headers })).status
    }
    return { ...program, get, renew }
  }

  const [a, b] = [await createSite('a'), await createSite('b')]
  await service.start()
  await Promise.all([a.start(), b.start()])
  return {
    a,
    b,
    redis,
    service,
    /** Runs a command of the service on the data of this deployment. */
    command: (...args: readonly string[]) =>
      execFileSync(process.execPath, [path.join('scripts', 'service.ts'), ...args], {
        encoding: 'utf8',
        env: { ...process.env, DATA_FOLDER: folder },
      }),
    fault: async (faults: readonly Record<string, unknown>[]) => {
      await fetch(`${serviceUrl}/faults`, { method: 'POST', body: JSON.stringify(faults) })
    },
    /** How often the service was asked for an address that begins so. */
    requestsTo: (beginning: string) =>
      service
        .output()
        .split('\n')
        .filter((line) => line.includes(`"path":"${beginning}`)).length,
    close: async (): Promise<void> => {
      await Promise.all([a.kill(), b.kill(), service.kill(), redis.stop()])
      for (const name of ['a', 'b']) if (existsSync(`${build}-${name}`)) rmSync(`${build}-${name}`, { recursive: true })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
