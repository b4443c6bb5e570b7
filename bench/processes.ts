/**
 * The processes themselves: how soon they answer after they were started, and what they hold after 100,000 requests. The
 * site is a further process on the build at hand, beside the one that runs at E2E_SITE_URL (or else at
 * http://localhost:3000), on the same service; the service is one on the data of these measurements.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { readDeployment, readToken } from '#scripts/settings.ts'
import { startEmptySite } from './empty-next.ts'
import { figuresOf, type Round, type Row } from './measure.ts'
import { freePort } from '#platform/free-port.ts'
import { fire, obstacle } from './pages.ts'
import { textColumn, type Sample } from './sample.ts'

const rounds = 5
/** Requests before memory is read for the first time, and before it is read again. */
const requests = { warmUp: 10_000, all: 100_000 } as const

type Started = { readonly url: string; readonly milliseconds: number; readonly child: ChildProcess }

/** Starts the program and waits for its first good answer at `url`. @throws Error when it ends before. */
const start = async (
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  url: string,
): Promise<Started> => {
  const began = performance.now()
  const child = spawn(process.execPath, [...args], { env: { ...process.env, ...environment }, stdio: 'ignore' })
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  for (;;) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return { url, milliseconds: performance.now() - began, child }
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended before it answered`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })

const megabytes = ({ pid }: ChildProcess): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024

/** Starts both in turn; the row of how long each takes until its first answer. */
const coldStart = async (
  name: string,
  ours: () => Promise<number>,
  { peerName, peer }: { readonly peerName: string; readonly peer: () => Promise<number> },
): Promise<Row> => {
  const times: Round[] = []
  for (let round = 0; round < rounds; round += 1) times.push({ ours: await ours(), peer: await peer() })
  return { name: `cold start: ${name}`, unit: 'ms', peerName, ...figuresOf(times) }
}

/** The row of what a process holds after many requests, spread over the addresses, against a tenth of them. */
const memoryAfter = async (name: string, child: ChildProcess, urls: readonly string[]): Promise<Row> => {
  const ask = async (amount: number) => {
    for (const url of urls) await fire(url, { amount: Math.ceil(amount / urls.length) })
  }
  await ask(requests.warmUp)
  const peer = megabytes(child)
  await ask(requests.all - requests.warmUp)
  const ours = megabytes(child)
  return {
    name: `memory: ${name} after ${requests.all.toLocaleString('en')} requests`,
    unit: 'MB',
    ours,
    peer,
    peerName: `itself after ${requests.warmUp.toLocaleString('en')}`,
    ratio: peer / ours,
    spread: null,
  }
}

const bareServer = `require('node:http').createServer((_, response) => response.end('pong')).listen(process.env.PORT)`

/** Rows of the processes; a sentence instead when no built site answers. */
export const benchProcesses = async ({ sqlite, folder, token }: Sample): Promise<readonly Row[] | string> => {
  const running = (process.env['E2E_SITE_URL'] || 'http://localhost:3000').replace(/\/+$/, '')
  const reason = await obstacle(`${running}/`)
  if (reason) return `Processes are skipped: ${reason}. Start a site with npm start.`
  const deployment = readDeployment(process.env)
  const tokenOf = (name: 'site' | 'preview') => readToken(deployment.dataFolder, name) ?? ''
  const environment = deployment.siteEnvironment({
    site: process.env['CONTENT_API_TOKEN'] ?? tokenOf('site'),
    preview: process.env['CONTENT_PREVIEW_TOKEN'] ?? tokenOf('preview'),
  })
  const startSite = async () => {
    const port = String(await freePort())
    const added = { ...environment, PORT: port, NODE_ENV: 'production' }
    return start([path.join('server', 'main.ts')], added, `http://localhost:${port}/`)
  }
  const startService = async () => {
    const port = String(await freePort())
    const added = {
      SERVICE_PORT: port,
      DATA_FOLDER: folder,
      RATE_LIMIT: '0',
      SEARCH_TIME_LIMIT: '0',
      SEARCH_PORT: '',
      MEDIA_PORT: '',
    }
    return start([path.join('scripts', 'service.ts'), 'serve'], added, `http://localhost:${port}/server/ping`)
  }
  const startBare = async () => {
    const port = String(await freePort())
    return start(['-e', bareServer], { PORT: port }, `http://localhost:${port}/`)
  }
  const timed = (starts: () => Promise<Started>) => async () => {
    const { milliseconds, child } = await starts()
    await end(child)
    return milliseconds
  }
  const timedEmpty = async () => {
    const began = performance.now()
    const empty = await startEmptySite()
    const spent = performance.now() - began
    await empty.stop()
    return spent
  }
  // Built first, so that no round counts it.
  await timedEmpty()
  const rows = [
    await coldStart('site, to its first page', timed(startSite), {
      peerName: 'the framework with an empty page',
      peer: timedEmpty,
    }),
    await coldStart('service, to its first answer', timed(startService), {
      peerName: 'bare node:http',
      peer: timed(startBare),
    }),
  ]
  const articles = textColumn(
    sqlite,
    "select path from articles where status = 'published' and english = 0 limit 8",
    'path',
  )
  const site = await startSite()
  rows.push(await memoryAfter('site', site.child, [site.url, ...articles.map((one) => new URL(one, site.url).href)]))
  await end(site.child)
  const service = await startService()
  const items = new URL(`/items/articles?limit=5&fields=title,path&access_token=${token}`, service.url).href
  rows.push(
    await memoryAfter('service', service.child, [items, new URL('/users/me?access_token=' + token, service.url).href]),
  )
  await end(service.child)
  return rows
}
