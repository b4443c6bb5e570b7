import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { returnedForm, sealedForm } from '../forms/receive.ts'
import { listMessages, readMessage } from '../outbox/outbox.ts'
import { answerBooking, bookingForm, confirmedBooking, type AdviceOptions } from './answer.ts'
import { removePastBookings } from './bookings.ts'
import { offeredSlots, type Slot } from './slots.ts'

const now = Date.UTC(2026, 10, 21, 12)
const second = 1000
const secret = 's'.repeat(32)
const conversation = {
  id: 'c1',
  title: 'Adviesgesprek van twintig minuten',
  duration: 20,
  hours: [{ adviser: { id: 'a1', name: 'Bilal' }, weekday: 1, starts: '09:00', ends: '12:00' }],
}
const slots = offeredSlots(conversation.hours, conversation.duration, [], now)
const slotAt = (index: number): Slot => {
  const slot = slots[index]
  if (!slot) throw new Error('The hours of the test hold fewer slots')
  return slot
}

const newOptions = async (changes: Partial<AdviceOptions> = {}): Promise<AdviceOptions> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lesroute-advice-'))
  return {
    secret,
    isSecure: false,
    now,
    bookings: path.join(folder, 'bookings'),
    outbox: path.join(folder, 'outbox'),
    teamMail: 'team@lesroute.test',
    readConversations: async () => [conversation],
    ...changes,
  }
}

let addresses = 0
type Fields = Readonly<Record<string, string>>
/** A form as the page makes it and a browser sends it; each from an address of its own. */
const formOf = (fields: Fields = {}, made = now - 60 * second): URLSearchParams =>
  new URLSearchParams({
    ...sealedForm(bookingForm, secret, made),
    language: 'nl',
    website: '',
    conversation: 'c1',
    slot: slotAt(0).id,
    name: 'Ada Jansen',
    phone: '06 1234 5678',
    email: 'ada@example.org',
    remark: 'Ik ben docent in Suriname.',
    desk: 'Noordwest Leert',
    route: '',
    ...fields,
  })
const requestOf = (form: URLSearchParams, headers: Fields = {}) => {
  addresses += 1
  return new Request('http://localhost/api/advice', {
    method: 'POST',
    body: form,
    headers: { 'x-forwarded-for': `2001:db8::${addresses.toString(16)}`, ...headers },
  })
}
const locationOf = (response: Response) => response.headers.get('location') ?? ''
const cookieOf = (response: Response) => /^form=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
const referenceIn = (response: Response) => locationOf(response).split('afspraak=')[1] ?? ''
const mailIds = async ({ outbox }: AdviceOptions) => (await listMessages(outbox)).map(({ id }) => id)

afterEach(() => vi.restoreAllMocks())

test('of fifty who want the same time at once one gets it, and the others are told so with what they wrote', async () => {
  const options = await newOptions()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      answerBooking(requestOf(formOf({ name: `Bezoeker ${index}`, email: `b${index}@example.org` })), options),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(303))
  const won = answers.filter((answer) => locationOf(answer).startsWith('/adviesgesprek/bevestigd?'))
  expect(won).toHaveLength(1)
  const lost = answers.filter((answer) => locationOf(answer) === '/adviesgesprek?fout=1#fouten')
  expect(lost).toHaveLength(49)
  const [first] = lost
  const returned = first && (await returnedForm(cookieOf(first), bookingForm, options))
  expect(returned?.problems).toEqual(['taken'])
  expect(returned?.values['name']).toMatch(/^Bezoeker /)
  expect(await readdir(options.bookings)).toEqual([`${slotAt(0).id}.json`])
  expect(await mailIds(options)).toHaveLength(2)
})

test('a form that is sent many times at once is booked and written about once, and confirmed each time', async () => {
  const options = await newOptions()
  const form = formOf()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => answerBooking(requestOf(new URLSearchParams(form)), options)),
  )
  expect(new Set(answers.map(locationOf)).size).toBe(1)
  const reference = answers[0] ? referenceIn(answers[0]) : ''
  expect(await confirmedBooking(reference, options.bookings, secret)).toMatchObject({ name: 'Ada Jansen' })
  expect(await mailIds(options)).toHaveLength(2)
})

