import { contentApi, refusal } from '../content-api.fixture.ts'
import { NextRequest } from 'next/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { POST as usePasskeys } from '../passkeys/route.ts'
import { POST } from './route.ts'

const cleared: string[] = []
const jar = {
  get: () => {},
  set: (name: string, value: string) => void (value || cleared.push(name)),
  delete: (name: string) => void cleared.push(name),
}
vi.mock('next/headers', () => ({
  cookies: () => Promise.resolve(jar),
  draftMode: () => Promise.resolve({ disable: () => cleared.push('draft mode') }),
}))

const from: (string | null)[] = []
beforeEach(() => {
  from.length = 0
  contentApi.answer = (_path, init) => {
    from.push(new Headers(init?.headers).get('x-forwarded-for'))
    return refusal(401)
  }
})

const signIn = async (address: string) => {
  const form = new URLSearchParams({ email: 'ada@example.org', password: 'x', locale: 'en' })
  const headers = { 'x-forwarded-for': address }
  const request = new NextRequest('http://localhost/api/editors/session', { method: 'POST', body: form, headers })
  return (await POST(request)).headers.get('location')
}
const askForPasskey = async (address: string): Promise<unknown> => {
  const headers = { 'x-forwarded-for': address }
  const body = JSON.stringify({ step: 'ask' })
  const request = new NextRequest('http://localhost/api/editors/passkeys', { method: 'POST', body, headers })
  return (await usePasskeys(request)).json()
}

test('who guesses waits before the content API counts the site as one client; other networks sign in', async () => {
  const answers: unknown[] = []
  for (let count = 0; count < 60; count += 1) answers.push(await signIn(`192.0.2.${count}`))
  expect(answers.filter((answer) => answer === '/en/editors/sign-in?fout=wrong')).toHaveLength(40)
  expect(answers.at(-1)).toBe('/en/editors/sign-in?fout=often')
  expect(from).toHaveLength(40)
  expect(await askForPasskey('192.0.2.99')).toEqual({ ok: false, problem: 'often' })
  expect(from).toHaveLength(40)
  expect(await signIn('198.51.100.1')).toBe('/en/editors/sign-in?fout=wrong')
  expect(await askForPasskey('198.51.100.1')).toEqual({ ok: false, problem: 'signedOut' })
})

test('the content API gets the address of the visitor, which it counts where it trusts the site as a proxy', async () => {
  await signIn('2001:db8::7')
  await askForPasskey('2001:db8::8')
  expect(from).toEqual(['2001:db8::7', '2001:db8::8'])
})

test('signing out closes the draft that is open in the browser, so that whoever uses it next sees none', async () => {
  const form = new URLSearchParams({ end: '1', locale: 'nl' })
  const request = new NextRequest('http://localhost/api/editors/session', { method: 'POST', body: form })
  expect((await POST(request)).headers.get('location')).toBe('/redactie/aanmelden')
  expect(cleared.sort()).toEqual(['draft mode', 'lesroute-editor', 'lesroute-editor-here', 'lesroute_draft'])
})
