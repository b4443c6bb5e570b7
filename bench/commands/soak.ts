/**
 * `npm run bench:soak [-- --minutes 30]`: `npm start` on the ports and data of this environment, with nginx in front where
 * it can be had, under a long load, an overload, and with its processes killed. Exit code 1 when it does not bear that.
 * What forms leave goes into a folder that is thrown away.
 */
import { execFileSync, spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { nginxObstacle, standInFront } from '#bench/nginx.ts'
import { soak } from '#bench/soak.ts'
import { openVisitors } from '#bench/visitors.ts'
import { loadEnvFile } from '#platform/env-file.ts'
import { readDeployment, readToken } from '../../scripts/settings.ts'

const say = (text: string) => console.log(`  ${text}`)

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } })
const minutes = z.coerce.number('--minutes must be a number').int().min(1).max(1440).parse(values.minutes)
loadEnvFile()
const deployment = readDeployment(process.env)
if (!deployment.embedded) throw new Error('A soak kills what it measures, so that it needs the embedded service.')

const folder = path.join(deployment.dataFolder, 'bench')
mkdirSync(folder, { recursive: true })
const date = new Date().toISOString()
const file = path.join(folder, `soak-${date.slice(0, 19).replaceAll(':', '-')}`)
say(`what the processes say is in ${file}.log; when something has changed, the site is built first`)
const forms = mkdtempSync(path.join(tmpdir(), 'lesroute-soak-'))
const live = mkdtempSync(path.join(tmpdir(), 'lesroute-live-'))
const child = spawn(process.execPath, [path.join('scripts', 'start.ts')], {
  env: {
    ...process.env,
    FEEDBACK_FOLDER: path.join(forms, 'feedback'),
    OUTBOX_FOLDER: path.join(forms, 'outbox'),
    BOOKINGS_FOLDER: path.join(forms, 'bookings'),
    RATE_LIMIT: '0',
    SEARCH_TIME_LIMIT: '0',
    LIVE_MEMORY_FOLDER: live,
    NODE_OPTIONS: `--expose-gc --import ${pathToFileURL(path.resolve('bench', 'live-memory.ts')).href}`,
  },
  stdio: ['ignore', 'pipe', 'pipe'],
})
child.stderr.pipe(createWriteStream(`${file}.log`))
process.once('exit', () => child.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
await new Promise<void>((resolve, reject) => {
  child.stdout.on('data', (chunk: Buffer) => {
    if (chunk.toString().includes('Site ')) resolve()
  })
  child.once('exit', () => reject(new Error(`The site did not come up; see ${file}.log.`)))
})

/** The processes below `npm start`, by their name. */
const programs = { service: path.join('scripts', 'service.ts'), site: path.join('server', 'main.ts') } as const

/** Process id and bytes held of each that runs. */
const processes = () => {
  const listed = execFileSync('ps', ['-o', 'pid=,rss=,args=', '--ppid', String(child.pid)], { encoding: 'utf8' })
  const lines = listed.trim().split('\n')
  return Object.entries(programs).flatMap(([name, file]) => {
    const [pid, kilobytes] =
      lines
        .find((line) => line.includes(file))
        ?.trim()
        .split(/\s+/) ?? []
    return pid ? [{ name, pid: Number(pid), bytes: Number(kilobytes) * 1024 }] : []
  })
}

/** Bytes that each still needs once it has collected its waste. @throws Error when it does not say so within half a minute. */
const liveMemory = async (): Promise<Record<string, number>> => {
  const figuresOf = async ({ name, pid }: { readonly name: string; readonly pid: number }) => {
    const file = path.join(live, String(pid))
    rmSync(file, { force: true })
    process.kill(pid, 'SIGUSR2')
    for (let attempt = 0; !existsSync(file); attempt += 1) {
      if (attempt === 300) throw new Error(`The ${name} does not say what it holds.`)
      await pause(100)
    }
    return [name, Number(readFileSync(file, 'utf8'))] as const
  }
  return Object.fromEntries(await Promise.all(processes().map(figuresOf)))
}

const site = `http://localhost:${deployment.sitePort}`
const obstacle = nginxObstacle()
if (obstacle) say(`${obstacle}; kept pages are asked of the site itself`)
const front = obstacle ? null : await standInFront(site)
const next = await openVisitors({
  front: front?.url ?? site,
  site,
  service: deployment.contentUrl,
  token: readToken(deployment.dataFolder, 'site') ?? '',
})
const report = await soak({
  next,
  minutes,
  memory: () => Object.fromEntries(processes().map(({ name, bytes }) => [name, bytes])),
  liveMemory,
  kill: (name) => {
    const running = processes().find((one) => one.name === name)
    if (running) process.kill(running.pid, 'SIGKILL')
  },
  say,
})
await front?.stop()
child.kill('SIGTERM')
await new Promise((resolve) => child.once('exit', resolve))
for (const folder of [forms, live]) rmSync(folder, { recursive: true, force: true })

writeFileSync(`${file}.json`, `${JSON.stringify({ date, node: process.version, ...report }, null, 2)}\n`)
for (const problem of report.problems) console.error(`✗ ${problem}`)
console.log(`${report.problems.length ? 'It does not hold' : '✓ It holds'}. Kept in ${file}.json`)
process.exit(report.problems.length ? 1 : 0)
