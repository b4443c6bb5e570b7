/** The service as it is started: settings that reach the content API, and it alone. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { basePolicies } from '#schema/policies.ts'
import { readConfig } from './config.ts'
import { openService, type Service } from './main.ts'
import { openStore } from './store/store.ts'

let folder = ''
let service: Service | null = null

const start = async (environment: Record<string, string>) => {
  const config = readConfig({ SERVICE_PORT: '0', DATA_FOLDER: folder, ...environment })
  service = await openService(config, (error) => {
    throw error
  })
  return `http://localhost:${service.content.port}`
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lesroute-'))
})
afterEach(async () => {
  await service?.close()
  service = null
  rmSync(folder, { recursive: true })
  vi.restoreAllMocks()
})

test('an object storage that takes calls and never answers holds up neither pictures nor the end', async () => {
  const silent = createServer(() => undefined)
  await promisify(silent.listen.bind(silent, 0))()
  const { port } = z.object({ port: z.number() }).parse(silent.address())
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  const id = '5b0f7a52-7d6b-4c3e-9c42-0a8f2a9a0001'
  const store = await openStore(path.join(folder, 'lesroute.sqlite'))
  const record = { id, filename_download: 'tekst.txt', type: 'text/plain', title: 'T' }
  await store.catalogue.replace({ directus_files: [record] }, 'import-x')
  await store.close()
  mkdirSync(path.join(folder, 'originals'))
  writeFileSync(path.join(folder, 'originals', `${id}.txt`), 'here')
  const S3_BUCKET_URL = `http://localhost:${port}/bucket`
  const address = await start({ S3_BUCKET_URL, S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' })
  const read = async () =>
    (await fetch(`${address}/media/raw/upload/${id}`, { signal: AbortSignal.timeout(5000) })).text()
  expect(await read()).toBe('here')
  await service?.close()
  service = null
  silent.closeAllConnections()
  silent.close()
})

test('the rate limit holds for the content API alone, and not for preflights', async () => {
  const address = await start({ RATE_LIMIT: '0.01' })
  const statuses = async (where: string, method = 'GET') =>
    (await Promise.all([1, 2, 3].map(() => fetch(address + where, { method })))).map(({ status }) => status)
  expect((await statuses('/server/ping')).filter((status) => status === 429)).toHaveLength(2)
  expect(await statuses('/items/articles', 'OPTIONS')).toEqual([204, 204, 204])
  expect(await statuses('/media/image/upload/none')).not.toContain(429)
  const refusal = await fetch(`${address}/items/articles`)
  expect(Object.fromEntries(refusal.headers)).toMatchObject({
    'retry-after': '100',
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
  })
})

test('the access log is written where it is enabled', async () => {
  const written: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.push(String(text))
    return true
  })
  const address = await start({ LOG_REQUESTS: '1' })
  await fetch(`${address}/users/me?access_token=geheim`, { headers: { 'x-request-id': 'r1' } })
  await expect.poll(() => written.length).toBe(1)
  expect(JSON.parse(written[0] ?? '')).toMatchObject({ id: 'r1', path: '/users/me?access_token=***', status: 401 })
})

// ASVS 7.1.1 7.1.2 8.3.1
test('and holds no secret, however it comes', async () => {
  const written: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.push(String(text))
    return true
  })
  const address = await start({ LOG_REQUESTS: '1' })
  const secret = 'geheim'
  const headers = { 'content-type': 'application/json', cookie: `directus_session_token=${secret}` }
  const body = JSON.stringify({
    email: `${secret}@example.org`,
    password: secret,
    token: secret,
    refresh_token: secret,
  })
  const posts = ['/auth/login', '/auth/refresh', '/auth/logout', '/auth/password/request', '/auth/password/reset']
  const gets = ['access_token', 'token', 'acc%65ss_token', 'code', 'state', 'Authorization-Key'].flatMap((name) => [
    `/auth/login/school/callback?a=b&${name}=${secret}`,
    `/users/me?${name}=${secret}`,
  ])
  gets.push(`/users?filter=${encodeURIComponent(JSON.stringify({ search_token: { _eq: secret } }))}`)
  for (const path of ['/search/1/keys/', '/search/%31/k%65ys/', '/search/1/keys/a/', '//search/1/keys/'])
    gets.push(`${path}${secret}`, `${path}${secret}?x-algolia-application-id=A&x-algolia-api-key=${secret}`)
  for (const path of posts) await fetch(address + path, { method: 'POST', headers, body })
  for (const path of gets) await fetch(address + path, { headers: { authorization: `Bearer ${secret}` } })
  const requests = () => written.filter((line) => line.includes('"event":"request"'))
  await expect.poll(() => requests().length).toBe(posts.length + gets.length)
  expect(written.join('')).not.toContain(secret)
  expect(written.join('')).toContain('a=b')
})

// ASVS 1.2.3 7.1.3 7.1.4 7.2.1
test('the security log names the request, the network and the account, without words of the caller', async () => {
  const written: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.push(String(text))
    return true
  })
  const address = await start({})
  await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'r2' },
    body: JSON.stringify({ email: 'nobody@example.org', password: 'not this one' }),
  })
  expect(written.map((line): unknown => JSON.parse(line))).toEqual([
    {
      time: expect.any(String),
      event: 'security: sign-in refused',
      id: 'r2',
      account: null,
      network: '127.0.0.1',
      reason: 'INVALID_CREDENTIALS',
    },
  ])
})

// ASVS 4.3.2
test('metrics require the token, and are not served where none is set', async () => {
  const token = 'een-lang-genoeg-woord'
  const address = await start({ METRICS_TOKEN: token })
  const figures = async (authorization: string, where = '/metrics') => {
    const response = await fetch(address + where, { headers: { authorization } })
    return { status: response.status, text: await response.text() }
  }
  await fetch(`${address}/server/ping?q=geheim`)
  await fetch(`${address}/media/image/upload/none`)
  await expect
    .poll(async () => (await figures(`Bearer ${token}`)).text)
    .toContain('http_request_duration_seconds_count{surface="media",method="GET",status="404"} 1')
  const { status, text } = await figures(`Bearer ${token}`)
  expect(status).toBe(200)
  expect(text).toContain('surface="content",method="GET",status="200"')
  expect(text).toMatch(/search_index_records\{index="articles"\} \d+/)
  expect(text).not.toContain('geheim')
  expect(await figures('Bearer iets-anders')).toMatchObject({ status: 404 })
  expect(await figures(`Bearer ${token}`, '/metrics/more')).toMatchObject({ status: 404 })
  await service?.close()
  const closed = await start({})
  expect((await fetch(`${closed}/metrics`, { headers: { authorization: 'Bearer ' } })).status).toBe(404)
})

// ASVS 14.5.4
test('callers behind a proxy are distinguished only where the proxy is trusted', async () => {
  const attempts = async (address: string) => {
    const statuses: number[] = []
    for (let number = 0; number < 12; number += 1) {
      const { status } = await fetch(`${address}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${number}` },
        body: JSON.stringify({ email: `p${number}@example.org`, password: 'not this one' }),
      })
      statuses.push(status)
    }
    return statuses.filter((status) => status === 429).length
  }
  expect(await attempts(await start({ SIGN_IN_LIMIT: '1' }))).toBe(2)
  await service?.close()
  expect(await attempts(await start({ SIGN_IN_LIMIT: '1', TRUSTED_PROXIES: '127.0.0.0/8, ::1' }))).toBe(0)
})

test('and nowhere else', async () => {
  const write = vi.spyOn(process.stderr, 'write')
  const address = await start({})
  const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${address}/server/ping`)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(write).not.toHaveBeenCalled()
})

test('settings of signing in are read, with what holds by default', () => {
  const provider = {
    name: 'school',
    label: 'De school',
    issuer: 'https://id.example.org',
    clientId: 'lesroute',
    clientSecret: 'x',
  }
  const { auth } = readConfig({
    SERVICE_URL: 'https://api.example.org/',
    RESET_URLS: 'https://a.example.org/reset, https://b.example.org/reset',
    AUTH_PROVIDERS: JSON.stringify([provider]),
  })
  expect(auth).toMatchObject({
    secret: null,
    publicUrl: 'https://api.example.org',
    attemptsAMinute: 10,
    mail: { smtpUrl: null },
    resetUrls: ['https://a.example.org/reset', 'https://b.example.org/reset'],
    signInUrls: [],
    providers: [{ ...provider, icon: 'login' }],
  })
  expect(readConfig({ SERVICE_PORT: '9000' }).auth.publicUrl).toBe('http://localhost:9000')
})

const plain = [{ name: 'x', label: 'X', issuer: 'http://id.example.org', clientId: 'c', clientSecret: 's' }]

test.each([
  { RATE_LIMIT: '-1' },
  { RATE_LIMIT: 'veel' },
  { LOG_REQUESTS: 'ja' },
  { AUTH_SECRET: 'short' },
  { AUTH_PROVIDERS: 'school' },
  { AUTH_PROVIDERS: JSON.stringify(plain) },
  { AUTH_PROVIDERS: '[{"name":"School"}]' },
  { RESET_URLS: 'javascript:alert(1)' },
  { SIGN_IN_URLS: 'https://a.example.org, b' },
  { SMTP_URL: 'http://localhost' },
  { SERVICE_URL: 'localhost:80' },
  { TRUSTED_PROXIES: 'proxy' },
])('%j is refused by name', (wrong) => expect(() => readConfig(wrong)).toThrow(Object.keys(wrong)[0]))

test('under one edition of /server/health, search shows the same rows', { timeout: 30_000 }, async () => {
  const store = await openStore(readConfig({ DATA_FOLDER: folder }).database)
  const token = await store.accounts.add('redactie@example.org', [...basePolicies, 'search-token', 'write-content'])
  await store.close()
  const address = await start({})
  const call = (where: string, init: RequestInit = {}) =>
    fetch(address + where, {
      ...init,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    })
  const key = z
    .object({ data: z.object({ search_token: z.string() }) })
    .parse(await (await call('/users/me?fields=search_token')).json()).data.search_token
  const edition = async () => (await call('/server/health')).headers.get('x-catalogue-edition')
  const hits = async () => {
    const response = await fetch(`${address}/search/1/indexes/articles/query`, {
      method: 'POST',
      headers: { 'x-algolia-application-id': 'lesroute', 'x-algolia-api-key': key },
      body: '{}',
    })
    return z.object({ nbHits: z.number() }).parse(await response.json()).nbHits
  }
  expect(await hits()).toBe(0)
  const article = { title: 'Nieuw', path: '/nieuw', slug: 'nieuw', status: 'published' }
  const posted = await call('/items/articles', { method: 'POST', body: JSON.stringify(article) })
  expect([posted.status, await posted.text()]).toEqual([200, expect.anything()])
  const shown = new Map<string | null, Set<number>>()
  await expect
    .poll(
      async () => {
        const before = await edition()
        const count = await hits()
        // An edition that changed while the search ran says nothing of its hits.
        if ((await edition()) === before) shown.set(before, (shown.get(before) ?? new Set()).add(count))
        return count
      },
      { timeout: 15_000 },
    )
    .toBe(1)
  expect([...shown.values()].map((counts) => counts.size)).not.toContain(2)
})
