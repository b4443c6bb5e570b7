/**
 * `npm run bench:attacks [-- --seconds 10 [attack …]]`: starts service and site of the tests on this machine (or takes those at
 * `E2E_SITE_URL` and `E2E_SERVICE_URL`, with the data in `E2E_DATA_FOLDER`), makes each attack of
 * `bench/attacks.ts` for so many seconds (60 at most), and prints how long another visitor waits for a page, a search and a ping meanwhile.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { attacks, targets } from '#bench/attacks.ts'
import { measureUnder, type AttackRow, type Visit } from '#bench/under-attack.ts'
import { withoutSettings } from '../../scripts/test-settings.ts'
import { dataFolder, startSite } from '../../scripts/test-site.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '10' } },
})
const seconds = Math.min(60, Math.max(3, Number(values.seconds)))
const { E2E_SITE_URL: siteUrl, E2E_SERVICE_URL: serviceUrl, E2E_DATA_FOLDER: data = dataFolder } = process.env
Object.assign(process.env, withoutSettings())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const readPage = async (url: string, headers: Readonly<Record<string, string>> = {}) =>
  (await fetch(url, { headers })).text()

const line = ({ attack, answers, figures }: AttackRow): string => {
  const cell = (kind: Visit) => `${figures[kind].p50} / ${figures[kind].p99}`
  const failed = Object.values(figures).reduce((sum, one) => sum + one.failed, 0)
  const count = Object.values(figures).reduce((sum, one) => sum + one.visits, 0)
  const outcome = Object.entries(answers).map(([answer, times]) => `${answer}: ${times}`)
  return `| ${[attack, outcome.join(', ') || '–', cell('page'), cell('search'), cell('ping'), `${failed} of ${count}`].join(' | ')} |`
}

const running =
  siteUrl && serviceUrl
    ? { up: true, siteUrl, serviceUrl, output: () => '', stop: () => Promise.resolve() }
    : await startSite()
try {
  if (!running.up) throw new Error(`The site did not come up:\n${running.output()}`)
  const { siteUrl: site, serviceUrl: service } = running
  const token = readFileSync(path.join(data, 'site-token'), 'utf8').trim()
  const { token: searchKey } = z
    .object({ token: z.string() })
    .parse(JSON.parse(await readPage(`${site}/api/search-token`)))
  const articles = z.object({ data: z.array(z.object({ path: z.string() })).min(1) }).parse(
    JSON.parse(
      await readPage(`${service}/items/articles?fields=path&limit=1&filter[english][_eq]=false&sort=path`, {
        authorization: `Bearer ${token}`,
      }),
    ),
  )
  const article = articles.data[0]?.path ?? '/'
  const pages = (await Promise.all(['/', article].map((page) => readPage(`${site}${page}`)))).join('')
  const picture = /\/image\/upload\/[^" ]*\/([\da-f-]{36})[" ]/.exec(pages)?.[1] ?? ''
  const goals = targets.parse({ site, service, searchKey, token, picture })
  console.log('| Attack | Answers to it | Page, p50 / p99 ms | Search | Ping | Not answered |')
  console.log('| --- | --- | --- | --- | --- | --- |')
  const names = positionals.length ? positionals : Object.keys(attacks)
  for (const name of [null, ...names]) console.log(line(await measureUnder(name, seconds, goals, article)))
} finally {
  await running.stop()
}
