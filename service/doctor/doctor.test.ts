/** Doctor against the embedded service, which speaks the same wire: with the site's account, with less, and with nothing there. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { sampleCatalogue } from '#sample/catalogue.fixture.ts'
import { basePolicies } from '#schema/policies.ts'
import { openAuth } from '../auth/auth.ts'
import { doctorCommand } from '../cli/doctor.ts'
import { readConfig } from '../config.ts'
import { createContentHandler } from '../content/handler.ts'
import { listen, type Listener } from '../http/serve.ts'
import { openTestStore } from '../store/test-store.fixture.ts'
import { indexSettings } from '../search/catalogue/records.ts'
import { explicitSettings } from '../search/wire/wire-settings.ts'
import { contractOnly } from '../tests/contract-only.fixture.ts'
import { checkCertificate } from './certificate.ts'
import type { Finding } from './finding.ts'
import { checkRenewal } from './renewal.ts'
import { checkSearchSettings } from './search-settings.ts'

/** A key and a certificate that only vouches for itself. */
const selfSigned = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lesroute-certificate-'))
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes', '-newkey', 'rsa:2048']
  execFileSync('openssl', ['req', '-x509', '-keyout', key, '-out', cert, ...subject], { stdio: 'ignore' })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

const store = await openTestStore()
const listeners: Listener[] = []
const tokens = { site: '', poor: '' }
let [whole, contract] = ['', '']

beforeAll(async () => {
  await store.catalogue.replace(sampleCatalogue().items, 'test')
  tokens.site = await store.accounts.add('site@example.org', [...basePolicies, 'navigator', 'sodk', 'search-token'])
  tokens.poor = await store.accounts.add('poor@example.org', ['content-read'])
  const report = (error: unknown) => {
    throw error
  }
  const now = () => new Date()
  const auth = await openAuth({ store, settings: readConfig({}).auth, now, report })
  const handler = createContentHandler({ store, auth, now, report })
  for (const one of [handler, contractOnly(handler)])
    listeners.push(await listen({ '': one }, { host: 'localhost', port: 0, report }))
  ;[whole = '', contract = ''] = listeners.map(({ port }) => `http://localhost:${port}`)
})
afterAll(async () => {
  await Promise.all(listeners.map((listener) => listener.close()))
  await store.close()
})

const doctor = async (environment: Readonly<Record<string, string>>) => {
  const lines: string[] = []
  const code = await doctorCommand(environment, (line) => lines.push(line))
  return { code, lines, broken: lines.filter((line) => line.startsWith('broken ')) }
}

test('with the account of the site nothing is broken', async () => {
  const { code, broken, lines } = await doctor({ CONTENT_API_URL: whole, CONTENT_API_TOKEN: tokens.site })
  expect(broken).toEqual([])
  expect(lines.some((line) => /^ok +content +\d{3} collections with all their fields/.test(line))).toBe(true)
  expect(code).toBe(0)
})

test('fields beyond the contract are warnings, each by name', async () => {
  const { code, lines } = await doctor({ CONTENT_API_URL: contract, CONTENT_API_TOKEN: tokens.site })
  expect(lines.some((line) => /^warning +content +articles\.image/.test(line))).toBe(true)
  expect(lines.some((line) => /^broken +content +articles\./.test(line))).toBe(false)
  expect(code).toBe(0)
})

test('what the account may not read is named', async () => {
  const { code, broken } = await doctor({ CONTENT_API_URL: whole, CONTENT_API_TOKEN: tokens.poor })
  expect(
    broken.some((line) => /content +programs +the collection is missing, or the token may not read it/.test(line)),
  ).toBe(true)
  expect(code).toBe(1)
})

test('a wrong token, an address where nothing answers, and one that is no content API are said in one line', async () => {
  const wrong = await doctor({ CONTENT_API_URL: whole, CONTENT_API_TOKEN: 'wrong' })
  expect(wrong.broken).toEqual([expect.stringContaining('CONTENT_API_TOKEN')])
  const nothing = await doctor({ CONTENT_API_URL: 'http://127.0.0.1:9', CONTENT_API_TOKEN: 'a' })
  expect(nothing.broken).toEqual([expect.stringContaining('CONTENT_API_URL')])
  expect([wrong.code, nothing.code]).toEqual([1, 1])
  await expect(doctor({})).rejects.toThrow('CONTENT_API_URL is empty')
  await expect(doctor({ CONTENT_API_URL: 'ftp://x' })).rejects.toThrow('CONTENT_API_URL must be an http(s) address')
})

test('renewal: a site that takes the secret, one with another secret, none, and a Flow that is missing or off', async () => {
  let flows: unknown[] = []
  const site = createServer((request, response) => {
    const isRight = request.headers.authorization === 'Bearer right'
    if (request.url?.startsWith('/flows')) response.writeHead(200).end(JSON.stringify({ data: flows }))
    else response.writeHead(isRight ? 400 : 401).end('{}')
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => void site.close())
  const place = site.address()
  const url = `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`
  const lineOf = (findings: readonly Finding[]) => findings.map(({ check, state }) => `${check} ${state}`)
  const directus = { address: url, adminToken: 'admin' }
  expect(lineOf(await checkRenewal({ siteUrl: url, secret: 'right' }, directus))).toEqual([
    'site takes calls ok',
    'Flow broken',
  ])
  const flow = (status: string) => [{ status, operations: [{ options: { url: `${url}/api/revalidate` } }] }]
  flows = flow('inactive')
  expect(lineOf(await checkRenewal({ siteUrl: url, secret: 'other' }, directus))).toEqual([
    'site takes calls broken',
    'Flow broken',
  ])
  flows = flow('active')
  expect(lineOf(await checkRenewal({ siteUrl: 'http://127.0.0.1:9', secret: 'right' }, directus))).toEqual([
    'site takes calls warning',
    'Flow broken',
  ])
  expect(lineOf(await checkRenewal({ siteUrl: url, secret: 'right' }, directus))).toEqual([
    'site takes calls ok',
    'Flow ok',
  ])
})

test('settings and synonyms of indexes are compared with those that are published', async () => {
  const settings = explicitSettings(indexSettings('articles'))
  const application = createServer((request, response) => {
    const isSettings = request.url?.endsWith('/settings')
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(isSettings ? { ...settings, searchableAttributes: ['title'] } : { hits: [], nbHits: 0 }),
    )
  })
  await new Promise<void>((resolve) => application.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => void application.close())
  const place = application.address()
  const url = `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`
  const findings = await checkSearchSettings(url, 'APP', 'key')
  const articles = findings.find(({ check }) => check === 'articles settings')
  expect(articles).toMatchObject({ state: 'warning', advice: expect.stringMatching(/^(?=.*searchableAttributes)/) })
  expect(findings.some(({ check }) => check === 'articles synonyms')).toBe(true)
})

test('a certificate that nobody trusts is broken, and http has none to check', async () => {
  // A server of TLS without a certificate of an authority that Node trusts.
  const { key, cert } = selfSigned()
  const server = createSecureServer({ key, cert })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => void server.close())
  const place = server.address()
  const url = `https://localhost:${typeof place === 'object' && place ? place.port : 0}`
  expect(await checkCertificate('content', url)).toMatchObject([{ check: 'certificate', state: 'broken' }])
  expect(await checkCertificate('content', 'http://localhost')).toEqual([])
})
