/**
 * How many pages a second the site answers, and how long the slowest hundredth waits: against a bare node:http server and
 * an nginx that send the same bytes, against an empty page of the framework, and with an nginx in front that keeps pages.
 * Only when a built site runs: at E2E_SITE_URL, or else at http://localhost:3000. The load comes from a process of its own,
 * 8 connections, in turns of 2 s a side; what answers quicker than it asks looks only as quick as it.
 */
import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import { startEmptySite } from './empty-next.ts'
import { figuresOf, type Row } from './measure.ts'
import { nginxObstacle, serveFile, standInFront } from './nginx.ts'
import { textColumn, type Sample } from './sample.ts'

const connections = 8
/** Seconds of a turn. */
const duration = 2
const rounds = 5

const load = z.object({
  errors: z.number(),
  non2xx: z.number(),
  requests: z.object({ average: z.number() }),
  /** Milliseconds. */
  latency: z.object({ p99: z.number() }),
})
type Load = z.output<typeof load>

const execute = promisify(execFile)

/** Asks for `seconds`, or an `amount` of times. @throws Error when a request failed: figures of errors say nothing. */
export const fire = async (
  url: string,
  { seconds, amount }: { readonly seconds?: number; readonly amount?: number },
): Promise<Load> => {
  const cannon = fileURLToPath(import.meta.resolve('autocannon'))
  const howLong = amount === undefined ? ['-d', String(seconds ?? duration)] : ['-a', String(amount)]
  const args = [cannon, '--json', '--no-progress', '-c', String(connections), ...howLong, url]
  const { stdout } = await execute(process.execPath, args)
  const result = load.parse(JSON.parse(stdout))
  if (result.errors + result.non2xx > 0)
    throw new Error(`${result.errors} requests of ${url} failed, ${result.non2xx} were refused`)
  return result
}

type Served = { readonly bytes: Buffer; readonly type: string }

const fetchPage = async (url: string): Promise<Served> => {
  const response = await fetch(url, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } })
  if (response.status !== 200) throw new Error(`pages: ${url} answers ${response.status}`)
  return {
    bytes: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? 'text/html',
  }
}

/** Runs `use` with the address of a bare server that answers these bytes to everything. */
const withBareServer = async <Result>(
  { bytes, type }: Served,
  use: (url: string) => Promise<Result>,
): Promise<Result> => {
  const headers = { 'content-type': type, 'content-length': String(bytes.byteLength) }
  const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  try {
    return await use(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

type Question = {
  readonly name: string
  readonly ours: string
  readonly peer: string
  readonly peerName: string
  readonly note?: string
}

/** Requests a second, and how long the slowest hundredth waits: both sides in turn, so that neighbours compare. */
const rowsFor = async ({ name, ours, peer, peerName, note }: Question): Promise<Row[]> => {
  await fire(ours, { seconds: 1 })
  await fire(peer, { seconds: 1 })
  const loads: { readonly ours: Load; readonly peer: Load }[] = []
  for (let round = 0; round < rounds; round += 1)
    loads.push({ ours: await fire(ours, { seconds: duration }), peer: await fire(peer, { seconds: duration }) })
  const row = (title: string, unit: Row['unit'], figure: (load: Load) => number, isMoreBetter: boolean): Row => {
    const rounds = loads.map((load) => ({ ours: figure(load.ours), peer: figure(load.peer) }))
    return { name: title, unit, peerName, ...figuresOf(rounds, isMoreBetter), ...(note ? { note } : {}) }
  }
  return [
    row(`pages: ${name}`, 'requests/s', ({ requests }) => requests.average, true),
    // The load generator counts latency in whole milliseconds: nothing at all would make a ratio without meaning.
    row(`pages: ${name}, slowest 1 %`, 'ms', ({ latency }) => Math.max(1, latency.p99), false),
  ]
}

/** Why the pages cannot be measured at that address; null when a built site answers. */
export const obstacle = async (site: string): Promise<string | null> => {
  try {
    const { bytes } = await fetchPage(site)
    // Pages of a development server are compiled as they are asked for and carry its reload client.
    return bytes.includes('hmr-client') ? `the site at ${site} is a development server` : null
  } catch (error) {
    return `no site answers at ${site} (${error instanceof Error ? error.message : String(error)})`
  }
}

/** A cached page: as it is, against the same bytes without a framework and a page with nothing on it; and with nginx in front. */
const cachedRows = async (name: string, url: string, emptyUrl: string): Promise<Row[]> => {
  const page = await fetchPage(url)
  const note = `the same ${Math.round(page.bytes.byteLength / 1000)} kB`
  const rows = [
    ...(await withBareServer(page, (peer) => rowsFor({ name, ours: url, peer, peerName: 'bare node:http', note }))),
    ...(await rowsFor({ name, ours: url, peer: emptyUrl, peerName: 'an empty page of the framework' })),
  ]
  const nginx = await serveFile(page.bytes, page.type)
  const front = await standInFront(new URL(url).origin)
  try {
    const ours = `${front.url}${new URL(url).pathname}`
    const shared = { peer: nginx.url, peerName: 'nginx', note }
    rows.push(...(await rowsFor({ ...shared, name, ours: url })))
    rows.push(...(await rowsFor({ ...shared, name: `${name}, nginx in front`, ours })))
  } finally {
    await nginx.stop()
    await front.stop()
  }
  return rows
}

/** Rows of the site's pages; a sentence instead when no built site answers, or no nginx can be had to compare with. */
export const benchPages = async ({ sqlite }: Sample): Promise<readonly Row[] | string> => {
  const site = (process.env['E2E_SITE_URL'] || 'http://localhost:3000').replace(/\/+$/, '')
  const reason = (await obstacle(`${site}/`)) ?? nginxObstacle()
  if (reason) return `Pages are skipped: ${reason}. Start a site with npm start.`
  const newest =
    "select path from articles where status = 'published' and english = 0 order by date_updated desc, id limit 1"
  const [article = ''] = textColumn(sqlite, newest, 'path')
  const made = [
    ['list of questions', '/kennisbank/veelgestelde-vragen'],
    ['finder', '/navigator/opleidingen'],
  ] as const
  const empty = await startEmptySite()
  const rows: Row[] = []
  try {
    rows.push(...(await cachedRows('home', `${site}/`, empty.url)))
    rows.push(...(await cachedRows('an article', `${site}${article}`, empty.url)))
    for (const [name, path] of made) {
      const ours = `${site}${path}`
      const page = await fetchPage(ours)
      const note = `the same ${Math.round(page.bytes.byteLength / 1000)} kB`
      rows.push(
        ...(await withBareServer(page, (peer) => rowsFor({ name, ours, peer, peerName: 'bare node:http', note }))),
      )
    }
  } finally {
    await empty.stop()
  }
  return rows
}
