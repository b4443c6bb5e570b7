import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { returnedForm, sealedForm } from '../forms/receive.ts'
import { removeUsedForms } from '../forms/used.ts'
import { listMessages, readMessage } from '../outbox/outbox.ts'
import { answerBooking, bookingForm, type AdviceOptions } from './answer.ts'
import { removePastBookings } from './bookings.ts'
import { answerConfirmation } from './confirm.ts'
import { removePastHolds, takenTimes } from './holds.ts'
import { confirmedBooking } from './references.ts'
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
    used: path.join(folder, 'forms'),
    bookings: path.join(folder, 'bookings'),
    outbox: path.join(folder, 'outbox'),
    teamMail: 'team@lesroute.test',
    siteUrl: 'https://lesroute.test',
    sendsMail: true,
    readConversations: async () => [conversation],
    ...changes,
  }
}

let addresses = 0
type Fields = Readonly<Record<string, string>>
/** A form as the page makes it and a browser sends it; each from a network of its own. */
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
    headers: { 'x-forwarded-for': `2001:db8:0:${addresses.toString(16)}::1`, ...headers },
  })
}
const locationOf = (response: Response) => response.headers.get('location') ?? ''
const cookieOf = (response: Response) => /^form=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
const mailIds = async ({ outbox }: AdviceOptions) => (await listMessages(outbox)).map(({ id }) => id)
const mailsOf = async ({ outbox }: AdviceOptions) =>
  Promise.all((await listMessages(outbox)).map((kept) => readMessage(outbox, kept)))
const problemsOf = async (response: Response, options: AdviceOptions) =>
  (await returnedForm(cookieOf(response), bookingForm, options))?.problems
const kindsOf = async (options: AdviceOptions) =>
  (await mailIds(options)).map((id) => id.replace(/^booking-[\da-f]{32}-/, ''))
const heldSlots = async ({ bookings, now }: AdviceOptions) => (await takenTimes(bookings, now)).length
/** The path of the link in the mail that asks for a confirmation of that time. */
const linkIn = async (options: AdviceOptions, slot = slotAt(0).id) =>
  (await mailsOf(options))
    .flatMap(({ text }) => /https:\/\/lesroute\.test(\S+)/.exec(text)?.[1] ?? [])
    .find((link) => link.includes(slot)) ?? ''
const press = (link: string, options: AdviceOptions, headers: Fields = {}) => {
  addresses += 1
  return answerConfirmation(
    new Request('http://localhost/api/advice/confirm', {
      method: 'POST',
      body: new URLSearchParams({ language: 'nl', afspraak: link.split('afspraak=')[1] ?? '' }),
      headers: { 'x-forwarded-for': `2001:db8:1:${addresses.toString(16)}::1`, ...headers },
    }),
    options,
  )
}
/** A call that was asked for and confirmed by the link in the mail. */
const bookCall = async (options: AdviceOptions, fields: Fields = {}) => {
  await answerBooking(requestOf(formOf(fields)), options)
  return press(await linkIn(options, fields['slot']), options)
}
const confirmed = /^\/adviesgesprek\/bevestigd\?afspraak=/

afterEach(() => vi.restoreAllMocks())

test('of fifty who want the same time at once one gets it, and the others are told so with what they wrote', async () => {
  const options = await newOptions()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      answerBooking(requestOf(formOf({ name: `Bezoeker ${index}`, email: `b${index}@example.org` })), options),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(303))
  const won = answers.filter((answer) => locationOf(answer).startsWith('/adviesgesprek/vastgehouden?'))
  expect(won).toHaveLength(1)
  const lost = answers.filter((answer) => locationOf(answer) === '/adviesgesprek?fout=1#fouten')
  expect(lost).toHaveLength(49)
  const [first] = lost
  const returned = first && (await returnedForm(cookieOf(first), bookingForm, options))
  expect(returned?.problems).toEqual(['taken'])
  expect(returned?.values['name']).toMatch(/^Bezoeker /)
  expect(await readdir(options.bookings)).toEqual([`${slotAt(0).id}.held.json`])
  expect(await kindsOf(options)).toEqual(['hold'])
})

test('a form that is sent many times at once holds one time and writes one mail, with the same outcome each time', async () => {
  const options = await newOptions()
  const form = formOf()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => answerBooking(requestOf(new URLSearchParams(form)), options)),
  )
  expect(new Set(answers.map(locationOf)).size).toBe(1)
  expect(await heldSlots(options)).toBe(1)
  expect(await kindsOf(options)).toEqual(['hold'])
})

