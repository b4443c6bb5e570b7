/** Doctor against the embedded service, which speaks the same wire: with the site's account, with less, and with nothing there. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateCatalogue } from '#sample/generate.ts'
import { basePolicies } from '#schema/policies.ts'
import { openAuth } from '../auth/auth.ts'
import { doctorCommand } from '../cli/doctor.ts'
import { readConfig } from '../config.ts'
import { createContentHandler } from '../content/handler.ts'
import { listen, type Listener } from '../http/serve.ts'
import { openTestStore } from '../store/test-store.ts'
import { contractOnly } from '../tests/contract-only.fixture.ts'

const store = await openTestStore()
const listeners: Listener[] = []
const tokens = { site: '', poor: '' }
let [whole, contract] = ['', '']

beforeAll(async () => {
  await store.catalogue.replace(generateCatalogue({ seed: 1 }).items, 'test')
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
  await expect(doctor({ CONTENT_API_URL: 'ftp://x' })).rejects.toThrow('CONTENT_API_URL')
})
