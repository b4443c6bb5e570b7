/**
 * What the content API costs as the catalogue grows: five named workloads over real connections, against a process of
 * its own, at 1, 10 and 100 times the sample. The peer is Directus 11 on PostgreSQL, as it was measured with a model of
 * the same shape on two shared cores: processor milliseconds a request, of the server and its database together.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { enlarge } from '#sample/enlarge.ts'
import { generateCatalogue } from '#sample/generate.ts'
import { currentEdition } from '#sample/seed-database.ts'
import { openStore } from '#service/store/store.ts'
import { articleShape, fieldsOf } from './article-shape.ts'
import { quantile, type Row } from './measure.ts'
import { textColumn, type Sample } from './sample.ts'

const factors = [1, 10, 100]
/** Requests that are measured one after another, after as many that warm up. */
const requests = 400
/** Connections and seconds of the load that shows how many requests a second fit. */
const crowd = { connections: 10, seconds: 3 }

/** A database with the catalogue that many times; made where it is missing, kept for the next run. */
const databaseOf = async (folder: string, factor: number): Promise<string> => {
  const file = path.join(folder, `content-${factor}.sqlite`)
  const edition = `${currentEdition()}-${factor}`
  const store = await openStore(file)
  if ((await store.catalogue.edition()) !== edition) {
    const { items, files } = generateCatalogue({ seed: 2026 })
    const records = files.map(({ id, title, filename }) => ({
      id,
      title,
      filename_download: filename,
      type: 'image/jpeg',
      filesize: 40_000,
      width: 1200,
      height: 800,
    }))
    await store.catalogue.replace({ ...enlarge(items, factor), directus_files: records }, edition)
  }
  await store.close()
  return file
}

type Workload = { readonly name: string; readonly path: string; readonly directus: number }

const address = (route: string, parameters: Readonly<Record<string, string>>) =>
  `${route}?${new URLSearchParams(parameters).toString()}`

/** The workloads, by what Directus took for each: processor milliseconds a request. */
const workloadsOf = (file: string): Workload[] => {
  const sqlite = new DatabaseSync(file, { readOnly: true })
  const [slug = '', ...more] = textColumn(
    sqlite,
    `select a.slug from articles a join articles_editor_nodes n on n.articles_id = a.id
     where a.status = 'published' group by a.id order by count(*) desc, a.id limit 1`,
    'slug',
  )
  if (more.length || !slug) throw new Error('content: the sample has no article with blocks')
  const [id = ''] = textColumn(sqlite, `select id from articles where status = 'published' order by id limit 1`, 'id')
  sqlite.close()
  const whole = { _limit: -1 }
  return [
    {
      name: 'list of 20, flat',
      directus: 5.4,
      path: address('/items/articles', {
        limit: '20',
        sort: '-date_updated',
        fields: 'id,title,slug,path,summary,english,date_created,date_updated',
      }),
    },
    {
      name: 'article by slug, every relation and block',
      directus: 31.5,
      path: address('/items/articles', {
        filter: JSON.stringify({ slug: { _eq: slug }, status: { _eq: 'published' } }),
        limit: '1',
        fields: fieldsOf(articleShape).join(','),
        deep: JSON.stringify({ editor_nodes: whole, sources: whole, documents: whole, faqs: whole }),
      }),
    },
    {
      name: '100 questions through two many-to-many relations, counted',
      directus: 19.9,
      path: address('/items/faqs', {
        limit: '100',
        meta: 'filter_count',
        fields: 'id,question,topics.topics_id.name,sectors.sectors_id.title',
        filter: JSON.stringify({
          _or: [
            { topics: { topics_id: { name: { _in: ['Bevoegdheden', 'Salaris', 'Lerarenopleiding'] } } } },
            { sectors: { sectors_id: { slug: { _eq: 'po' } } } },
          ],
        }),
      }),
    },
    { name: 'item by id', directus: 5.1, path: address(`/items/articles/${id}`, { fields: 'id,title,slug,summary' }) },
    { name: 'users/me', directus: 4.3, path: '/users/me?fields=search_token' },
  ]
}

const started = z.object({ port: z.number(), token: z.string() })
const used = z.object({ milliseconds: z.number(), rows: z.number(), bytes: z.number() })

const usageOf = async (server: ChildProcess) => {
  const answer = once(server, 'message')
  server.send('usage')
  const [usage]: unknown[] = await answer
  return used.parse(usage)
}

type Target = { readonly port: number; readonly token: string; readonly path: string }

/** Milliseconds until the whole answer is there. */
const ask = ({ port, token, path: route }: Target, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const begun = performance.now()
    const headers = { authorization: `Bearer ${token}` }
    get({ host: '127.0.0.1', port, path: route, agent, headers }, (response) => {
      if (response.statusCode !== 200)
        reject(new Error(`content: ${route.slice(0, 80)} answers ${response.statusCode}`))
      response.resume().once('end', () => resolve(performance.now() - begun))
    }).once('error', reject)
  })

const inTurn = async (target: Target, agent: Agent, times: number): Promise<number[]> => {
  const waits: number[] = []
  for (let time = 0; time < times; time += 1) waits.push(await ask(target, agent))
  return waits
}

/** Requests a second that fit when a crowd asks. */
const throughput = async (target: Target): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: crowd.connections })
  const until = performance.now() + crowd.seconds * 1000
  let answered = 0
  await Promise.all(
    Array.from({ length: crowd.connections }, async () => {
      while (performance.now() < until) {
        await ask(target, agent)
        answered += 1
      }
    }),
  )
  agent.destroy()
  return answered / crowd.seconds
}

const ms = (value: number) => `${Number(value.toPrecision(2))} ms`

const rowOf = async (workload: Workload, factor: number, server: ChildProcess, target: Target): Promise<Row> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await inTurn(target, agent, requests)
  const before = await usageOf(server)
  const waits = await inTurn(target, agent, requests)
  const after = await usageOf(server)
  agent.destroy()
  const fit = await throughput(target)
  const ours = (after.milliseconds - before.milliseconds) / requests
  return {
    name: `content ${factor}×: ${workload.name}`,
    ours,
    peer: workload.directus,
    peerName: 'Directus 11 on PostgreSQL, recorded',
    unit: 'ms',
    ratio: workload.directus / ours,
    spread: null,
    note: [
      `p50 ${ms(quantile(waits, 0.5))}`,
      `p99 ${ms(quantile(waits, 0.99))}`,
      `${Math.round(fit)} requests/s`,
      `${Math.round((after.rows - before.rows) / requests)} rows`,
      `${Math.round(after.bytes / 2 ** 20)} MiB`,
    ].join(', '),
  }
}

/**
 * Rows of the content API by size of catalogue: processor milliseconds of the service a request, its HTTP included; the
 * note says what a caller waits, how many fit, what was read and the process's memory.
 * @throws Error when a request is refused.
 */
export const benchContentScale = async ({ folder }: Sample): Promise<Row[]> => {
  const rows: Row[] = []
  for (const factor of factors) {
    const file = await databaseOf(folder, factor)
    const server = fork(fileURLToPath(import.meta.resolve('./content-server.ts')), [file])
    const [up]: unknown[] = await once(server, 'message')
    const { port, token } = started.parse(up)
    try {
      for (const workload of workloadsOf(file))
        rows.push(await rowOf(workload, factor, server, { port, token, path: workload.path }))
    } finally {
      const gone = once(server, 'exit')
      server.disconnect()
      await gone
    }
  }
  return rows
}
