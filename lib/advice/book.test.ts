import { afterEach, expect, test, vi } from 'vitest'
import { brokenStorage } from '../storage/storage.fixture.ts'
import { returnedForm } from '../forms/receive.ts'
import { answerBooking, bookingForm, type AdviceOptions } from './book.ts'
import {
  now,
  second,
  slotAt,
  newOptions,
  type Fields,
  formOf,
  requestOf,
  locationOf,
  cookieOf,
  problemsOf,
  kindsOf,
  heldSlots,
  linkIn,
  mailsOf,
  press,
} from './call.fixture.ts'

afterEach(() => vi.restoreAllMocks())

// ASVS 11.1.6
test('of fifty who want the same time at once one gets it, and the other forms are returned with their values', async () => {
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
  expect(await options.bookings.names()).toEqual([`${slotAt(0).id}.held.json`])
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

// ASVS 5.2.3
test('a name is one line and no web address, and nothing that was written is lost', async () => {
  const options = await newOptions()
  for (const name of ['Ada\nKlik op', 'Win: https://example.org/x', 'www.example.org', 'example.org/x']) {
    const answer = await answerBooking(requestOf(formOf({ name })), options)
    const returned = await returnedForm(cookieOf(answer), bookingForm, options)
    expect(returned, name).toMatchObject({ problems: ['name'], values: { name, phone: '06 1234 5678' } })
  }
  const lines = formOf({ phone: '06 1234\n5678', desk: 'a\nb', route: 'a\rb' })
  expect(await problemsOf(await answerBooking(requestOf(lines), options), options)).toEqual(['phone', 'desk', 'route'])
  const linked = formOf({ desk: 'Kijk op https://example.org/p', route: '<b>x</b>' })
  expect(await problemsOf(await answerBooking(requestOf(linked), options), options)).toEqual(['desk', 'route'])
  expect(await options.bookings.names()).toEqual([])
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
  expect(await options.bookings.names()).toEqual([])
})

test('a returned form leads back to the page as it was opened, and to nothing else', async () => {
  const context = 'loket=lesgeven-in-noord&plaats=Groningen&a=x&a=y&fout=2&next=//elsewhere.example'
  const answer = await answerBooking(requestOf(formOf({ phone: '', context })), await newOptions())
  const address = new URL(locationOf(answer), 'http://localhost')
  expect([address.pathname, address.hash]).toEqual(['/adviesgesprek', '#fouten'])
  expect([...address.searchParams]).toEqual([
    ['loket', 'lesgeven-in-noord'],
    ['plaats', 'Groningen'],
    ['a', 'x'],
    ['a', 'y'],
    ['fout', '1'],
  ])
  const returned = await returnedForm(cookieOf(answer), bookingForm, await newOptions())
  expect(returned?.values).not.toHaveProperty('context')
})

// ASVS 1.5.2 5.5.1 6.2.1 8.3.7
test('what was written can be read by this site alone, for its form, for a while', async () => {
  const options = await newOptions()
  const cookie = cookieOf(await answerBooking(requestOf(formOf({ phone: '' })), options))
  expect(cookie).not.toMatch(/Jansen|ada@/)
  const open = (name: string, changes: Partial<AdviceOptions>) => returnedForm(cookie, name, { ...options, ...changes })
  expect(await open(bookingForm, {})).not.toBeNull()
  expect(await open('access', {})).toBeNull()
  expect(await open(bookingForm, { secret: 't'.repeat(32) })).toBeNull()
  expect(await open(bookingForm, { now: now + 3601 * second })).toBeNull()
  expect(await returnedForm('x.y', bookingForm, options)).toBeNull()
})

test('numbers from anywhere are telephone numbers', async () => {
  const isTaken = async (phone: string) => {
    const options = await newOptions()
    return locationOf(await answerBooking(requestOf(formOf({ phone })), options)).includes('vastgehouden')
  }
  const written = ['0612345678', '+31 6 12 34 56 78', '(020) 123-4567', '+597 8 123456']
  for (const phone of [...written, '06–12345678', '0475/12 34 56', '(+31) 6 12345678', '06‑12345678'])
    expect(await isTaken(phone), phone).toBe(true)
  for (const phone of ['', '12', 'bel mij', '06 123', '1'.repeat(20)]) expect(await isTaken(phone), phone).toBe(false)
})

test('a time that is not offered, past, or of another conversation is none', async () => {
  const options = await newOptions()
  const problems = async (fields: Fields, at = now) => {
    const answer = await answerBooking(requestOf(formOf(fields, at - 60 * second)), { ...options, now: at })
    return (await returnedForm(cookieOf(answer), bookingForm, { ...options, now: at }))?.problems
  }
  expect(await problems({ slot: '20261123T030000Z_20261123T032000Z_a1' })).toEqual(['slotNotOffered'])
  expect(await problems({ slot: '../../etc/passwd' })).toEqual(['slotNotOffered'])
  expect(await problems({ conversation: 'c2' })).toEqual(['slotNotOffered'])
  expect(await problems({}, slotAt(0).start + second)).toEqual(['slotNotOffered'])
})

// ASVS 11.1.4
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
  const hastyAndWrong = await answerBooking(requestOf(formOf({ phone: '' }, now - second)), options)
  expect((await returnedForm(cookieOf(hastyAndWrong), bookingForm, options))?.problems).toEqual(['phone'])
  const from = { 'x-forwarded-for': '203.0.113.9' }
  const answers = []
  for (let count = 0; count < 151; count += 1)
    answers.push(await answerBooking(requestOf(formOf({ name: '' }), from), options))
  const last = answers.at(-1)
  expect([answers[149]?.status, last?.status]).toEqual([303, 429])
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await last?.text()).toContain('Even wachten')
})

test('a machine is thanked and forgotten', async () => {
  const options = await newOptions()
  const answer = await answerBooking(requestOf(formOf({ website: 'https://spam.example' })), options)
  expect(locationOf(answer)).toBe('/adviesgesprek/vastgehouden')
  expect(await options.bookings.names()).toEqual([])
})

// ASVS 7.1.2
test('when nothing can be written the visitor gets an error page, and nothing personal is logged', async () => {
  const logged = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  const { bookings } = await brokenStorage()
  const answer = await answerBooking(requestOf(formOf()), await newOptions({ bookings }))
  expect(answer.status).toBe(503)
  expect(await problemsOf(answer, await newOptions())).toEqual(['notStored'])
  expect(logged.mock.calls.join('')).not.toMatch(/Ada|example\.org/)
})

test('on a sample no number is needed, and the mails say that nobody calls', async () => {
  const options = await newOptions({ isSample: true })
  const { phone: _, ...fields } = Object.fromEntries(formOf())
  const response = await answerBooking(requestOf(new URLSearchParams(fields)), options)
  expect(await problemsOf(response, options)).toEqual([])
  expect((await mailsOf(options)).map(({ text }) => text).join()).toContain('er belt niemand')
  await press(await linkIn(options), options)
  const visitor = (await mailsOf(options)).find(
    ({ to, subject }) => to === 'ada@example.org' && !/Bevestig/.test(subject),
  )
  expect(visitor?.text).toContain('er belt niemand')
  expect(visitor?.text).not.toContain('belt je')
  // The page after the confirmation promises it.
  expect(visitor?.text).toContain('https://lesroute.test/adviesgesprek/afzeggen?afspraak=')
})
