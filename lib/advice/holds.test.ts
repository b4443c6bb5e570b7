import { expect, onTestFinished, test, vi } from 'vitest'
import { returnedForm, sealedForm } from '../forms/receive.ts'
import { removeUsedForms } from '../forms/used.ts'
import { answerBooking, bookingForm } from './book.ts'
import { removePastBookings } from './bookings.ts'
import { removePastNetworks } from './call-networks.ts'
import { endForm } from './ended-forms.ts'
import { openHolds, removePastHolds, takenTimes } from './holds.ts'
import { offeredSlots } from './slots.ts'
import {
  now,
  second,
  secret,
  conversation,
  slots,
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
  press,
  bookCall,
  confirmed,
} from './call.fixture.ts'

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

// ASVS 11.1.3 11.1.5
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
  expect(refused.headers.get('refresh')).toBe('0; url=/adviesgesprek?fout=holds#fouten')
  expect(await refused.text()).toContain('Er is net al een moment vastgehouden')
  const returned = await returnedForm(cookieOf(refused), bookingForm, options)
  expect(returned).toMatchObject({ problems: ['holds'], values: { remark: 'Blijft staan', slot: slotAt(3).id } })
  for (const email of ['C0@Example.org', 'c0+twee@example.org'])
    expect((await answerBooking(requestOf(formOf({ slot: slotAt(3).id, email })), options)).status).toBe(429)
  expect(await heldSlots(options)).toBe(3)
  expect(await kindsOf(options)).toEqual(['hold', 'hold', 'hold'])
  expect((await from('192.0.4.1', { slot: slotAt(3).id, email: 'c3@example.org' })).status).toBe(303)
})

test('a browser that is refused a second hold still knows the form of its first, and no other browser does', async () => {
  const options = await newOptions()
  const first = formOf()
  const answer = await answerBooking(requestOf(first), options)
  const refusedIn = async (cookie: string | undefined) => {
    const form = requestOf(formOf({ slot: slotAt(1).id }), cookie ? { cookie: `a=b; form=${cookie}; c=d` } : {})
    const refused = await answerBooking(form, options)
    return { cookie: cookieOf(refused), returned: await returnedForm(cookieOf(refused), bookingForm, options) }
  }
  const { cookie, returned } = await refusedIn(cookieOf(answer))
  expect(returned).toMatchObject({ problems: ['holds'], sent: first.get('key') })
  expect((await refusedIn(cookie)).returned?.sent).toBe(first.get('key'))
  expect((await refusedIn(undefined)).returned).not.toHaveProperty('sent')
})

test('a form that was refused is kept until it may be sent again, and sent again holds its time for a whole half hour', async () => {
  const options = await newOptions()
  await answerBooking(requestOf(formOf()), options)
  const form = formOf({ slot: slotAt(1).id })
  const refused = await answerBooking(requestOf(new URLSearchParams(form)), options)
  const wait = Number(refused.headers.get('retry-after'))
  const after = { ...options, now: now + wait * second }
  expect(await problemsOf(refused, after)).toEqual(['holds'])
  expect(Number(/Max-Age=(\d+)/.exec(refused.headers.get('set-cookie') ?? '')?.[1])).toBeGreaterThan(wait)
  expect(locationOf(await answerBooking(requestOf(new URLSearchParams(form)), after))).toContain('vastgehouden')
  expect((await openHolds(options.bookings, after.now)).map(({ expires }) => expires)).toEqual([
    after.now + 1800 * second,
  ])
  const much = { ...options, now: now + 7200 * second }
  expect(await problemsOf(await answerBooking(requestOf(new URLSearchParams(form)), much), much)).toEqual(['expired'])
  await removePastHolds(options.bookings, much.now)
  await options.bookings.remove(`.ended-${form.get('key')}`)
  expect(await problemsOf(await answerBooking(requestOf(new URLSearchParams(form)), much), much)).toEqual(['old'])
})

