import { expect, test } from 'vitest'
import { collections } from '#schema/index.ts'
import { draftLink, openedDraft, readDraftLink } from './draft-link.ts'
import { readRevalidation } from './revalidation.ts'
import { isSigned, sign } from './signature.ts'

const secret = 'a-secret-of-the-tests'
const now = Date.UTC(2026, 10, 21)
const until = now / 1000 + 3600
const parametersOf = (link: string) => new URL(link, 'http://site.invalid').searchParams

test('a signature counts for its message, its purpose and its secret only', () => {
  const signature = sign(secret, 'draft', 'a')
  expect(isSigned(secret, 'draft', 'a', signature)).toBe(true)
  expect(isSigned(secret, 'draft', 'b', signature)).toBe(false)
  expect(isSigned(secret, 'revalidate', 'a', signature)).toBe(false)
  expect(isSigned('another', 'draft', 'a', signature)).toBe(false)
  expect(isSigned(secret, 'draft', 'a', '')).toBe(false)
})

test('a link opens its page until it ends', () => {
  const parameters = parametersOf(draftLink(secret, { path: '/kennisbank/artikelen/nieuw', until }))
  expect(readDraftLink(secret, parameters, now)).toEqual({ path: '/kennisbank/artikelen/nieuw', until, version: null })
  expect(readDraftLink(secret, parameters, now + 3_601_000)).toBeNull()
  expect(openedDraft(secret, parameters.toString(), '/kennisbank/artikelen/nieuw', now)).toMatchObject({ until })
  expect(openedDraft(secret, parameters.toString(), '/kennisbank/artikelen/ander', now)).toBeNull()
  expect(openedDraft(secret, undefined, '/kennisbank/artikelen/nieuw', now)).toBeNull()
})

test('a link may open a version, which is signed too', () => {
  const draft = { path: '/kennisbank/artikelen/nieuw', until, version: { key: 'k', name: 'autumn' } }
  const parameters = parametersOf(draftLink(secret, draft))
  expect(readDraftLink(secret, parameters, now)).toEqual(draft)
  for (const name of ['key', 'version']) {
    const other = new URLSearchParams(parameters)
    other.set(name, 'x')
    expect(readDraftLink(secret, other, now), name).toBeNull()
    other.delete(name)
    expect(readDraftLink(secret, other, now), name).toBeNull()
  }
})

test.each([
  ['path', '/kennisbank/artikelen/ander'],
  ['until', String(until + 1)],
  ['until', 'morgen'],
  ['signature', 'x'],
])('a link whose %s was changed opens nothing', (name, value) => {
  const parameters = parametersOf(draftLink(secret, { path: '/kennisbank/artikelen/nieuw', until }))
  parameters.set(name, value)
  expect(readDraftLink(secret, parameters, now)).toBeNull()
})

test.each(['//elders.example', 'https://elders.example', '/geen-pagina', '/\\elders'])(
  'a signed link to %s opens nothing',
  (path) => expect(readDraftLink(secret, parametersOf(draftLink(secret, { path, until })), now)).toBeNull(),
)

const call = (body: unknown, given = secret) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return readRevalidation(secret, text, sign(given, 'revalidate', text), now)
}

test('a signed call names what to renew', () => {
  expect(call({ sent: now })).toEqual({ tags: Object.keys(collections), paths: [] })
  expect(call({ sent: now, tags: ['articles'], paths: ['/kennisbank'] })).toEqual({
    tags: ['articles'],
    paths: ['/kennisbank'],
  })
})

test.each([
  ['of another signer', { sent: now }, 'another'],
  ['that is old', { sent: now - 301_000 }, secret],
  ['from the future', { sent: now + 301_000 }, secret],
  ['without a time', {}, secret],
  ['that is no JSON', '{', secret],
  ['that names another site', { sent: now, paths: ['//elders.example/'] }, secret],
])('a call %s renews nothing', (_, body, signer) => expect(call(body, signer)).toBeNull())
