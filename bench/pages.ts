/**
 * How many pages a second the site answers, and how long the slowest hundredth waits, against a bare node:http server
 * that sends the same bytes. Only when a built site runs: at E2E_SITE_URL, or else at http://localhost:3000. The load
 * comes from a process of its own, 8 connections for 5 s a side.
 */
import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Row } from './measure.ts'
import { textColumn, type Sample } from './sample.ts'

const connections = 8
/** Seconds. */
const duration = 5

const load = z.object({
  errors: z.number(),
  non2xx: z.number(),
  requests: z.object({ average: z.number(), stddev: z.number() }),
  /** Milliseconds. */
  latency: z.object({ p99: z.number() }),
})
type Load = z.output<typeof load>

const execute = promisify(execFile)

/** @throws Error when a request failed: figures of errors say nothing of pages. */
const fire = async (url: string, seconds: number): Promise<Load> => {
  const cannon = fileURLToPath(import.meta.resolve('autocannon'))
  const args = [cannon, '--json', '--no-progress', '-c', String(connections), '-d', String(seconds), url]
  const { stdout } = await execute(process.execPath, args)
  const result = load.parse(JSON.parse(stdout))
  if (result.errors + result.non2xx > 0)
    throw new Error(`pages: ${result.errors} requests of ${url} failed, ${result.non2xx} were refused`)
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

const rowsFor = async (name: string, url: string): Promise<Row[]> => {
  const page = await fetchPage(url)
  await fire(url, 1)
  const ours = await fire(url, duration)
  const peer = await withBareServer(page, (bare) => fire(bare, duration))
  const kilobytes = Math.round(page.bytes.byteLength / 1000)
  // The load generator counts latency in whole milliseconds: nothing at all would make a ratio without meaning.
  const [slow, slowPeer] = [Math.max(1, ours.latency.p99), Math.max(1, peer.latency.p99)]
  const shared = { peerName: 'bare node:http', note: `the same ${kilobytes} kB` }
  return [
    {
      ...shared,
      name: `pages: ${name}`,
      unit: 'requests/s',
      ours: ours.requests.average,
      peer: peer.requests.average,
      ratio: ours.requests.average / peer.requests.average,
      spread: ours.requests.stddev / ours.requests.average,
    },
    {
      ...shared,
      name: `pages: ${name}, slowest 1 %`,
      unit: 'ms',
      ours: slow,
      peer: slowPeer,
      ratio: slowPeer / slow,
      spread: null,
    },
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

/** Rows of the site's pages; a sentence instead when no built site answers. */
export const benchPages = async ({ sqlite }: Sample): Promise<readonly Row[] | string> => {
  const site = (process.env['E2E_SITE_URL'] || 'http://localhost:3000').replace(/\/+$/, '')
  const reason = await obstacle(`${site}/`)
  if (reason) return `Pages are skipped: ${reason}. Start one with npm start.`
  const newest =
    "select path from articles where status = 'published' and english = 0 order by date_updated desc, id limit 1"
  const [article = ''] = textColumn(sqlite, newest, 'path')
  const pages = [
    ['home', '/'],
    ['an article', article],
    ['list of questions', '/kennisbank/veelgestelde-vragen'],
    ['finder', '/navigator/opleidingen'],
  ] as const
  const rows: Row[] = []
  for (const [name, path] of pages) rows.push(...(await rowsFor(name, `${site}${path}`)))
  return rows
}