test('a form that holds its time is sent again to the same page, however long ago it was refused first', async () => {
  const options = await newOptions()
  await answerBooking(requestOf(formOf()), options)
  const form = formOf({ slot: slotAt(1).id })
  const send = (seconds: number) =>
    answerBooking(requestOf(new URLSearchParams(form)), { ...options, now: now + seconds * second })
  expect((await send(0)).status).toBe(429)
  for (const seconds of [3000, 3700]) expect(locationOf(await send(seconds))).toContain('vastgehouden')
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

// ASVS 8.1.2 8.3.8
test('bookings go thirty days after the call, and what ended and was not confirmed within the hour', async () => {
  const options = await newOptions()
  await bookCall(options)
  await answerBooking(requestOf(formOf({ slot: slotAt(1).id, email: 'b@example.org' })), options)
  const names = async () => (await options.bookings.names()).filter((name) => !name.startsWith('.'))
  await removePastNetworks(options.bookings, slotAt(0).start)
  await removePastHolds(options.bookings, now + 1800 * second - 1)
  expect(await names()).toHaveLength(2)
  await removePastHolds(options.bookings, now + 1800 * second)
  expect(await names()).toEqual([`${slotAt(0).id}.json`])
  const day = 86_400 * second
  await removePastBookings(options.bookings, slotAt(0).end + 30 * day)
  expect(await options.bookings.read(`${slotAt(0).id}.json`)).toContain('Ada')
  await removePastBookings(options.bookings, slotAt(0).end + 30 * day + 1)
  expect(await names()).toEqual([])
  // Markers have the time of the file system or database, not of the test.
  await removePastHolds(options.bookings, Date.now() + day)
  expect(await options.bookings.names()).toEqual([])
})

test('used forms are forgotten once they would be too old', async () => {
  const options = await newOptions()
  await answerBooking(requestOf(formOf()), options)
  await removeUsedForms(options.used, Date.now() + 24 * 3600 * second)
  expect(await options.used.names()).toHaveLength(1)
  await removeUsedForms(options.used, Date.now() + 26 * 3600 * second)
  expect(await options.used.names()).toEqual([])
})

test('an invalid record of a hold takes its own time alone, for an hour', async () => {
  const options = await newOptions()
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => logged.mockRestore())
  await options.bookings.create(`${slotAt(0).id}.held.json`, '{"slot":')
  expect((await takenTimes(options.bookings, now)).map(({ start }) => start)).toEqual([slotAt(0).start])
  expect(locationOf(await answerBooking(requestOf(formOf({ slot: slotAt(1).id })), options))).toContain('vastgehouden')
  await removePastHolds(options.bookings, Date.now() + 3_700_000)
  expect(await takenTimes(options.bookings, Date.now())).toEqual([])
  expect(logged.mock.calls.join('')).toMatch(/the clean-up removes it/)
})

test.each([
  ['a booking', '.json', 'its time stays taken'],
  ['the network of a booking', '.network.json', 'does not count for its network'],
])('an invalid record of %s stops no other call, and the log names it', async (_case, ending, consequence) => {
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => logged.mockRestore())
  const options = await newOptions()
  const { id } = slotAt(0)
  for (const name of new Set([`${id}${ending}`, `${id}.json`])) await options.bookings.create(name, '{"slot":"x"}')
  expect(locationOf(await bookCall(options, { slot: slotAt(1).id }))).toMatch(confirmed)
  const lines = logged.mock.calls.map(([line]) => String(line)).filter((line) => line.includes(`${id}${ending}`))
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toContain(consequence)
  expect(
    await problemsOf(await answerBooking(requestOf(formOf({ email: 'b@example.org' })), options), options),
  ).toEqual(['taken'])
})

test('a time is held no longer when the form could not be accepted', async () => {
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => logged.mockRestore())
  const options = await newOptions()
  const put = () => Promise.reject(new Error('disk full'))
  const answer = await answerBooking(requestOf(formOf()), { ...options, outbox: { ...options.outbox, put } })
  expect(answer.status).toBe(503)
  expect(await heldSlots(options)).toBe(0)
})

test('a hold whose process ended before it removed it gives its time free', async () => {
  const options = await newOptions()
  await answerBooking(requestOf(formOf()), options)
  const [hold] = await openHolds(options.bookings, now)
  await endForm(options.bookings, hold?.key ?? '')
  const late = { ...options, now: Date.now() + 3600 * second }
  await removePastHolds(options.bookings, late.now)
  expect(await options.bookings.read(`${slotAt(0).id}.held.json`)).toBeNull()
})