test('before it is confirmed one mail goes out, with nothing in it that was typed, and the team is written nothing', async () => {
  const options = await newOptions()
  const answer = await answerBooking(requestOf(formOf()), options)
  expect(locationOf(answer)).toMatch(/^\/adviesgesprek\/vastgehouden\?afspraak=/)
  const mails = await mailsOf(options)
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail).toMatchObject({
    to: 'ada@example.org',
    replyTo: 'team@lesroute.test',
    subject: 'Bevestig je adviesgesprek',
  })
  expect(mail?.attachments).toBeUndefined()
  expect(mail?.text).toContain('maandag 23 november om 9:00 uur (Nederlandse tijd)')
  expect(mail?.text).toContain('voor 13:30 uur:\nhttps://lesroute.test/adviesgesprek/bevestigen?afspraak=')
  expect(mail?.text).not.toMatch(/Ada|Jansen|1234|Suriname|Noordwest|ada@/)
  const file = await stat(path.join(options.bookings, `${slotAt(0).id}.held.json`))
  expect([file.mode & 0o077, (await stat(options.bookings)).mode & 0o077]).toEqual([0, 0])
})

test('the address of the page that follows the form does not confirm, and the link in the mail is not in it', async () => {
  const options = await newOptions()
  const answer = await answerBooking(requestOf(formOf()), options)
  const pressed = await press(locationOf(answer), options)
  expect(locationOf(pressed)).toMatch(/^\/adviesgesprek\/bevestigen\?/)
  expect(await kindsOf(options)).toEqual(['hold'])
})

test('once confirmed, team and visitor are written what they need to know, each once, however often it is pressed', async () => {
  const options = await newOptions()
  await answerBooking(requestOf(formOf()), options)
  const link = await linkIn(options)
  const answers = await Promise.all(Array.from({ length: 5 }, () => press(link, options)))
  answers.push(await press(link, options))
  expect(new Set(answers.map(locationOf)).size).toBe(1)
  const [first] = answers
  const reference = first ? (locationOf(first).split('afspraak=')[1] ?? '') : ''
  expect(await confirmedBooking(reference, options.bookings, secret)).toMatchObject({ name: 'Ada Jansen' })
  expect(await kindsOf(options)).toEqual(['hold', 'team', 'visitor'])
  expect((await readdir(options.bookings)).filter((name) => name.includes('held'))).toEqual([])
  const [, team, visitor] = await mailsOf(options)
  expect(team).toMatchObject({ to: 'team@lesroute.test', replyTo: 'ada@example.org' })
  expect(team?.text).toContain('Regioloket: Noordwest Leert')
  expect(team?.text).toContain('Ik ben docent in Suriname.')
  expect(visitor).toMatchObject({ to: 'ada@example.org', replyTo: 'team@lesroute.test' })
  expect(visitor?.text).toContain(
    'maandag 23 november om 9:00 uur (Nederlandse tijd). Bilal belt je dan op 06 1234 5678.',
  )
  expect(visitor?.attachments?.[0]?.content).toContain('DTSTART:20261123T080000Z')
  const text = await readFile(path.join(options.bookings, `${slotAt(0).id}.json`), 'utf8')
  expect(text).not.toMatch(/network|expires/)
})

test('a mail that was never written, because the process ended, is written when the form or the button comes again', async () => {
  const options = await newOptions()
  const form = formOf()
  await answerBooking(requestOf(new URLSearchParams(form)), options)
  const link = await linkIn(options)
  await rm(options.outbox, { recursive: true })
  await answerBooking(requestOf(new URLSearchParams(form)), options)
  expect(await kindsOf(options)).toEqual(['hold'])
  await press(link, options)
  await rm(options.outbox, { recursive: true })
  await press(link, options)
  expect(await kindsOf(options)).toEqual(['team', 'visitor'])
  // The outbox forgets what it sent long ago.
  await rm(options.outbox, { recursive: true })
  expect(locationOf(await press(link, { ...options, now: slotAt(0).start }))).toMatch(confirmed)
  expect(await kindsOf(options)).toEqual([])
})

test('a hold that is not confirmed ends after half an hour: its time is free, its link works no more, its form is spent', async () => {
  const options = await newOptions()
  const form = formOf()
  await answerBooking(requestOf(new URLSearchParams(form)), options)
  const link = await linkIn(options)
  const late = { ...options, now: now + 1800 * second }
  expect([await heldSlots({ ...late, now: late.now - 1 }), await heldSlots(late)]).toEqual([1, 0])
  expect(locationOf(await press(link, late))).toMatch(/^\/adviesgesprek\/bevestigen\?/)
  expect(await problemsOf(await answerBooking(requestOf(new URLSearchParams(form)), late), late)).toEqual(['expired'])
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      answerBooking(requestOf(formOf({ email: `b${index}@example.org` })), late),
    ),
  )
  expect(answers.filter((answer) => locationOf(answer).includes('vastgehouden'))).toHaveLength(1)
  expect(locationOf(await press(link, late))).toMatch(/^\/adviesgesprek\/bevestigen\?/)
  expect(await kindsOf(late)).toEqual(['hold', 'hold'])
})

