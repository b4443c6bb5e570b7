import { afterEach, expect, test, vi } from 'vitest'
import { accessRequest } from './access-request.ts'
import { answerLetter, type LetterOptions } from './letter.ts'
import { returnedForm, sealedForm } from './receive.ts'
import { sealReturned } from './returned.ts'
import { brokenStorage, newStorage } from '../storage/storage.fixture.ts'

const now = Date.UTC(2026, 10, 21, 12)
const minute = 60_000
const secret = 's'.repeat(32)

const newOptions = async (): Promise<LetterOptions> => {
  const { usedForms, outbox } = await newStorage()
  return {
    secret,
    isSecure: true,
    now,
    used: usedForms,
    outbox,
    teamMail: 'team@lesroute.test',
  }
}
const written = {
  name: 'Ada Jansen',
  email: 'ada@example.org',
  adminEmail: 'administratie@example.org',
  organisation: 'Regioloket Oost',
  use: 'Onze eigen opleidingenzoeker.\r\nElke nacht bijgewerkt.',
}
type Fields = Readonly<Record<string, string>>
const formOf = (fields: Fields = {}) =>
  new URLSearchParams({
    ...sealedForm(accessRequest.name, secret, now - minute),
    language: 'nl',
    ...written,
    ...fields,
  })
let addresses = 0
const send = (form: URLSearchParams, options: LetterOptions, headers: Fields = {}) => {
  addresses += 1
  const request = new Request('http://localhost/api/access-request', {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { 'x-forwarded-for': `2001:db8:${addresses.toString(16)}::1`, ...headers },
  })
  return answerLetter(request, accessRequest, options)
}
const locationOf = (response: Response) => response.headers.get('location')
const cookieOf = (response: Response) => /^form=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1]

afterEach(() => vi.restoreAllMocks())

test('what a visitor wrote stays as it is on a site with a name of its own', async () => {
  const options = await newOptions()
  const form = formOf({ email: 'Info@Lesroute-fan.nl', use: 'Ik las op Lesroute.nl' })
  await send(form, Object.assign(options, { siteName: 'Onderwijswijzer' }))
  const [message] = await options.outbox.list()
  const letter = message && (await options.outbox.read(message))
  expect(letter?.replyTo).toBe('Info@Lesroute-fan.nl')
  expect(letter?.text).toContain('Ik las op Lesroute.nl')
})

test('a request is a letter to the team, which answers the applicant', async () => {
  const options = await newOptions()
  expect(locationOf(await send(formOf(), options))).toBe('/access-request/ontvangen')
  const [message] = await options.outbox.list()
  expect(message && (await options.outbox.read(message))).toEqual({
    to: 'team@lesroute.test',
    replyTo: 'ada@example.org',
    subject: 'Aanvraag van toegang tot de API',
    text: `Naam: Ada Jansen
E-mail: ada@example.org
E-mail van de administratie: administratie@example.org
Organisatie: Regioloket Oost
Taal: Nederlands

Onze eigen opleidingenzoeker.
Elke nacht bijgewerkt.`,
    expires: '2027-11-21T12:00:00.000Z',
  })
})

test('a form that is sent twice is one letter; with other words it comes back to be sent as a new one', async () => {
  const options = await newOptions()
  const form = formOf()
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(form, options)))
  expect(answers.map(locationOf)).toEqual(Array(10).fill('/access-request/ontvangen'))
  expect(await options.outbox.list()).toHaveLength(1)
  form.set('use', 'Iets anders')
  const reused = await send(form, options)
  expect(locationOf(reused)).toBe('/access-request?fout=1#fouten')
  const returned = await returnedForm(cookieOf(reused), accessRequest.name, options)
  expect(returned).toMatchObject({ problems: ['used'], values: { use: 'Iets anders', name: 'Ada Jansen' } })
  expect(await options.outbox.list()).toHaveLength(1)
  await send(formOf({ use: 'Iets anders' }), options)
  expect(await options.outbox.list()).toHaveLength(2)
})

// ASVS 5.2.2 5.2.3
test('lines have no other line in them, and names no web address', async () => {
  const options = await newOptions()
  const problemsOf = async (fields: Fields) =>
    (await returnedForm(cookieOf(await send(formOf(fields), options)), accessRequest.name, options))?.problems
  for (const name of ['Ada\nBcc: b@example.org', 'Ada\u2028Jansen', 'Ada\u0000', 'zie http:x', 'www.example.org'])
    expect(await problemsOf({ name }), name).toEqual(['name'])
  for (const name of ['Win https://example.org/p', 'example.org/prijs', 'HTTPS://X.NL'])
    expect(await problemsOf({ name }), name).toEqual(['name'])
  for (const organisation of [
    'Regioloket\r\nOost',
    'Kijk op https://example.org/p',
    'www.example.org',
    'example.org/prijs',
    '<b>Oost</b>',
    '<a href=x>Oost</a>',
  ])
    expect(await problemsOf({ organisation }), organisation).toEqual(['organisation'])
  for (const name of ['<script>', 'Ada <b>Jansen</b>']) expect(await problemsOf({ name }), name).toEqual(['name'])
  expect(await options.outbox.list()).toEqual([])
  for (const name of ['J.P. de Vries-van der Berg', 'Zoë d’Arcy', 'Ada Jansen m/v', '李 小龙'])
    expect(locationOf(await send(formOf({ name }), options)), name).toBe('/access-request/ontvangen')
  for (const organisation of ['Bol.com B.V.', 'Hogeschool Inholland / Domein Onderwijs', 'Jansen & Zn.', 'ROC ‘Oost’'])
    expect(locationOf(await send(formOf({ organisation }), options)), organisation).toBe('/access-request/ontvangen')
})

