/**
 * This site against another version of it: how much processor time of site and service together list pages and first visits
 * take. Both run before, at E2E_SITE_URL and PEER_SITE_URL, each with its service at E2E_SERVICE_URL and PEER_SERVICE_URL,
 * on this machine, which runs Linux; both with RATE_LIMIT=0 and SEARCH_TIME_LIMIT=0, since all requests come from one address.
 * Start both afresh: what was asked before is no longer a first time.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { figuresOf, type Round, type Row } from './measure.ts'

const rounds = 5
/** Requests of a round, over the same addresses with the frequency of Zipf's law (s = 1). */
const requestsPerRound = 600
const numberOfAddresses = 500
const numberOfOthers = 250
const visitsPerRound = 40
const connections = 4
const article = '/kennisbank/artikelen/de-pabo-leraar-basisonderwijs-worden'
const lists = ['/navigator/opleidingen', '/kennisbank/artikelen', '/kennisbank/veelgestelde-vragen', '/zoeken']
type Version = { readonly site: string; readonly processes: readonly string[] }

/** The process that listens on the port of that address. @throws Error when none of this machine does. */
const processOf = (url: string): string => {
  const { port } = new URL(url)
  const line = execFileSync('ss', ['-Hltnp', `sport = :${port}`], { encoding: 'utf8' })
  const pid = /pid=(\d+)/.exec(line)?.[1]
  if (pid === undefined) throw new Error(`versions: no process of this machine listens on port ${port} (${url})`)
  return pid
}

/** Milliseconds of processor time that the processes have used, their threads included. */
const processorTime = ({ processes }: Version): number => {
  const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  return processes
    .map((pid) =>
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' '),
    )
    .reduce((sum, fields) => sum + ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond, 0)
}

/** @throws Error when an answer is not 200: figures of errors say nothing. */
const read = async (url: string): Promise<string> => {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br', accept: 'text/html,*/*' } })
  if (response.status !== 200) throw new Error(`versions: ${url} answers ${response.status}`)
  return response.text()
}

/** Milliseconds of processor time for each of `units` that these addresses are, a few at a time. */
const cost = async (version: Version, paths: readonly string[], units = paths.length): Promise<number> => {
  const before = processorTime(version)
  const queue = paths.values()
  const workers = Array.from({ length: connections }, async () => {
    for (const path of queue) await read(`${version.site}${path}`)
  })
  await Promise.all(workers)
  return (processorTime(version) - before) / units
}

/** Addresses of lists with what people look for, the same for every version: those of the stream, and others. */
const addresses = (): readonly [string[], string[]] => {
  const file = new URL('relevance/needs.json', import.meta.url)
  const needs = z.array(z.object({ query: z.string() })).parse(JSON.parse(readFileSync(file, 'utf8')))
  // Lists take turns, so that every one of them is in both parts.
  const all = lists.flatMap((_, turn) =>
    needs.map(({ query }, at) => `${lists[(at + turn) % lists.length]}?q=${encodeURIComponent(query)}`),
  )
  return [all.slice(0, numberOfAddresses), all.slice(numberOfAddresses, numberOfAddresses + numberOfOthers)]
}

/** Addresses of which the nth comes 1/n as often as the first, in an order that is the same in each run. */
const zipfStream = (paths: readonly string[], round: number): string[] => {
  const sums: number[] = []
  for (const at of paths.keys()) sums.push((sums.at(-1) ?? 0) + 1 / (at + 1))
  let seed = round + 1
  return Array.from({ length: requestsPerRound }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    const value = (seed / 2_147_483_647) * (sums.at(-1) ?? 0)
    return paths[sums.findIndex((sum) => sum >= value)] ?? paths[0] ?? ''
  })
}

/** A page with its scripts, styles and fonts, each read once. */
const firstVisit = async (version: Version): Promise<string[]> => {
  const html = await read(`${version.site}${article}`)
  return [article, ...new Set(html.match(/\/_next\/static\/[\w~/.-]+\.(?:js|css|woff2)/g) ?? [])]
}

/** The row of what both cost, in turns; `paths` of each round, all of them together `units` of what the row names. */
const row = async (
  name: string,
  [ours, peer]: readonly [Version, Version],
  paths: (version: Version, round: number) => readonly string[],
  units?: number,
): Promise<Row> => {
  const measured: Round[] = []
  for (let round = 0; round < rounds; round += 1)
    measured.push({
      ours: await cost(ours, paths(ours, round), units),
      peer: await cost(peer, paths(peer, round), units),
    })
  return { name, unit: 'ms', peerName: 'the other version', ...figuresOf(measured) }
}

/** Rows of this version against the one at PEER_SITE_URL, in ms of processor time; a sentence where none is named. */
export const benchVersions = async (): Promise<readonly Row[] | string> => {
  const { E2E_SITE_URL, E2E_SERVICE_URL, PEER_SITE_URL, PEER_SERVICE_URL } = process.env
  if (!E2E_SITE_URL || !E2E_SERVICE_URL || !PEER_SITE_URL || !PEER_SERVICE_URL)
    return 'Versions are skipped: E2E_SITE_URL, E2E_SERVICE_URL, PEER_SITE_URL and PEER_SERVICE_URL name no two running sites.'
  const versions = [
    { site: E2E_SITE_URL, processes: [processOf(E2E_SITE_URL), processOf(E2E_SERVICE_URL)] },
    { site: PEER_SITE_URL, processes: [processOf(PEER_SITE_URL), processOf(PEER_SERVICE_URL)] },
  ] as const
  const [paths, others] = addresses()
  const part = Math.floor(others.length / rounds)
  const visits = new Map<Version, string[]>()
  for (const version of versions) visits.set(version, await firstVisit(version))
  const manyVisits = (version: Version) =>
    Array.from({ length: visitsPerRound }, () => visits.get(version) ?? []).flat()
  return [
    await row(`list page, ${paths.length} addresses by Zipf's law`, versions, (_, round) => zipfStream(paths, round)),
    await row('list page, the first time', versions, (_, round) => others.slice(round * part, (round + 1) * part)),
    await row('first visit to an article, its files included', versions, manyVisits, visitsPerRound),
  ]
}