test('six networks with one form hold one time of two weeks, and write one mail', async () => {
  const options = await newOptions()
  const sealed = sealedForm(bookingForm, secret, now - 60 * second)
  const answers = await Promise.all(
    slots.flatMap((slot, index) =>
      Array.from({ length: 4 }, (_, turn) =>
        answerBooking(
          requestOf(formOf({ ...sealed, slot: slot.id, email: `b${index}-${turn}@example.org` }), {
            'x-forwarded-for': `198.18.${(index + turn) % 6}.${index}`,
          }),
          options,
        ),
      ),
    ),
  )
  expect(await heldSlots(options)).toBe(1)
  expect(await kindsOf(options)).toEqual(['hold'])
  const refused = answers.filter((answer) => locationOf(answer).includes('fout=1'))
  expect(refused).toHaveLength(answers.length - 1)
  expect(await problemsOf(refused[0] ?? new Response(), options)).toEqual(['used'])
})

test('one network holds three times at once and one address one, under all its spellings; others go on', async () => {
  const options = await newOptions()
  const from = (address: string, fields: Fields) =>
    answerBooking(requestOf(formOf(fields), { 'x-forwarded-for': address }), options)
  for (const index of [0, 1, 2])
    expect((await from(`192.0.3.${index}`, { slot: slotAt(index).id, email: `c${index}@example.org` })).status).toBe(
      303,
    )
  const refused = await from('192.0.3.77', { slot: slotAt(3).id, email: 'c3@example.org', remark: 'Blijft staan' })
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('1800')
  expect(await refused.text()).toContain('Er staat al een moment voor je vast')
  const returned = await returnedForm(cookieOf(refused), bookingForm, options)
  expect(returned).toMatchObject({ problems: ['holds'], values: { remark: 'Blijft staan', slot: slotAt(3).id } })
  for (const email of ['C0@Example.org', 'c0+twee@example.org'])
    expect((await answerBooking(requestOf(formOf({ slot: slotAt(3).id, email })), options)).status).toBe(429)
  expect(await heldSlots(options)).toBe(3)
  expect(await kindsOf(options)).toEqual(['hold', 'hold', 'hold'])
  expect((await from('192.0.4.1', { slot: slotAt(3).id, email: 'c3@example.org' })).status).toBe(303)
})

test('a network that sends everything at once gets no more than its three times', async () => {
  const options = await newOptions()
  await Promise.all(
    slots.map((slot, index) =>
      answerBooking(
        requestOf(formOf({ slot: slot.id, email: `d${index}@example.org` }), {
          'x-forwarded-for': `2001:db8:5:5::${index.toString(16)}`,
        }),
        options,
      ),
    ),
  )
  expect(await heldSlots(options)).toBeLessThanOrEqual(3)
  expect((await kindsOf(options)).length).toBeLessThanOrEqual(3)
})

test('one address has five calls to come at most', async () => {
  const options = await newOptions()
  for (let index = 0; index < 5; index += 1)
    expect(locationOf(await bookCall(options, { slot: slotAt(index).id }))).toMatch(confirmed)
  const refused = await answerBooking(requestOf(formOf({ slot: slotAt(5).id, language: 'en' })), options)
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('You already have calls booked')
  const later = { ...options, now: slotAt(0).start }
  const form = formOf({ slot: slotAt(12).id }, later.now - 60 * second)
  expect(locationOf(await answerBooking(requestOf(form), later))).toContain('vastgehouden')
})

test('a time that is booked cannot be held, nor one that overlaps it', async () => {
  const options = await newOptions()
  await bookCall(options)
  const again = formOf({ email: 'b@example.org' })
  expect(await problemsOf(await answerBooking(requestOf(again), options), options)).toEqual(['taken'])
  const long = { ...conversation, id: 'c2', duration: 40 }
  const both = { ...options, readConversations: async () => [conversation, long] }
  const [first] = offeredSlots(long.hours, 40, [], now)
  const overlapping = formOf({ email: 'b@example.org', conversation: 'c2', slot: first?.id ?? '' })
  expect(await problemsOf(await answerBooking(requestOf(overlapping), both), both)).toEqual(['taken'])
  expect(await heldSlots(both)).toBe(1)
})