test('letters go to the team alone, whichever addresses they name and however often', async () => {
  const options = await newOptions()
  for (let count = 0; count < 5; count += 1) await send(formOf({ use: `Aanvraag ${count}` }), options)
  const letters = await Promise.all((await options.outbox.list()).map((entry) => options.outbox.read(entry)))
  expect(letters.map((letter) => letter?.to)).toEqual(Array(5).fill('team@lesroute.test'))
})

test('a form that is refused because it came too often keeps what was written', async () => {
  const options = await newOptions()
  let refused = new Response()
  for (let count = 0; count < 151; count += 1)
    refused = await send(formOf({ name: '' }), options, { 'x-forwarded-for': `203.0.114.${count}` })
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('href="/access-request?fout=often#fouten"')
  const returned = await returnedForm(cookieOf(refused), accessRequest.name, options)
  expect(returned).toMatchObject({ problems: ['often'], values: { organisation: 'Regioloket Oost' } })
})

test('every field is required, and problems are listed in the order of the form', async () => {
  const options = await newOptions()
  const empty = { name: '', email: 'x', adminEmail: '', organisation: ' ', use: '', language: 'en' }
  const answer = await send(formOf(empty), options)
  expect(locationOf(answer)).toBe('/en/access-request?fout=1#fouten')
  const returned = await returnedForm(cookieOf(answer), accessRequest.name, options)
  expect(returned).toMatchObject({
    problems: ['name', 'email', 'adminEmail', 'organisation', 'use'],
    values: { email: 'x' },
  })
  expect(answer.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
  expect(await options.outbox.list()).toEqual([])
})

test('the problems of a form that was sent too fast are shown, and a corrected form is accepted within three seconds', async () => {
  const options = await newOptions()
  const hasty = sealedForm(accessRequest.name, secret, now - 1000)
  const answer = await send(formOf({ ...hasty, email: 'x' }), options)
  const returned = await returnedForm(cookieOf(answer), accessRequest.name, options)
  expect(returned?.problems).toEqual(['email'])
  const again = (at: number, fields: Fields = {}) =>
    send(formOf({ ...sealedForm(accessRequest.name, secret, now, returned?.began), ...fields }), {
      ...options,
      now: at,
    })
  const stillHasty = await again(now + 1999)
  expect((await returnedForm(cookieOf(stillHasty), accessRequest.name, options))?.problems).toEqual(['fast'])
  expect(locationOf(await again(now + 2000))).toBe('/access-request/ontvangen')
})

test('a form that came back after it lay open for hours lies open for a day again', async () => {
  const options = await newOptions()
  const form = formOf({ ...sealedForm(accessRequest.name, secret, now - 1300 * minute), email: 'x' })
  const returned = await returnedForm(cookieOf(await send(form, options)), accessRequest.name, options)
  const later = formOf(sealedForm(accessRequest.name, secret, now, returned?.began))
  expect(locationOf(await send(later, { ...options, now }))).toBe('/access-request/ontvangen')
  expect(locationOf(await send(later, { ...options, now: now + 1400 * minute }))).toBe('/access-request/ontvangen')
})

test('what no cookie holds loses its longest text, keeps the rest, and says so', async () => {
  const long = Array.from({ length: 3000 }, (_, index) =>
    String.fromCodePoint(0x4e_00 + ((index * 7919) % 20_000)),
  ).join('')
  const sealed = await sealReturned({ values: { ...written, use: long }, problems: ['use'] }, 'access', secret, now)
  expect(sealed.length).toBeLessThan(3900)
  const returned = await returnedForm(sealed, 'access', { secret, isSecure: false, now })
  expect(returned?.values).toEqual({ ...written, use: undefined })
  expect(returned?.problems).toEqual(['use', 'notKept'])
  const two = await sealReturned({ values: { use: long, name: long }, problems: ['use'] }, 'access', secret, now)
  const emptied = await returnedForm(two, 'access', { secret, isSecure: false, now })
  expect(emptied).toMatchObject({ values: {}, problems: ['use', 'notKept'] })
})

test('repeated requests get Retry-After', async () => {
  const options = await newOptions()
  const from = { 'x-forwarded-for': '203.0.113.5' }
  for (let count = 0; count < 10; count += 1) expect((await send(formOf(), options, from)).status).toBe(303)
  const refused = await send(formOf({ language: 'en' }), options, from)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await refused.text()).toContain('<html lang="en">')
})

test('a form that could not be stored gets no page of thanks, and keeps what was written', async () => {
  const logged = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  const options = { ...(await newOptions()), outbox: (await brokenStorage()).outbox }
  const refused = await send(formOf(), options)
  expect(refused.status).toBe(503)
  expect(logged.mock.calls.join('')).not.toMatch(/Ada|example\.org/)
  expect(await refused.text()).toContain('href="/access-request?fout=notStored#fouten"')
  const returned = await returnedForm(cookieOf(refused), accessRequest.name, options)
  expect(returned).toMatchObject({ problems: ['notStored'], values: { organisation: 'Regioloket Oost' } })
})

test('a form that is too large is refused in the language of its page, with the length that a text may have', async () => {
  const options = await newOptions()
  const long = formOf({ use: 'x'.repeat(20_000), language: 'en' })
  const english = await send(long, options, { referer: 'https://lesroute.test/en/access-request?fout=1' })
  expect([english.status, await english.text()]).toEqual([
    413,
    expect.stringMatching(/<html lang="en">.*1,000 characters.*href="\/en\/access-request"/),
  ])
  expect(await (await send(long, options)).text()).toMatch(/<html lang="nl">.*1000 tekens.*href="\/access-request"/)
})