test('team and visitor are written what they need to know, and nobody else can read what is kept', async () => {
  const options = await newOptions()
  await answerBooking(requestOf(formOf()), options)
  const messages = await Promise.all(
    (await listMessages(options.outbox)).map((kept) => readMessage(options.outbox, kept)),
  )
  const [team, visitor] = messages
  expect(team).toMatchObject({ to: 'team@lesroute.test', replyTo: 'ada@example.org' })
  expect(team?.text).toContain('Regioloket: Noordwest Leert')
  expect(team?.text).toContain('Ik ben docent in Suriname.')
  expect(visitor).toMatchObject({ to: 'ada@example.org', replyTo: 'team@lesroute.test' })
  expect(visitor?.text).toContain(
    'maandag 23 november om 9:00 uur (Nederlandse tijd). Bilal belt je dan op 06 1234 5678.',
  )
  expect(visitor?.attachments?.[0]?.content).toContain('DTSTART:20261123T080000Z')
  const file = await stat(path.join(options.bookings, `${slotAt(0).id}.json`))
  expect([file.mode & 0o077, (await stat(options.bookings)).mode & 0o077]).toEqual([0, 0])
})

test('a booking whose mail was never written, because the process ended, is written about when the form comes again', async () => {
  const options = await newOptions()
  const form = formOf()
  await answerBooking(requestOf(new URLSearchParams(form)), options)
  await rm(options.outbox, { recursive: true })
  const again = await answerBooking(requestOf(new URLSearchParams(form)), options)
  expect(locationOf(again)).toMatch(/^\/adviesgesprek\/bevestigd\?/)
  expect(await mailIds(options)).toHaveLength(2)
})

test('fields that are not right are named in the order of the form, and what was written comes back', async () => {
  const options = await newOptions()
  const answer = await answerBooking(
    requestOf(formOf({ slot: '', name: ' ', phone: '12', email: 'ada@', remark: 'x'.repeat(1001), language: 'en' })),
    options,
  )
  expect(locationOf(answer)).toBe('/en/advice?fout=1#fouten')
  const returned = await returnedForm(cookieOf(answer), bookingForm, options)
  expect(returned?.problems).toEqual(['slot', 'name', 'phone', 'email', 'remark'])
  expect(returned?.values).toMatchObject({ phone: '12', email: 'ada@', desk: 'Noordwest Leert' })
  expect(returned?.values).not.toHaveProperty('seal')
  await expect(readdir(options.bookings)).rejects.toThrow('ENOENT')
})

test('what was written can be read by this site alone, for its form, for a while', async () => {
  const options = await newOptions()
  const cookie = cookieOf(await answerBooking(requestOf(formOf({ phone: '' })), options))
  expect(cookie).not.toContain('Ada')
  const open = (name: string, changes: Partial<AdviceOptions>) => returnedForm(cookie, name, { ...options, ...changes })
  expect(await open(bookingForm, {})).not.toBeNull()
  expect(await open('access', {})).toBeNull()
  expect(await open(bookingForm, { secret: 't'.repeat(32) })).toBeNull()
  expect(await open(bookingForm, { now: now + 901 * second })).toBeNull()
  expect(await returnedForm('x.y', bookingForm, options)).toBeNull()
})

test('numbers from anywhere are telephone numbers', async () => {
  const isTaken = async (phone: string) => {
    const options = await newOptions()
    return locationOf(await answerBooking(requestOf(formOf({ phone })), options)).includes('bevestigd')
  }
  for (const phone of ['0612345678', '+31 6 12 34 56 78', '(020) 123-4567', '+597 8 123456'])
    expect(await isTaken(phone), phone).toBe(true)
  for (const phone of ['', '12', 'bel mij', '06 123', '1'.repeat(20)]) expect(await isTaken(phone), phone).toBe(false)
})

