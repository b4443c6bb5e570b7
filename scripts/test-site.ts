/** The site that browser tests look at: a production build with data of its own. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { testPorts } from './test-ports.ts'

/** Milliseconds that data, build and both processes may take together, beside the unit tests. */
const timeout = 15 * 60_000

/** The data of the site of the tests. */
export const dataFolder = path.resolve('.data', 'test')

/** Runs `npm start` itself, on ports and data of its own, which builds what has changed. */
export const startSite = async () => {
  const [sitePort, servicePort] = await testPorts(path.resolve('.data', 'test-ports.json'))
  const environment = {
    PORT: String(sitePort),
    SERVICE_PORT: String(servicePort),
    DATA_FOLDER: dataFolder,
    SITE_URL: `http://localhost:${sitePort}`,
    BUILD_FOLDER: '.next-test',
    FAULT_SWITCHES: '1',
    STYLE_GUIDE: '1',
    // The tests are a proxy for visitors of many addresses.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    METRICS_TOKEN: 'figures-of-the-tests',
    STUDIO_SECRET: 'a-secret-of-the-studio',
    PREVIEW_ORIGINS: 'http://localhost:4399',
  }
  const child = spawn(process.execPath, [path.join('scripts', 'start.ts')], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  process.once('exit', () => child.kill('SIGTERM'))
  const lines: string[] = []
  const up = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), timeout)
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        lines.push(chunk.toString())
        if (!lines.join('').includes('\nSite ')) return
        clearTimeout(timer)
        resolve(true)
      })
    child.once('exit', () => {
      clearTimeout(timer)
      resolve(false)
    })
  })
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill('SIGTERM')
    })
  return {
    up: await up,
    output: () => lines.join(''),
    stop,
    siteUrl: environment.SITE_URL,
    serviceUrl: `http://localhost:${servicePort}`,
  }
}

export type Site = Awaited<ReturnType<typeof startSite>>
