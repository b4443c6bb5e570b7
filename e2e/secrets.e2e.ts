/** What must never leave the server: searched for in everything that browsers can get of this build. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSettings } from '#lib/settings.ts'
import { catalogue, expect, test } from './fixtures.ts'

const data = process.env['E2E_DATA_FOLDER'] ?? '.data'
const build = process.env['E2E_BUILD_FOLDER'] ?? '.next'
const service = process.env['E2E_SERVICE_URL'] ?? 'http://localhost:8055'

const tokenIn = (file: string) => readFileSync(path.join(data, file), 'utf8').trim()
const { contentToken, editorSecret, formsSecret } = parseSettings({
  ...process.env,
  CONTENT_API_TOKEN: tokenIn('site-token'),
})
const secrets: Readonly<Record<string, string>> = {
  'the static token': contentToken,
  'the preview token': tokenIn('preview-token'),
  'the secret of editors': editorSecret,
  'the secret of forms': formsSecret,
}

/** Each secret as it is, and as it would be in an address or a header of basic authentication. */
const forms = Object.entries(secrets).flatMap(([name, secret]) =>
  [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64').replace(/=+$/, '')].map(
    (form) => [name, form] as const,
  ),
)
/** All in one search, since thousands of files are read. */
const any = new RegExp(forms.map(([, form]) => form.replaceAll(/\W/g, String.raw`\$&`)).join('|'))
const foundIn = (text: string): string[] =>
  any.test(text) ? forms.flatMap(([name, form]) => (text.includes(form) ? [name] : [])) : []

const filesBelow = (folder: string, kinds: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kinds.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))

test('secrets are long enough to be told from other text', () => {
  for (const [name, secret] of Object.entries(secrets)) expect(secret.length, name).toBeGreaterThanOrEqual(16)
  expect(foundIn(`x${contentToken}y`)).toContain('the static token')
})

// ASVS 1.6.4 2.10.4
test('no file that browsers get, and no page that was made beforehand, holds a secret', () => {
  const files = [
    ...filesBelow(path.join(build, 'static'), /./),
    ...filesBelow(path.join(build, 'server', 'app'), /\.(?:html|rsc|meta|body|txt)$/),
    ...filesBelow('public', /./),
  ]
  expect(files.length).toBeGreaterThan(1000)
  expect(files.flatMap((file) => foundIn(readFileSync(file, 'latin1')).map((name) => `${file}: ${name}`))).toEqual([])
})

// ASVS 2.10.4 13.1.3
test('no answer holds a secret, errors included', async ({ baseURL }) => {
  const rsc = { rsc: '1' }
  const requests: readonly (readonly [string, RequestInit?])[] = [
    ['/'],
    ['/navigator/opleidingen?q=pabo&plaats=Utrecht'],
    ['/navigator/opleidingen', { headers: rsc }],
    ['/kennisbank/veelgestelde-vragen?q=pabo'],
    ['/zoeken?q=pabo', { headers: rsc }],
    [`/kennisbank/artikelen/${catalogue.everyNode.slug}`, { headers: rsc }],
    ['/adviesgesprek'],
    ['/access-request?fout=1'],
    ['/status'],
    ['/ontwikkelaars'],
    ['/bestaat-niet?a=%00'],
    ['/%E0%A4%A'],
    ['/api/search-token?fresh=1'],
    ['/api/system/health'],
    ['/api/system/metrics'],
    ['/api/draft?path=/&until=1&signature=x'],
    ['/api/preview?secret=x&collection=articles&key=x'],
    ['/api/revalidate', { method: 'POST', body: '{' }],
    ['/api/feedback', { method: 'POST', body: 'x=1' }],
    ['/api/advice', { method: 'POST', body: 'x=1' }],
    ['/mcp', { method: 'POST', body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' }],
    ['/llms.txt'],
    ['/robots.txt'],
    ['/.env'],
    ['/_next/static/../../server/app/index.html'],
  ]
  for (const [address, init] of requests) {
    const response = await fetch(`${baseURL}${address}`, { redirect: 'manual', ...init })
    const answer = `${JSON.stringify([...response.headers])}${await response.text()}`
    expect(foundIn(answer), address).toEqual([])
  }
})

// ASVS 3.1.1
test('the service does not tell a token by which it is asked', async () => {
  const headers = { authorization: `Bearer ${contentToken}` }
  for (const address of [
    '/users/me?fields=*',
    '/items/nothing',
    '/items/articles?filter={',
    '/server/specs/oas',
    '/users',
  ]) {
    const response = await fetch(`${service}${address}`, { headers })
    expect(foundIn(`${JSON.stringify([...response.headers])}${await response.text()}`), address).toEqual([])
  }
})
