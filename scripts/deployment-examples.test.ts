/** What stands in `.deploy` as an example is read by the programs that it is for, where they are there. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { largestSave } from '#lib/editors/editable.ts'
import { largestPicture } from '#lib/editors/upload.ts'
import { createClientIp } from '#platform/client-ip.ts'
import { freePort } from '#platform/free-port.ts'
import { createMetrics } from '#server/observability/metrics.ts'
import { createVitals } from '#server/observability/web-vitals.ts'
import { largestWrite } from '#service/content/handler.ts'
import { largestUpload } from '#service/content/write/receive-file.ts'
import { createServiceMetrics } from '#service/http/metrics.ts'
import { largestBody } from '#service/search/wire/handler.ts'

const read = (name: string) => readFileSync(path.join('.deploy', name), 'utf8')
const settings = new Set([...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z\d_]+)=/gm)].map(([, name]) => name))
/** What other programs read. */
const foreign = ['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_PASSWORD']

const compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      environment: z.record(z.string(), z.string()).optional(),
      command: z.array(z.string()).optional(),
      depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
    }),
  ),
})

// ASVS 14.1.4
test('the compose file starts what is there, with settings that exist', () => {
  const { services } = compose.parse(parse(read('compose.yaml'), { merge: true }))
  expect(Object.keys(services)).toEqual(expect.arrayContaining(['site-a', 'site-b', 'service-a', 'service-b', 'proxy']))
  for (const [name, { environment = {}, command = [], depends_on: needs = {} }] of Object.entries(services)) {
    for (const setting of Object.keys(environment)) expect([...settings, ...foreign], name).toContain(setting)
    for (const needed of Array.isArray(needs) ? needs : Object.keys(needs))
      expect(services, name).toHaveProperty(needed)
    for (const [file] of command.join(' ').matchAll(/\S+\.ts\b/g)) expect(existsSync(file), file).toBe(true)
  }
})

const units = readdirSync('.deploy').filter((name) => name.endsWith('.service'))

test('units of systemd start what is there, with settings that exist', () => {
  expect(units).toHaveLength(2)
  for (const unit of units) {
    const text = read(unit)
    const file = /^ExecStart=\S+ (\S+)/m.exec(text)?.[1] ?? ''
    expect(existsSync(file), file).toBe(true)
    for (const [, names = ''] of text.matchAll(/^Environment=(.*)/gm))
      for (const setting of names.split(' ')) expect([...settings, ...foreign]).toContain(setting.split('=')[0])
  }
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).error === undefined

// ASVS 1.2.1 1.14.5 14.1.3
test.skipIf(!hasSystemd)('units of systemd leave the processes little that they could do to the machine', () => {
  for (const unit of units) {
    const folder = mkdtempSync(path.join(tmpdir(), 'systemd-'))
    const file = path.join(folder, unit.replace('@', '@3001'))
    writeFileSync(file, read(unit))
    // Its exposure goes from 0 to 10; the threshold counts in tenths.
    const { status, stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', file], {
      encoding: 'utf8',
    })
    expect(status, stdout).toBe(0)
  }
})

const hasNginx = spawnSync('nginx', ['-v']).error === undefined

/** What nginx is started with, for the configuration with these changes. */
const nginxArguments = (change: (text: string) => string = (text) => text): string[] => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const file = path.join(folder, 'nginx.conf')
  // Names of containers are known among containers only.
  const text = change(read('nginx.conf'))
    .replaceAll(/\b(site|service)-[ab]:/g, '127.0.0.1:')
    .replaceAll('/var/cache/nginx', folder)
    .replace('include mime.types;', '')
  writeFileSync(file, `pid ${folder}/pid;\n${text}`)
  return ['-c', file, '-e', path.join(folder, 'log')]
}

test.skipIf(!hasNginx)('nginx understands its configuration', () => {
  const { status, stderr } = spawnSync('nginx', ['-t', ...nginxArguments()], { encoding: 'utf8' })
  expect(status, stderr).toBe(0)
})

/** The network of the containers, and the address from which nginx may see clients of the machine itself. */
const containers = { network: '172.30.0.0/24', gateway: '172.30.0.1' }

test('the proxy knows the network of the compose file', () => {
  expect(read('compose.yaml')).toContain(`subnet: \${NETWORK:-${containers.network}}`)
  expect(read('nginx.conf')).toMatch(/172\.30\.0\.0\/24 1;\s+172\.30\.0\.1 0;/)
})

