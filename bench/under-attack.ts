/** What another visitor notices of an attack: how long a page, a search and a ping take meanwhile. */
import { execFile } from 'node:child_process'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Targets } from './attacks.ts'
import { quantile } from './measure.ts'

const worker = path.join(import.meta.dirname, 'attack-worker.ts')

const visits = (goals: Targets, article: string) => ({
  page: { url: `${goals.site}${article}` },
  search: {
    url: `${goals.service}/search/1/indexes/articles/query`,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': 'A',
      'x-algolia-api-key': goals.searchKey,
    },
    body: JSON.stringify({ query: 'pabo', hitsPerPage: 5 }),
  },
  ping: { url: `${goals.service}/server/ping` },
})
export type Visit = keyof ReturnType<typeof visits>

type Figures = { readonly visits: number; readonly failed: number; readonly p50: number; readonly p99: number }
export type AttackRow = {
  readonly attack: string
  readonly answers: Readonly<Record<string, number>>
  readonly figures: Readonly<Record<Visit, Figures>>
}

/** Milliseconds until the whole answer; null for anything but 200. */
const visit = (
  agent: Agent,
  {
    url,
    method = 'GET',
    headers = {},
    body = '',
  }: { url: string; method?: string; headers?: Record<string, string>; body?: string },
) =>
  new Promise<number | null>((resolve) => {
    const start = performance.now()
    const address = new URL(url)
    address.hostname = '127.0.0.1'
    const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {}
    const sent = request(address, { agent, method, headers: { ...headers, ...length } }, (response) => {
      text(response).then(
        () => resolve(response.statusCode === 200 ? performance.now() - start : null),
        () => resolve(null),
      )
    })
    sent.setTimeout(15_000, () => sent.destroy())
    sent.once('error', () => resolve(null))
    sent.end(body)
  })

/** One visitor, of a network of its own, whose requests come one after the other while the attack lasts; `null`: no attack. */
export const measureUnder = async (
  attack: string | null,
  seconds: number,
  goals: Targets,
  article: string,
): Promise<AttackRow> => {
  const agent = new Agent({ keepAlive: true, localAddress: '127.2.2.2' })
  const end = performance.now() + seconds * 1000
  const attacking =
    attack === null
      ? null
      : promisify(execFile)(process.execPath, [worker, attack, String(seconds), JSON.stringify(goals)])
  // The attack has begun by then.
  await pause(1000)
  const times: Record<Visit, (number | null)[]> = { page: [], search: [], ping: [] }
  const all = visits(goals, article)
  while (performance.now() < end)
    for (const kind of ['page', 'search', 'ping'] as const) {
      times[kind].push(await visit(agent, all[kind]))
      await pause(10)
    }
  agent.destroy()
  const answers = attacking ? (JSON.parse((await attacking).stdout) as Record<string, number>) : {}
  const figuresOf = (kind: Visit): Figures => {
    const good = times[kind].filter((time) => time !== null)
    const at = (part: number) => (good.length ? Math.round(quantile(good, part) * 10) / 10 : Number.NaN)
    return { visits: times[kind].length, failed: times[kind].length - good.length, p50: at(0.5), p99: at(0.99) }
  }
  return {
    attack: attack ?? 'none',
    answers,
    figures: { page: figuresOf('page'), search: figuresOf('search'), ping: figuresOf('ping') },
  }
}
