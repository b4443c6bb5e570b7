/** The embedded service against the rows that others run against theirs, and servers at which the rows must fail. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { sampleCatalogue } from '#sample/catalogue.fixture.ts'
import { basePolicies } from '#schema/policies.ts'
import { conformanceCommand } from '../cli/conformance.ts'
import { readConfig } from '../config.ts'
import { openService, type Service } from '../main.ts'
import { openStore } from '../store/store.ts'
import { reportOf, runConformance } from './run.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lesroute-conformance-'))
let service: Service | null = null
let token = ''
const addressOf = (surface = '') => `http://localhost:${service?.content.port ?? 0}${surface}`

beforeAll(async () => {
  const config = readConfig({ SERVICE_PORT: '0', DATA_FOLDER: folder })
  const store = await openStore(config.database)
  const { items } = sampleCatalogue()
  const pictures = [
    ...new Set((items['articles'] ?? []).flatMap(({ image }) => (typeof image === 'string' ? [image] : []))),
  ]
  const records = pictures.map((id) => ({ id, filename_download: 'foto.png', type: 'image/png', filesize: 1000 }))
  await store.catalogue.replace({ ...items, directus_files: records }, 'conformance')
  token = await store.accounts.add('site@example.org', [...basePolicies, 'navigator', 'sodk', 'search-token'])
  await store.close()
  mkdirSync(path.join(folder, 'originals'))
  const noise = {
    width: 400,
    height: 300,
    channels: 3,
    background: '#275',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  } as const
  const picture = await sharp({ create: noise }).png().toBuffer()
  for (const id of pictures) writeFileSync(path.join(folder, 'originals', `${id}.png`), picture)
  service = await openService(config, (error) => {
    throw error
  })
}, 120_000)
afterAll(async () => {
  await service?.close()
  rmSync(folder, { recursive: true })
})

test('the embedded service answers each row as the contract says, or as docs/conformance.md says that it chose', async () => {
  const lines: string[] = []
  const code = await conformanceCommand(
    ['--content', addressOf(), '--token', token, '--search', addressOf('/search'), '--media', addressOf('/media')],
    (line) => lines.push(line),
  )
  expect(lines.filter((line) => /^(?:failed|skipped) /.test(line))).toEqual([])
  expect(code).toBe(0)
  const counts = lines.flatMap((line) => /^\w+: (\d+) checks/.exec(line)?.[1] ?? []).map(Number)
  expect(counts).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)])
  expect(Math.min(...counts)).toBeGreaterThan(25)
}, 60_000)

test.each([
  ['takes everything', 200, '{"data":[],"hits":[]}'],
  ['refuses everything', 403, '{"errors":[{"message":"no","extensions":{"code":"FORBIDDEN"}}],"message":"no"}'],
])('a server that %s is broken in most rows', async (_name, status, body) => {
  const server = createServer((_request, response) => response.writeHead(status).end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => void server.close())
  const place = server.address()
  const address = `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`
  const results = await runConformance({
    content: { address, token: 'token' },
    search: { address, applicationId: 'A', key: 'key' },
    media: { address, picture: 'picture' },
  })
  for (const surface of ['content', 'search', 'media']) {
    const own = results.filter((result) => result.surface === surface)
    expect(own.filter(({ outcome }) => outcome === 'equal').length, surface).toBeLessThan(own.length / 2)
  }
  expect(reportOf(results).at(-1)).toMatch(/^media: \d+ checks/)
})

test('the command says what it needs', async () => {
  const say = () => {}
  await expect(conformanceCommand([], say)).rejects.toThrow('Name a surface')
  await expect(conformanceCommand(['--content', 'localhost', '--token', 'x'], say)).rejects.toThrow('http://')
  await expect(conformanceCommand(['--content', 'http://localhost'], say)).rejects.toThrow('--token is needed')
})
