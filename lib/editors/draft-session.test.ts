/** The cookies of a draft, by the framework's own jar and draft mode. */
import { ResponseCookies } from 'next/dist/compiled/@edge-runtime/cookies/index.js'
import { DraftModeProvider } from 'next/dist/server/async-storage/draft-mode-provider.js'
import { beforeEach, expect, test, vi } from 'vitest'

const settings = { siteUrl: '', editorSecret: 'a-secret-of-the-tests', previewOrigins: [''] }
let headers = new Headers()
let jar = new ResponseCookies(headers)
vi.mock('../env.ts', () => ({ env: settings }))
vi.mock('next/headers', () => ({
  cookies: () => Promise.resolve(jar),
  draftMode: () => Promise.resolve(mode()),
}))

const preview = { previewModeId: 'id', previewModeSigningKey: '', previewModeEncryptionKey: '' }
const mode = () => Reflect.construct(DraftModeProvider, [preview, { cookies: {}, headers: {} }, jar, jar])
const { openSession, closeSession } = await import('./draft-session.ts')

beforeEach(() => {
  headers = new Headers()
  jar = new ResponseCookies(headers)
})

const path = '/kennisbank/artikelen/nieuw'
const until = Math.round(Date.now() / 1000) + 60
const sent = () => Object.fromEntries(headers.getSetCookie().map((line) => [/^[^=]*/.exec(line)?.[0], line]))

test('a draft of a Studio on another site goes with the frame', async () => {
  Object.assign(settings, { siteUrl: 'https://site.example', previewOrigins: ['https://studio.example'] })
  await openSession({ path, until, version: { key: 'k', name: 'autumn' } })
  for (const name of ['__prerender_bypass', 'lesroute_draft']) {
    expect(sent()[name], name).toMatch(/; Secure; HttpOnly; SameSite=none; Partitioned/i)
    expect(sent()[name], name).not.toMatch(/^[^=]*=;/)
  }
  expect(await closeSession()).toBe(path)
  for (const name of ['__prerender_bypass', 'lesroute_draft'])
    expect(sent()[name], name).toMatch(/=; Path=\/; Expires=Thu, 01 Jan 1970.*; Partitioned/i)
})

test.each([
  ['https://site.example', [], true],
  ['http://localhost:3000', ['http://localhost:8055'], false],
])('a draft at %s, framed by %j, stays with this site', async (siteUrl, previewOrigins, isSecure) => {
  Object.assign(settings, { siteUrl, previewOrigins })
  await openSession({ path, until })
  expect(sent()['lesroute_draft']).toMatch(/SameSite=lax/i)
  expect(/; Secure/i.test(sent()['lesroute_draft'] ?? '')).toBe(isSecure)
  expect(headers.getSetCookie().join()).not.toMatch(/Partitioned/i)
  expect(await closeSession()).toBe(path)
  expect(await closeSession()).toBeNull()
})