test('a time that is not offered, past, or of another conversation is none', async () => {
  const options = await newOptions()
  const problems = async (fields: Fields, at = now) => {
    const answer = await answerBooking(requestOf(formOf(fields, at - 60 * second)), { ...options, now: at })
    return (await returnedForm(cookieOf(answer), bookingForm, { ...options, now: at }))?.problems
  }
  expect(await problems({ slot: '20261123T030000Z_20261123T032000Z_a1' })).toEqual(['gone'])
  expect(await problems({ slot: '../../etc/passwd' })).toEqual(['gone'])
  expect(await problems({ conversation: 'c2' })).toEqual(['gone'])
  expect(await problems({}, slotAt(0).start + second)).toEqual(['gone'])
})

test('who sends a booked form again after it can no longer be booked has it confirmed all the same', async () => {
  const options = await newOptions()
  const hour = 3600 * second
  const at = (now: number) => ({ ...options, now })
  const { start } = slotAt(0)
  const form = formOf({}, start - 5 * hour)
  await answerBooking(requestOf(new URLSearchParams(form)), at(start - 4 * hour))
  const again = await answerBooking(requestOf(new URLSearchParams(form)), at(start - hour))
  expect(locationOf(again)).toMatch(/^\/adviesgesprek\/bevestigd\?/)
})

test('a form from elsewhere, a forged one, and one that is sent too often are refused; a hasty one comes back', async () => {
  const options = await newOptions()
  const status = async (form: URLSearchParams, headers: Fields = {}) =>
    (await answerBooking(requestOf(form, headers), options)).status
  expect(await status(formOf(), { 'sec-fetch-site': 'cross-site' })).toBe(400)
  expect(await status(formOf({ seal: 'x' }))).toBe(400)
  expect(await status(formOf({ key: 'another' }))).toBe(400)
  expect(await status(formOf({ remark: 'x'.repeat(20_000) }))).toBe(413)
  const hasty = await answerBooking(requestOf(formOf({}, now - second)), options)
  expect((await returnedForm(cookieOf(hasty), bookingForm, options))?.problems).toEqual(['fast'])
  const from = { 'x-forwarded-for': '203.0.113.9' }
  const answers = []
  for (let count = 0; count < 21; count += 1)
    answers.push(await answerBooking(requestOf(formOf({ name: '' }), from), options))
  const last = answers.at(-1)
  expect([answers[19]?.status, last?.status]).toEqual([303, 429])
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await last?.text()).toContain('Even wachten')
})

test('a machine is thanked and forgotten', async () => {
  const options = await newOptions()
  const answer = await answerBooking(requestOf(formOf({ website: 'https://spam.example' })), options)
  expect(locationOf(answer)).toBe('/adviesgesprek/bevestigd')
  await expect(readdir(options.bookings)).rejects.toThrow('ENOENT')
})

test('who cannot be helped because nothing can be written is told so, and nothing of them is logged', async () => {
  const logged = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  const folder = await mkdtemp(path.join(tmpdir(), 'lesroute-advice-'))
  await writeFile(path.join(folder, 'bookings'), 'a file where the folder should be')
  const answer = await answerBooking(requestOf(formOf()), await newOptions({ bookings: path.join(folder, 'bookings') }))
  expect(answer.status).toBe(503)
  expect(logged.mock.calls.join('')).not.toMatch(/Ada|example\.org/)
})

test('a confirmation opens with its own reference only', async () => {
  const options = await newOptions()
  const reference = referenceIn(await answerBooking(requestOf(formOf()), options))
  expect(await confirmedBooking(reference, options.bookings, secret)).not.toBeNull()
  for (const other of ['', '.', `${slotAt(0).id}.x`, `${slotAt(1).id}.${reference.split('.')[1]}`, '../x.y'])
    expect(await confirmedBooking(other, options.bookings, secret), other).toBeNull()
})

test('bookings go thirty days after the call', async () => {
  const options = await newOptions()
  await answerBooking(requestOf(formOf()), options)
  const day = 86_400 * second
  await removePastBookings(options.bookings, slotAt(0).end + 30 * day)
  expect(await readdir(options.bookings)).toHaveLength(1)
  expect(await readFile(path.join(options.bookings, `${slotAt(0).id}.json`), 'utf8')).toContain('Ada')
  await removePastBookings(options.bookings, slotAt(0).end + 30 * day + 1)
  expect(await readdir(options.bookings)).toEqual([])
})