test('where there is no mail server nobody is written, and the next page holds the button', async () => {
  const options = await newOptions({ sendsMail: false })
  const answer = await answerBooking(requestOf(formOf()), options)
  expect(locationOf(answer)).toMatch(/^\/adviesgesprek\/bevestigen\?afspraak=/)
  expect(await mailIds(options)).toEqual([])
  expect(locationOf(await press(locationOf(answer), options))).toMatch(confirmed)
  expect(await kindsOf(options)).toEqual(['team', 'visitor'])
})

test('a button that is pressed from elsewhere, or too often, is refused', async () => {
  const options = await newOptions()
  await answerBooking(requestOf(formOf()), options)
  const link = await linkIn(options)
  expect((await press(link, options, { 'sec-fetch-site': 'cross-site' })).status).toBe(400)
  const statuses = []
  for (let count = 0; count < 21; count += 1)
    statuses.push((await press('x', options, { 'x-forwarded-for': `198.51.101.${count}` })).status)
  expect(statuses).toEqual([...Array<number>(20).fill(303), 429])
  expect(await kindsOf(options)).toEqual(['hold'])
})

test('a name is one line and no web address, and nothing that was written is lost', async () => {
  const options = await newOptions()
  for (const name of ['Ada\nKlik op', 'Win: https://example.org/x', 'www.example.org', 'example.org/x']) {
    const answer = await answerBooking(requestOf(formOf({ name })), options)
    const returned = await returnedForm(cookieOf(answer), bookingForm, options)
    expect(returned, name).toMatchObject({ problems: ['name'], values: { name, phone: '06 1234 5678' } })
  }
  const lines = formOf({ phone: '06 1234\n5678', desk: 'a\nb', route: 'a\rb' })
  expect(await problemsOf(await answerBooking(requestOf(lines), options), options)).toEqual(['phone', 'desk', 'route'])
  await expect(readdir(options.bookings)).rejects.toThrow('ENOENT')
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
    return locationOf(await answerBooking(requestOf(formOf({ phone })), options)).includes('vastgehouden')
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

test('who sends a form again that was confirmed sees the confirmation, also when its time is offered no more', async () => {
  const options = await newOptions()
  const { start } = slotAt(0)
  const at = (moment: number) => ({ ...options, now: moment })
  const hour = 3600 * second
  const form = formOf({}, start - 5 * hour)
  await answerBooking(requestOf(new URLSearchParams(form)), at(start - 4 * hour))
  await press(await linkIn(options), at(start - 4 * hour + second))
  const again = await answerBooking(requestOf(new URLSearchParams(form)), at(start - hour))
  expect(locationOf(again)).toMatch(confirmed)
  expect(await kindsOf(options)).toEqual(['hold', 'team', 'visitor'])
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
  expect(locationOf(answer)).toBe('/adviesgesprek/vastgehouden')
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
  const reference = locationOf(await bookCall(options)).split('afspraak=')[1] ?? ''
  const link = (await linkIn(options)).split('afspraak=')[1] ?? ''
  expect(await confirmedBooking(reference, options.bookings, secret)).not.toBeNull()
  const [seal] = reference.split('.').slice(1)
  for (const other of ['', '.', link, `${slotAt(0).id}.x`, `${slotAt(1).id}.${seal}`, '../x.y'])
    expect(await confirmedBooking(other, options.bookings, secret), other).toBeNull()
})

test('bookings go thirty days after the call, and what ended and was not confirmed within the hour', async () => {
  const options = await newOptions()
  await bookCall(options)
  await answerBooking(requestOf(formOf({ slot: slotAt(1).id, email: 'b@example.org' })), options)
  const names = async () => (await readdir(options.bookings)).filter((name) => !name.startsWith('.'))
  await removePastHolds(options.bookings, now + 1800 * second - 1)
  expect(await names()).toHaveLength(2)
  await removePastHolds(options.bookings, now + 1800 * second)
  expect(await names()).toEqual([`${slotAt(0).id}.json`])
  const day = 86_400 * second
  await removePastBookings(options.bookings, slotAt(0).end + 30 * day)
  expect(await readFile(path.join(options.bookings, `${slotAt(0).id}.json`), 'utf8')).toContain('Ada')
  await removePastBookings(options.bookings, slotAt(0).end + 30 * day + 1)
  expect(await names()).toEqual([])
  // Markers have the time of the file system, not of the test.
  await removePastHolds(options.bookings, Date.now() + day)
  expect(await readdir(options.bookings)).toEqual([])
})

test('used forms are forgotten once they would be too old', async () => {
  const options = await newOptions()
  await answerBooking(requestOf(formOf()), options)
  await removeUsedForms(options.used, Date.now() + 24 * 3600 * second)
  expect(await readdir(options.used)).toHaveLength(1)
  await removeUsedForms(options.used, Date.now() + 26 * 3600 * second)
  expect(await readdir(options.used)).toEqual([])
})