test.skipIf(!hasNginx)(
  'the content API gets the address of the visitor from the site, and from nobody else',
  async () => {
    const clientIp = createClientIp(['127.0.0.0/8'])
    const service = createServer((call, reply) => void reply.end(clientIp(call)))
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    const behind = z.object({ port: z.number() }).parse(service.address()).port
    const [site, port] = [await freePort(), await freePort()]
    const nginx = spawn('nginx', [
      '-g',
      'daemon off;',
      ...nginxArguments((text) =>
        text
          .replaceAll(/service-([ab]):8055/g, `service-$1:${behind}`)
          .replace('listen 80;', `listen 127.0.0.1:${site};`)
          .replace('listen 8055;', `listen 127.0.0.1:${port};`)
          .replaceAll(containers.network, '127.0.0.0/24')
          .replaceAll(containers.gateway, '127.0.0.1'),
      ),
    ])
    onTestFinished(() => void [nginx.kill(), service.close()])
    /** The address that the service counts, for a call from there in the name of a visitor. */
    const counted = (localAddress: string) =>
      new Promise<string>((resolve, reject) => {
        const headers = { 'x-forwarded-for': '198.51.100.7' }
        request({ host: '127.0.0.1', port, localAddress, headers }, (reply) => {
          let text = ''
          reply.setEncoding('utf8').on('data', (part: string) => (text += part))
          reply.on('end', () => resolve(text))
        })
          .once('error', reject)
          .end()
      })
    await vi.waitFor(() => counted('127.0.0.5'), { timeout: 5000 })
    expect(await counted('127.0.0.5')).toBe('198.51.100.7')
    for (const other of ['127.0.0.1', '127.0.1.5']) expect(await counted(other)).toBe(other)
  },
)

/** Bytes of a body in the location of that name; those of all, where it says nothing. */
const bodySize = (text: string, location: string): number => {
  const from = text.indexOf(`location ${location} {`)
  const block = from < 0 ? '' : text.slice(from, text.indexOf('}', from))
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(block) ?? /client_max_body_size (\d+)m;/.exec(text) ?? []
  return Number(megabytes) * 1024 * 1024
}

test('the proxy lets through what site and service take', () => {
  const text = read('nginx.conf')
  expect(bodySize(text, '= /files')).toBe(largestUpload)
  expect(bodySize(text, '= /api/editors/files')).toBe(largestPicture)
  expect(bodySize(text, '/search/')).toBe(largestBody.writing)
  expect(bodySize(text, '/')).toBe(Math.max(largestWrite, largestSave))
})

test('alerts and the dashboard read figures that both halves have', async () => {
  const site = createMetrics({ routeOf: () => '/' })
  createVitals({ registry: site.registry, routeOf: () => '/' })
  const service = createServiceMetrics({ token: 'x', indexes: () => [] })
  const own = await service.handler({
    method: 'GET',
    path: '/',
    search: '',
    headers: { authorization: 'Bearer x' },
    body: null,
    ip: '127.0.0.1',
  })
  const known = new Set(
    [
      ...`${await site.registry.metrics()}\n${typeof own.body === 'string' ? own.body : ''}`.matchAll(
        /^# TYPE (\w+)/gm,
      ),
    ].map(([, name = '']) => name),
  )
  const rules = z
    .object({ groups: z.array(z.object({ rules: z.array(z.object({ expr: z.string() })) })) })
    .parse(parse(read('monitoring/alerts.yaml')))
  const board = z
    .object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) })
    .parse(JSON.parse(read('monitoring/dashboard.json')))
  const expressions = [
    ...rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr)),
    ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]
  expect(expressions.length).toBeGreaterThan(12)
  for (const expression of expressions) {
    // Names of figures stand before braces, brackets, comparisons or the end; labels stand within braces or after `by`.
    const plain = expression.replaceAll(/\{[^}]*\}|by \([^)]*\)|"[^"]*"/g, '')
    for (const [name] of plain.matchAll(/\b[a-z]+(?:_[a-z\d]+)+\b/g)) {
      if (name === 'histogram_quantile') continue
      expect(known, expression).toContain(name.replace(/_(?:bucket|count|sum)$/, ''))
    }
  }
})
